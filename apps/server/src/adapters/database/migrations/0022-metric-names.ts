import { type Kysely, sql } from 'kysely';

/** What counts were called before, and their names in the catalogue of metrics on the day of this migration. */
const RENAMED = sql`(values ('files_uploaded', 'files'), ('files_stored', 'storedFiles')) as renamed (old, new)`;

/** Counts are kept under the names by which clients know them. The key of an event begins with its metric. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update usage_event
    set metric = renamed.new, key = renamed.new || substr(key, length(renamed.old) + 1)
    from ${RENAMED} where metric = renamed.old`.execute(db);
  await sql`update usage_counter set metric = renamed.new from ${RENAMED} where metric = renamed.old`.execute(
    db,
  );
}
