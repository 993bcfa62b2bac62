import type { Db } from '#kernel/database.ts';

/** Whether the account's texts may go to outside services; undefined when there is no such account. */
export const findSendOutside = async (db: Db, accountId: string): Promise<boolean | undefined> =>
  (await db.selectFrom('account').select('send_outside').where('id', '=', accountId).executeTakeFirst())
    ?.send_outside;

/** False when there is no such account. */
export async function setSendOutside(
  db: Db,
  accountId: string,
  sendOutside: boolean,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ send_outside: sendOutside, updated_at: now })
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
