import { sql } from 'kysely';
import type { Trx } from '#kernel/database.ts';

/**
 * Until the transaction ends nobody else becomes or ceases to be an administrator. Comes before the lock of any account's
 * row, or two would wait for each other.
 */
export async function holdAdmins(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('recto.admins'))`.execute(trx);
}

/**
 * Whether nobody could administer without this account; those that are switched off cannot. Whoever asks holds the
 * administrators: of the last two, one stays.
 */
export async function isLastAdmin(trx: Trx, accountId: string): Promise<boolean> {
  const admins = await trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .limit(2)
    .execute();
  return admins.length === 1 && admins[0]?.id === accountId;
}
