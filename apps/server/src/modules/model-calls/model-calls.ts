import type { ModelUsage } from '@recto/contract/questions';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Db } from '#kernel/database.ts';
import { EgressRefusedError } from '#kernel/guard-model.ts';
import { LanguageModelError, type ModelUsage as Tokens } from '#kernel/language-model.ts';
import type { Log } from '#kernel/log.ts';
import { makeCallMetrics, type MadeOutcome } from '#modules/model-calls/call-metrics.ts';
import type { Metrics } from '#kernel/metrics.ts';
import * as store from '#modules/model-calls/store.ts';
import type { CallKey } from '#modules/model-calls/store.ts';
import type { CallOutcome, CallPurpose } from '#modules/model-calls/tables.ts';

export interface ModelCallsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Pick<Metrics, 'counter' | 'histogram'>;
}

/** How a call is made. */
export interface CallRequest<T> {
  readonly accountId: string;
  /** `<provider>/<model>`. */
  readonly model: string;
  /** Says what it has used as soon as it knows, also where it fails afterwards. The reply has to be JSON. */
  ask(spend: (tokens: Tokens) => void): Promise<T>;
}

/** What is known of a call. Replies come as they were kept, maybe by an earlier version. */
export type CallResult<T> =
  | {
      readonly outcome: 'replied';
      readonly reply: T;
      readonly usage: ModelUsage;
      /** Who has replied, should another model be configured since. */
      readonly model: string;
    }
  | { readonly outcome: Exclude<CallOutcome, 'replied'> };

/** Calls whose replies are of no further use: all of these subjects, or one round of theirs. */
export interface SettledCalls {
  readonly purpose: CallPurpose;
  readonly subjectIds: readonly string[];
  readonly round?: string;
}

/**
 * The ledger of calls of language models. Each call is claimed before it is made, and its reply kept until it is checked, so
 * that a job that runs again neither makes nor pays for a second one: whether a provider has counted a call that broke off
 * cannot be known.
 */
export function makeModelCalls({ database, clock, log, metrics }: ModelCallsDeps) {
  const now = () => new Date(clock());
  const measureCall = makeCallMetrics(metrics);

  const toResult = async <T>(call: CallKey, row: store.CallRow): Promise<CallResult<T>> => {
    const { outcome, reply, model, input_tokens: inputTokens, output_tokens: outputTokens } = row;
    if (outcome === null) {
      await store.endCall(database.root, call, { outcome: 'interrupted', at: now() });
      return { outcome: 'interrupted' };
    }
    if (outcome !== 'replied') return { outcome };
    // It was checked before, and nothing is left to check.
    if (reply === null) return { outcome: 'interrupted' };
    const ms = Math.max(0, (row.ended_at ?? row.started_at).getTime() - row.started_at.getTime());
    return { outcome, reply: reply as T, model, usage: { inputTokens, outputTokens, ms } };
  };

  const makeCall = async <T>(
    call: CallKey,
    { model, ask }: CallRequest<T>,
    startedAt: Date,
  ): Promise<CallResult<T>> => {
    const used = { inputTokens: 0, outputTokens: 0 };
    const spend = ({ inputTokens, outputTokens }: Tokens) => {
      used.inputTokens += inputTokens;
      used.outputTokens += outputTokens;
    };
    const measure = (outcome: MadeOutcome, at: Date) =>
      measureCall({ purpose: call.purpose, outcome, ...used, ms: at.getTime() - startedAt.getTime() });
    const reply = await ask(spend).catch(async (error: unknown) => {
      const [outcome, at] = [outcomeOf(error), now()];
      measure(outcome, at);
      await store
        .endCall(database.root, call, { outcome, used, at })
        .catch((err: unknown) => log.warn({ err, call }, 'the end of a call could not be booked'));
      throw error;
    });
    const at = now();
    measure('replied', at);
    await store.endCall(database.root, call, {
      outcome: 'replied',
      reply: JSON.stringify(reply),
      used,
      at,
    });
    const ms = Math.max(0, at.getTime() - startedAt.getTime());
    return { outcome: 'replied', reply, model, usage: { ...used, ms } };
  };

  /** What an earlier attempt was told, or why it was told nothing; undefined where there was no call. */
  const recall = async <T>(call: CallKey): Promise<CallResult<T> | undefined> => {
    const row = await store.findCall(database.root, call);
    return row && toResult<T>(call, row);
  };

  return {
    recall,

    /** Makes a call where it was never claimed, else says what is known of it. Throws what `ask` throws. */
    async callOnce<T>(call: CallKey, request: CallRequest<T>): Promise<CallResult<T>> {
      const { accountId, model } = request;
      const at = now();
      if (await store.claimCall(database.root, { ...call, accountId, model, at }))
        return makeCall(call, request, at);
      // Gone with what it is about, it is of no use to anybody.
      return (await recall<T>(call)) ?? { outcome: 'interrupted' };
    },

    /** Has a call that was not made yet never be made. */
    callOff: (call: CallKey, { accountId, model }: { readonly accountId: string; readonly model: string }) =>
      store.callOff(database.root, { ...call, accountId, model, at: now() }),

    /** Drops replies that were checked or that nobody waits for any more; one that still arrives is not kept. */
    settle: (db: Db, calls: SettledCalls): Promise<void> => store.settleCalls(db, calls, now()),

    /** Every call of an account. */
    streamAll: (accountId: string) => store.streamCalls(database.root, accountId),
  };
}

function outcomeOf(error: unknown): MadeOutcome {
  return error instanceof LanguageModelError || error instanceof EgressRefusedError ? error.reason : 'failed';
}
