import { type Kysely, sql } from 'kysely';

/**
 * How two files are compared, null where nothing was asked for; the round of comparing them, which grows when they are compared
 * again; since when; and whether the sides were exchanged since a result was kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comparison
      add column options jsonb,
      add column round integer not null default 0,
      add column asked_at timestamptz,
      add column is_turned boolean not null default false`.execute(db);
}
