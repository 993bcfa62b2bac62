import { type Kysely, sql } from 'kysely';

/** Wrong passwords no longer lock an account for everybody; tries at a mailed code are counted for each network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account drop column failed_logins, drop column locked_until`.execute(db);
  await sql`alter table one_time_code add tries_from jsonb not null default '{}'`.execute(db);
}
