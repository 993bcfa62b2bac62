import { type Kysely, sql } from 'kysely';

/** How long a file under way still takes, and how sure the text of a page is that was read from its picture. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column progress_eta integer`.execute(db);
  await sql`alter table page add column confidence smallint`.execute(db);
}
