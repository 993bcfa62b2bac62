import { type Kysely, sql } from 'kysely';

/**
 * Attempts at processing a file that were begun, in a row, and never ended: their process died. What may have been the
 * file's doing is then tried apart from the server.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column unfinished_attempts integer not null default 0`.execute(db);
}
