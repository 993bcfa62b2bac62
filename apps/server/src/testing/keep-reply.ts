import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#kernel/database.ts';

/** Of a call that a killed server has made. */
interface KeptCall {
  readonly purpose: 'question' | 'batch-summary' | 'comparison-summary';
  readonly subjectId: string;
  readonly accountId: string;
  readonly round?: string;
  readonly part?: number;
  /** What was said; null where the kill came before. */
  readonly reply: unknown;
}

/** Has the ledger as a server leaves it that was killed before it had checked a reply, or while it waited for one. */
export async function keepReply(db: Db, call: KeptCall): Promise<void> {
  const { purpose, subjectId, accountId, round = randomUUID(), part = 0, reply } = call;
  const text = reply === null ? null : JSON.stringify(reply);
  await sql`insert into model_call
      (purpose, subject_id, round, part, account_id, model, started_at, ended_at, outcome, input_tokens, output_tokens, reply)
    values (${purpose}, ${subjectId}, ${round}, ${part}, ${accountId}, 'made/up', '2026-11-01 12:00:00Z',
      case when ${text}::jsonb is not null then timestamptz '2026-11-01 12:00:00.009Z' end,
      case when ${text}::jsonb is not null then 'replied' end, 7, 8, ${text}::jsonb)
    on conflict (purpose, subject_id, round, part) do update set model = excluded.model, started_at = excluded.started_at,
      ended_at = excluded.ended_at, outcome = excluded.outcome, input_tokens = 7, output_tokens = 8, reply = excluded.reply`.execute(
    db,
  );
}
