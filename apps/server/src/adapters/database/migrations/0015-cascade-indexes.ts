import { type Kysely, sql } from 'kysely';

/**
 * Indexes for counting what lies in a folder and for deleting it, which look for rows by the folder alone, and for the
 * look for interrupted unlocks every half minute. The last is not on `updated_at`: that would make every progress of
 * every file write to indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index folder_parent_id on folder (parent_id)`.execute(db);
  await sql`create index file_folder_id on file (folder_id)`.execute(db);
  await sql`create index file_unlocking on file (id) where unlocking`.execute(db);
}
