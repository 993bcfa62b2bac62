import { type Kysely, sql } from 'kysely';

/** Tells apart what the summaries of a batch are made of: a summary of an earlier state is not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batch add column revision integer not null default 0`.execute(db);
}
