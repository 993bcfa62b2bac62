import { type Kysely, sql } from 'kysely';

/** The type of the rendition that a file's pages are read from; null where they are read from the original. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column read_as text`.execute(db);
}
