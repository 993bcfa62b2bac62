import { type Kysely, sql } from 'kysely';

/** Vectors of the passages of files, a row for each call of an embedding model. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passage_vectors (
      file_id text not null references file (id) on delete cascade,
      model text not null,
      text_version text not null,
      page integer not null,
      start integer not null,
      next_page integer,
      next_start integer,
      passages jsonb not null,
      dimensions integer not null,
      vectors bytea not null,
      input_tokens integer not null,
      created_at timestamptz not null,
      primary key (file_id, model, text_version, page, start)
    )`.execute(db);
  // Vectors do not compress.
  await sql`alter table passage_vectors alter column vectors set storage external`.execute(db);
}
