import { type Kysely, sql } from 'kysely';

/** Summaries that a language model writes: its calls while they are made, and what it has said of a comparison. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table summary_call (
      round_id text not null,
      part integer not null,
      batch_id text references batch (id) on delete cascade,
      comparison_id text references comparison (id) on delete cascade,
      model text not null,
      started_at timestamptz not null,
      reply jsonb,
      usage jsonb,
      primary key (round_id, part)
    )`.execute(db);
  await sql`create index summary_call_batch_id on summary_call (batch_id)`.execute(db);
  await sql`create index summary_call_comparison_id on summary_call (comparison_id)`.execute(db);
  await sql`alter table comparison add column written jsonb`.execute(db);
  await sql`alter table comparison_change add column written jsonb`.execute(db);
}
