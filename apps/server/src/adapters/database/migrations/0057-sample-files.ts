import { type Kysely, sql } from 'kysely';

/** The sample is free, and so are its questions. What was never counted as an upload came with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column is_sample boolean not null default false`.execute(db);
  await sql`
    update file set is_sample = true
    where not exists (select from usage_event where key = 'files:' || file.id)`.execute(db);
}
