import { type Kysely, sql } from 'kysely';

/** What kind of answer each question wants, and the value that was read from an answer: outliers are told over a whole column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table template add column columns jsonb`.execute(db);
  await sql`alter table batch add column columns jsonb`.execute(db);
  await sql`alter table batch_cell add column reading jsonb`.execute(db);
}
