import { type Kysely, sql } from 'kysely';

/** Tells a damaged index from a whole one. Null = stored before there were hashes: such an index is made anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table retrieval_index add column sha256 text`.execute(db);
}
