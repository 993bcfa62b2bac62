import { type Kysely, sql } from 'kysely';

/** The terms of every page, for searching a whole library; `search_version` is null until a file's are written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_search (
      file_id text not null references file (id) on delete cascade,
      page integer not null,
      account_id text not null,
      terms tsvector not null,
      primary key (file_id, page)
    )`.execute(db);
  await sql`create index page_search_account on page_search (account_id)`.execute(db);
  await sql`create index page_search_terms on page_search using gin (terms)`.execute(db);
  await sql`alter table retrieval_index add column search_version integer`.execute(db);
}
