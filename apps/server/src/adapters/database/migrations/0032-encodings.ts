import { type Kysely, sql } from 'kysely';

/** In which a text file is read: null until it has been, and for files of other types. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column encoding text`.execute(db);
}
