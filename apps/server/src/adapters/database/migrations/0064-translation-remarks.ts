import { type Kysely, sql } from 'kysely';

/** What became of sentences of a translation in its file, which goes with the export. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table export add column remarks jsonb`.execute(db);
}
