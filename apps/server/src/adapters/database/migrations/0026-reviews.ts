import { type Kysely, sql } from 'kysely';

/** What a person said of an answer; null while nobody has. The answer itself stays as it was worked out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table question add column review jsonb`.execute(db);
}
