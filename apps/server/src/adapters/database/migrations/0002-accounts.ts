import { type Kysely, sql } from 'kysely';

/** Accounts, their live sessions, the codes mailed to them, and what throttles have counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text')
    .addColumn('password_changed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('must_change_password', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('role', 'text', (column) =>
      column.notNull().defaultTo('user').check(sql`role in ('user', 'admin')`),
    )
    .addColumn('email_verified_at', 'timestamptz')
    .addColumn('mfa_enabled', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('customer_id', 'text')
    .addColumn('subscribed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('failed_logins', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'timestamptz')
    .addColumn('login_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('terms_accepted_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await createSession(db);
  await db.schema
    .createTable('one_time_code')
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('digest', 'bytea', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('one_time_code_pkey', ['account_id', 'purpose'])
    .execute();
  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('throttle_resets_at').on('throttle').column('resets_at').execute();
}

async function createSession(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) =>
      column.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('level', 'text', (column) =>
      column.notNull().check(sql`level in ('full', 'mfa_pending', 'password_change')`),
    )
    .addColumn('remembered', 'boolean', (column) => column.notNull())
    .addColumn('access_hash', 'bytea', (column) => column.notNull().unique())
    .addColumn('access_expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('refresh_family_hash', 'bytea', (column) => column.unique())
    .addColumn('refresh_hash', 'bytea', (column) => column.unique())
    .addColumn('refresh_expires_at', 'timestamptz')
    .addColumn('previous_refresh_hash', 'bytea')
    .addColumn('refreshed_at', 'timestamptz')
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_account_id').on('session').column('account_id').execute();
}
