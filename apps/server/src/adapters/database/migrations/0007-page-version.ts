import { type Kysely, sql } from 'kysely';

/** Pages of another version of the reader are looked for at every start, and mostly there are none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index page_version on page (extractor_version, file_id)`.execute(db);
}
