import { type Kysely, sql } from 'kysely';

/**
 * The blocks that were found on each page, as `encodeBlocks` writes them; none where the format names its own.
 * `blocks_version` is null until those of a file's pages are found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table page add column blocks bytea`.execute(db);
  await sql`alter table retrieval_index add column blocks_version integer`.execute(db);
}
