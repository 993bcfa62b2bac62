import { type Kysely, sql } from 'kysely';

/** What reading a file yields: its pages, how reading them went, and the index that questions search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page (
      file_id text not null references file on delete cascade,
      number integer not null check (number > 0),
      extractor_version integer not null,
      label text,
      state text not null,
      width real not null,
      height real not null,
      content bytea not null,
      primary key (file_id, number)
    )`.execute(db);
  // Compressed already: a second attempt by the database costs time and saves nothing.
  await sql`alter table page alter column content set storage external`.execute(db);
  await sql`
    create table extraction (
      file_id text primary key references file on delete cascade,
      language text,
      ms bigint not null
    )`.execute(db);
  await sql`
    create table retrieval_index (
      file_id text primary key references file on delete cascade,
      blob_key text not null,
      analyser_version integer not null,
      created_at timestamptz not null
    )`.execute(db);
}
