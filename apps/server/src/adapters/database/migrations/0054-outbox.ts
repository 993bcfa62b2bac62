import { type Kysely, sql } from 'kysely';

/**
 * Events, written in the transaction of the change that they announce, and kept for some minutes. No foreign key leads to the
 * account: its check would wait for whoever deletes that, while the transaction holds rows that the deletion waits for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table outbox_event (
      id bigint generated always as identity,
      tx xid8 not null default pg_current_xact_id(),
      account_id uuid not null,
      type text not null,
      about text[] not null,
      body jsonb,
      is_last boolean not null,
      created_at timestamptz not null default now(),
      primary key (tx, id)
    )`.execute(db);
  await sql`create index outbox_event_account_id on outbox_event (account_id)`.execute(db);
}
