import { type Kysely, sql } from 'kysely';

/** The file of which one is a newer version, as its owner said at the upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column previous_file_id text references file (id) on delete set null`.execute(
    db,
  );
  await sql`create index file_previous_file_id on file (previous_file_id)`.execute(db);
}
