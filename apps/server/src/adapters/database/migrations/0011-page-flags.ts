import { type Kysely, sql } from 'kysely';

/** What nobody sees of a page, beside it, so that a report need not open every page. Null = nothing, or not counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table page add column flags jsonb`.execute(db);
}
