import { type Kysely, sql } from 'kysely';

/** Why sessions were ended, by the hash of what their refresh tokens share. Without a reference to the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ended_session')
    .addColumn('refresh_family_hash', 'bytea', (column) => column.primaryKey())
    .addColumn('reason', 'text', (column) =>
      column.notNull().check(sql`reason in (
        'password_changed', 'password_reset', 'temporary_password', 'second_factor_changed', 'signed_out',
        'token_reused', 'account_deleted'
      )`),
    )
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ended_session_expires_at').on('ended_session').column('expires_at').execute();
}
