import { sql } from 'kysely';
import type { Trx } from '#kernel/database.ts';

/**
 * Whether there would be no administrator without this account. Whoever asks is alone with the question until the
 * transaction ends: of the last two, one stays.
 */
export async function isLastAdmin(trx: Trx, accountId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('recto.admins'))`.execute(trx);
  const admins = await trx.selectFrom('account').select('id').where('role', '=', 'admin').limit(2).execute();
  return admins.length === 1 && admins[0]?.id === accountId;
}

/** Everything in rows goes with it, by `on delete cascade`. */
export const deleteAccount = (trx: Trx, accountId: string) =>
  trx.deleteFrom('account').where('id', '=', accountId).execute();
