import { type Kysely, sql } from 'kysely';

/** The question that another one continues. It stays named when it is deleted, so that no other one takes its place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table question add column follows text`.execute(db);
}
