import { type Kysely, sql } from 'kysely';

/**
 * Tells apart what the summaries of a batch are made of, so that one of an earlier state is not kept. How fast batches of all
 * accounts go is read from the cells that ended last.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table batch add column revision integer not null default 0`.execute(db);
  await sql`create index batch_cell_finished on batch_cell (finished_at desc) where finished_at is not null`.execute(
    db,
  );
}
