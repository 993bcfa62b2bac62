import { type Kysely, sql } from 'kysely';

/** What a question was taken to ask after the one before it; null where it stands by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table question add column follow_up jsonb`.execute(db);
}
