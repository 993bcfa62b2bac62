import { type Kysely, sql } from 'kysely';

/** What a language model was asked and has said, from before the call until its reply has been checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_call (
      question_id text primary key references question (id) on delete cascade,
      model text not null,
      started_at timestamptz not null,
      is_stopped boolean not null default false,
      draft jsonb,
      usage jsonb
    )`.execute(db);
}
