import type { Trx } from '#kernel/database.ts';

/** Notes that the account signs in from this place; whether it is the first time. */
export async function recordPlace(trx: Trx, accountId: string, digest: Buffer, now: Date): Promise<boolean> {
  const added = await trx
    .insertInto('known_place')
    .values({ account_id: accountId, digest, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (added) return true;
  await trx
    .updateTable('known_place')
    .set({ seen_at: now })
    .where('account_id', '=', accountId)
    .where('digest', '=', digest)
    .execute();
  return false;
}
