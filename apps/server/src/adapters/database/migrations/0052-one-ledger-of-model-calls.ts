import { type Kysely, sql } from 'kysely';

/**
 * One table for the calls of language models, whatever they are for, which keeps what each has used after its reply was
 * checked. The columns that are generated are there for the references alone: a call goes with what it is about, and none
 * is claimed for something that is gone. A new purpose brings one, and joins the check.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table model_call rename to question_call`.execute(db);
  await sql`alter table question_call rename constraint model_call_pkey to question_call_pkey`.execute(db);
  await sql`
    create table model_call (
      purpose text not null,
      subject_id text not null,
      round text not null,
      part integer not null,
      account_id uuid not null references account (id) on delete cascade,
      model text not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      outcome text,
      input_tokens integer not null default 0,
      output_tokens integer not null default 0,
      reply jsonb,
      question_id text generated always as (case purpose when 'question' then subject_id end) stored
        references question (id) on delete cascade,
      batch_id text generated always as (case purpose when 'batch-summary' then subject_id end) stored
        references batch (id) on delete cascade,
      comparison_id text generated always as (case purpose when 'comparison-summary' then subject_id end) stored
        references comparison (id) on delete cascade,
      constraint model_call_subject check (num_nonnulls(question_id, batch_id, comparison_id) = 1),
      primary key (purpose, subject_id, round, part)
    )`.execute(db);
  await moveQuestionCalls(db);
  await moveSummaryCalls(db);
  await bookFinished(db);
  await sql`create index model_call_account_id on model_call (account_id, purpose, subject_id, round, part)`.execute(
    db,
  );
  await sql`create index model_call_question_id on model_call (question_id)`.execute(db);
  await sql`create index model_call_batch_id on model_call (batch_id)`.execute(db);
  await sql`create index model_call_comparison_id on model_call (comparison_id)`.execute(db);
  await sql`drop table question_call`.execute(db);
  await sql`drop table summary_call`.execute(db);
}

const TARGET = sql`model_call (purpose, subject_id, round, part, account_id, model, started_at, ended_at, outcome,
  input_tokens, output_tokens, reply)`;

/** When a call ended that began at a time. */
const endOf = (start: string, usage: string) =>
  sql`${sql.ref(start)} + coalesce((${sql.ref(usage)} ->> 'ms')::bigint, 0) * interval '1 millisecond'`;
const tokensOf = (usage: string) => sql`
  coalesce((${sql.ref(usage)} ->> 'inputTokens')::integer, 0),
  coalesce((${sql.ref(usage)} ->> 'outputTokens')::integer, 0)`;

/** Under way, or replied to and not checked yet. */
async function moveQuestionCalls(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ${TARGET}
    select 'question', asked.id, 'answer', 0, asked.account_id, call.model, call.started_at,
      case when call.draft is not null then ${endOf('call.started_at', 'call.usage')}
        when call.is_stopped then call.started_at end,
      case when call.draft is not null then 'replied' when call.is_stopped then 'called-off' end,
      ${tokensOf('call.usage')}, call.draft
    from question_call call join question asked on asked.id = call.question_id`.execute(db);
}

async function moveSummaryCalls(db: Kysely<unknown>): Promise<void> {
  for (const [purpose, about] of [
    ['batch-summary', 'batch'],
    ['comparison-summary', 'comparison'],
  ] as const)
    await sql`
      insert into ${TARGET}
      select ${purpose}, about.id, call.round_id, call.part, about.account_id::uuid, call.model, call.started_at,
        case when call.reply is not null then ${endOf('call.started_at', 'call.usage')} end,
        case when call.reply is not null then 'replied' end,
        ${tokensOf('call.usage')}, call.reply
      from summary_call call join ${sql.table(about)} about on about.id = ${sql.ref(`call.${about}_id`)}`.execute(
      db,
    );
}

/** What results have used whose calls are no longer there. Where nothing of a reply held, its model was not kept. */
async function bookFinished(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ${TARGET}
    select 'question', id, 'answer', 0, account_id,
      case when answered_by like '%/%' then answered_by else 'unknown' end,
      completed_at - coalesce((answer -> 'usage' ->> 'ms')::bigint, 0) * interval '1 millisecond', completed_at,
      'replied', coalesce((answer -> 'usage' ->> 'inputTokens')::integer, 0),
      coalesce((answer -> 'usage' ->> 'outputTokens')::integer, 0), null
    from question where completed_at is not null and answer -> 'usage' is not null
    on conflict do nothing`.execute(db);
  await sql`
    insert into ${TARGET}
    select 'batch-summary', id, 'earlier', 0, account_id, coalesce(summary ->> 'writtenBy', 'unknown'), created_at,
      created_at, 'replied', coalesce((summary -> 'usage' ->> 'inputTokens')::integer, 0),
      coalesce((summary -> 'usage' ->> 'outputTokens')::integer, 0), null
    from batch where summary -> 'usage' is not null`.execute(db);
  await sql`
    insert into ${TARGET}
    select 'comparison-summary', id, 'earlier', 0, account_id::uuid, coalesce(written ->> 'by', 'unknown'),
      completed_at, completed_at + coalesce((written -> 'usage' ->> 'ms')::bigint, 0) * interval '1 millisecond',
      'replied', coalesce((written -> 'usage' ->> 'inputTokens')::integer, 0),
      coalesce((written -> 'usage' ->> 'outputTokens')::integer, 0), null
    from comparison where completed_at is not null and written -> 'usage' is not null`.execute(db);
}
