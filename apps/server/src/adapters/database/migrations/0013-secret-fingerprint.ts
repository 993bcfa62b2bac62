import { type Kysely, sql } from 'kysely';

/** Which secret the installation was last started with, so that a lost one is noticed. Null = started by no server that tells. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table installation add column secret_fingerprint text`.execute(db);
}
