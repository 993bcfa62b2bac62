import { type Kysely, sql } from 'kysely';

/** Folders and files. Their ids are opaque text to the database: whatever a client sends may be looked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table folder (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      parent_id text references folder on delete cascade,
      name text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index folder_parent on folder (account_id, parent_id, name)`.execute(db);
  await sql`
    create table file (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      folder_id text references folder on delete cascade,
      name text not null,
      type text not null,
      size bigint not null check (size > 0),
      lang text not null,
      hash text not null,
      status text not null check (status in ('waiting', 'processing', 'complete', 'failed')),
      stages_completed smallint not null check (stages_completed between 0 and 6),
      pages integer,
      progress_page integer,
      progress_of integer,
      error_customer text,
      error_internal text,
      error_code text,
      unlocking boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index file_folder on file (account_id, folder_id, created_at desc)`.execute(db);
  // The same bytes twice in one account are one file, however fast the second click; a failed one may come again.
  await sql`create unique index file_content on file (account_id, hash) where status <> 'failed'`.execute(db);
}
