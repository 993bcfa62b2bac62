import { type Kysely, sql } from 'kysely';

/**
 * What accounts have used. An event's key is the id of the work it counts, so work done twice counts
 * once; the counter is what limits are compared with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('usage_event')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('usage_event_account')
    .on('usage_event')
    .columns(['account_id', 'metric', 'period'])
    .execute();
  await db.schema
    .createTable('usage_counter')
    .addColumn('account_id', 'uuid', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull().check(sql`used >= 0`))
    .addPrimaryKeyConstraint('usage_counter_pkey', ['account_id', 'metric', 'period'])
    .execute();
}
