import { type Selectable, sql } from 'kysely';
import type { Db } from '#kernel/database.ts';
import type { ModelUsage } from '#kernel/language-model.ts';
import type { CallOutcome, CallPurpose, ModelCallTable } from '#modules/model-calls/tables.ts';

export type CallRow = Selectable<ModelCallTable>;

/** What a call is about. */
export interface CallSubject {
  readonly purpose: CallPurpose;
  readonly subjectId: string;
}

/** What makes a job that runs again find the call that it has made. */
export interface CallKey extends CallSubject {
  readonly round: string;
  readonly part: number;
}

/** A call that is to be made, or is not. */
export interface NewCall extends CallKey {
  readonly accountId: string;
  readonly model: string;
  readonly at: Date;
}

const KEY_COLUMNS = ['purpose', 'subject_id', 'round', 'part'] as const;

const rowOf = ({ purpose, subjectId, round, part, accountId, model, at }: NewCall) => ({
  purpose,
  subject_id: subjectId,
  round,
  part,
  account_id: accountId,
  model,
  started_at: at,
  input_tokens: 0,
  output_tokens: 0,
  reply: null,
});

/** Takes a call; false where it was taken before. */
export async function claimCall(db: Db, call: NewCall): Promise<boolean> {
  const claimed = await db
    .insertInto('model_call')
    .values({ ...rowOf(call), ended_at: null, outcome: null })
    .onConflict((conflict) => conflict.columns([...KEY_COLUMNS]).doNothing())
    .returning('part')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Takes a call so that nobody makes it; one that has ended stays as it is. */
export async function callOff(db: Db, call: NewCall): Promise<void> {
  await db
    .insertInto('model_call')
    .values({ ...rowOf(call), ended_at: call.at, outcome: 'called-off' })
    .onConflict((conflict) =>
      conflict.columns([...KEY_COLUMNS]).doUpdateSet({
        outcome: sql<CallOutcome>`coalesce(model_call.outcome, 'called-off')`,
        ended_at: sql<Date>`coalesce(model_call.ended_at, excluded.ended_at)`,
      }),
    )
    .execute();
}

export const findCall = (
  db: Db,
  { purpose, subjectId, round, part }: CallKey,
): Promise<CallRow | undefined> =>
  db
    .selectFrom('model_call')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('round', '=', round)
    .where('part', '=', part)
    .executeTakeFirst();

/** Books how a call ended, and what it has used; of one whose end was booked before only what it has used. */
export async function endCall(
  db: Db,
  { purpose, subjectId, round, part }: CallKey,
  end: {
    readonly outcome: CallOutcome;
    /** As JSON. */
    readonly reply?: string;
    readonly used?: ModelUsage;
    readonly at: Date;
  },
): Promise<void> {
  const reply = end.reply ?? null;
  await db
    .updateTable('model_call')
    .set({
      // Replies that nobody waits for any more may quote what was deleted meanwhile.
      reply: sql`case when outcome is null then ${reply}::jsonb end`,
      outcome: sql<CallOutcome>`coalesce(outcome, ${end.outcome})`,
      ended_at: sql<Date>`coalesce(ended_at, ${end.at})`,
      ...(end.used && { input_tokens: end.used.inputTokens, output_tokens: end.used.outputTokens }),
    })
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('round', '=', round)
    .where('part', '=', part)
    .execute();
}

/** Drops the replies of subjects, or of one round of theirs, and ends what is still under way. */
export async function settleCalls(
  db: Db,
  {
    purpose,
    subjectIds,
    round,
  }: { readonly purpose: CallPurpose; readonly subjectIds: readonly string[]; readonly round?: string },
  at: Date,
): Promise<void> {
  if (subjectIds.length === 0) return;
  const all = db
    .updateTable('model_call')
    .set({
      reply: null,
      outcome: sql<CallOutcome>`coalesce(outcome, 'stopped')`,
      ended_at: sql<Date>`coalesce(ended_at, ${at})`,
    })
    .where('purpose', '=', purpose)
    .where('subject_id', 'in', subjectIds)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('reply', 'is not', null)]));
  await (round === undefined ? all : all.where('round', '=', round)).execute();
}

/** Calls read from the database at once. */
const CALLS_PER_FETCH = 1_000;

/** A call without its reply. */
export type BookedCall = Omit<CallRow, 'reply'>;

/** All of an account, in the order of their keys, some at a time. */
export async function* streamCalls(db: Db, accountId: string): AsyncGenerator<BookedCall[]> {
  let last: BookedCall | undefined;
  for (;;) {
    const rows = await listCallsAfter(db, accountId, last);
    if (rows.length > 0) yield rows;
    if (rows.length < CALLS_PER_FETCH) return;
    last = rows.at(-1);
  }
}

function listCallsAfter(db: Db, accountId: string, last?: BookedCall): Promise<BookedCall[]> {
  const all = db
    .selectFrom('model_call')
    .select([...KEY_COLUMNS, 'account_id', 'model', 'started_at', 'ended_at', 'outcome'])
    .select(['input_tokens', 'output_tokens'])
    .where('account_id', '=', accountId);
  const later = last
    ? all.where(({ eb, refTuple, tuple }) =>
        eb(refTuple(...KEY_COLUMNS), '>', tuple(last.purpose, last.subject_id, last.round, last.part)),
      )
    : all;
  return later
    .orderBy('purpose')
    .orderBy('subject_id')
    .orderBy('round')
    .orderBy('part')
    .limit(CALLS_PER_FETCH)
    .execute();
}
