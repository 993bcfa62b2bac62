import { type Kysely, sql } from 'kysely';

/**
 * Exports, whose files are blobs. They go with the batch or with any of the files that they tell of; one of a conversation is
 * given no more once a question of it is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table export (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      kind text not null,
      source_id text not null,
      batch_id text references batch on delete cascade,
      format text not null,
      options jsonb not null,
      name text not null,
      status text not null,
      done integer not null,
      total integer not null,
      size bigint,
      error text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index export_account on export (account_id, created_at desc, id desc)`.execute(db);
  await sql`create index export_batch on export (batch_id)`.execute(db);
  await sql`create index export_expires on export (expires_at)`.execute(db);
  await sql`
    create table export_file (
      export_id text not null references export on delete cascade,
      file_id text not null references file on delete cascade,
      primary key (export_id, file_id)
    )`.execute(db);
  await sql`create index export_file_file on export_file (file_id)`.execute(db);
}
