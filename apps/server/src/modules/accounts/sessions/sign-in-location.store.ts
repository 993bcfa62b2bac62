import type { Db, Trx } from '#kernel/database.ts';

interface SignInLocation {
  readonly digest: Buffer;
  /** What the same place was called before the installation's secret was changed. */
  readonly formerDigests: readonly Buffer[];
}

/** Whether the account has any of these places. */
export async function hasKnownLocation(
  db: Db,
  accountId: string,
  digests: readonly Buffer[],
): Promise<boolean> {
  const row = await db
    .selectFrom('known_place')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('digest', 'in', digests)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the account signs in from this place; whether it is the first time. */
export async function recordLocation(
  trx: Trx,
  accountId: string,
  { digest, formerDigests }: SignInLocation,
  now: Date,
): Promise<boolean> {
  const added = await trx
    .insertInto('known_place')
    .values({ account_id: accountId, digest, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (added) return !(await eraseLocations(trx, accountId, formerDigests));
  await trx
    .updateTable('known_place')
    .set({ seen_at: now })
    .where('account_id', '=', accountId)
    .where('digest', '=', digest)
    .execute();
  return false;
}

/** Whether there were any. */
async function eraseLocations(trx: Trx, accountId: string, digests: readonly Buffer[]): Promise<boolean> {
  if (digests.length === 0) return false;
  const rows = await trx
    .deleteFrom('known_place')
    .where('account_id', '=', accountId)
    .where('digest', 'in', digests)
    .returning('account_id')
    .execute();
  return rows.length > 0;
}
