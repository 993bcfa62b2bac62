import { type Kysely, sql } from 'kysely';

/** Exports of comparisons, which go with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table export add column comparison_id text references comparison on delete cascade`.execute(
    db,
  );
  await sql`create index export_comparison on export (comparison_id)`.execute(db);
}
