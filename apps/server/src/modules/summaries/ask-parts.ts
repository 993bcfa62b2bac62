import type { ModelUsage } from '@recto/contract/questions';
import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { type GuardedModel, type Leaving, StaysInsideError } from '#kernel/guard-model.ts';
import { LanguageModelError, type ModelFailure } from '#kernel/language-model.ts';
import type { Log } from '#kernel/log.ts';
import * as store from '#modules/summaries/store.ts';

export interface AskPartsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Null where there is none, or none any more. */
  readonly model: GuardedModel | null;
  readonly modelLimits: { readonly timeoutMs: number; readonly maxTokens: number };
}

/** What a model is asked in one call. */
export interface SummaryPart<T> {
  /** Among the parts of its round. */
  readonly number: number;
  readonly instructions: string;
  readonly input: string;
  readonly reply: z.ZodType<T>;
}

export interface Asking<T> {
  readonly round: store.Round;
  readonly leaving: Leaving;
  readonly parts: readonly SummaryPart<T>[];
  /** The attempt is over: the server stops, or the job took too long. */
  readonly signal: AbortSignal;
  /** Whether somebody still waits for the summary, in whatever process it was deleted or made anew. */
  isWanted(): Promise<boolean>;
}

export interface Replies<T> {
  /** One for each part; null where there is none. */
  readonly replies: readonly (T | null)[];
  /** Who has replied, should another model be configured since; null where nobody has. */
  readonly model: string | null;
  readonly usage: ModelUsage;
}

/** All calls of a round take no longer; the job has more. */
const ROUND_MS = 600_000;
/** How often a call in flight looks whether the summary is still wanted. */
const WATCH_MS = 500;
/** The model is there, and what it said is of no use: the next part may fare better. */
const FORM_FAILURES: ReadonlySet<ModelFailure> = new Set(['invalid', 'too-long', 'declined', 'cut']);

/**
 * Asks a model part by part. Each call is claimed before it is made and its reply kept, so that a job that runs again
 * neither makes nor pays for a second one. A part without a usable reply is null; all of it is null when nobody waits for
 * it any more.
 */
export function makeAskParts({ database, clock, log, model, modelLimits }: AskPartsDeps) {
  /** What an earlier attempt was told; undefined where there was no call. */
  const findReply = async <T>(round: store.Round, { number, reply }: SummaryPart<T>) => {
    const call = await store.findCall(database.root, { round, part: number });
    if (!call) return undefined;
    const parsed = reply.safeParse(call.reply);
    return { value: parsed.success ? parsed.data : null, usage: call.usage, model: call.model };
  };

  const askPart = async <T>(
    { round, leaving }: Asking<T>,
    { number: part, ...request }: SummaryPart<T>,
    { signal, deadline }: { readonly signal: AbortSignal; readonly deadline: number },
  ) => {
    const known = await findReply(round, { number: part, ...request });
    if (known) return known;
    const timeoutMs = Math.min(modelLimits.timeoutMs, deadline - clock());
    if (!model || timeoutMs <= 0) return undefined;
    const startedAt = clock();
    const claim = { round, part, model: model.name, at: new Date(startedAt) };
    if (!(await store.claimCall(database.root, claim))) return undefined;
    const { maxTokens } = modelLimits;
    const { value, usage } = await model.generate(leaving, { ...request, timeoutMs, maxTokens, signal });
    const used = { ...usage, ms: Math.max(0, Math.round(clock() - startedAt)) };
    await store.keepReply(database.root, { round, part, reply: value, usage: used });
    return { value, usage: used, model: model.name };
  };

  const askAll = async <T>(asking: Asking<T>, signal: AbortSignal): Promise<Replies<T>> => {
    const deadline = clock() + ROUND_MS;
    const replies: (T | null)[] = [];
    const usage = { inputTokens: 0, outputTokens: 0, ms: 0 };
    let said: string | null = null;
    let isOver = false;
    for (const part of asking.parts) {
      const reply = isOver
        ? undefined
        : await askPart(asking, part, { signal, deadline }).catch((error: unknown) => {
            const reason = reasonOf(error);
            if (reason === null || reason === 'stopped') throw error;
            log.warn(
              { round: asking.round, part: part.number, model: model?.name, reason },
              'no summary of the model',
            );
            isOver = !FORM_FAILURES.has(reason as ModelFailure);
            return undefined;
          });
      replies.push(reply?.value ?? null);
      if (reply?.value) said = reply.model;
      usage.inputTokens += reply?.usage?.inputTokens ?? 0;
      usage.outputTokens += reply?.usage?.outputTokens ?? 0;
      usage.ms += reply?.usage?.ms ?? 0;
    }
    return { replies, model: said, usage };
  };

  return async <T>(asking: Asking<T>): Promise<Replies<T> | null> => {
    const unwanted = new AbortController();
    const look = () =>
      asking.isWanted().then(
        (isWanted) => isWanted || unwanted.abort(),
        (err: unknown) =>
          log.warn({ err, round: asking.round }, 'it is not known whether a summary is wanted'),
      );
    const timer = setInterval(() => void look(), WATCH_MS);
    try {
      return await askAll(asking, AbortSignal.any([asking.signal, unwanted.signal]));
    } catch (error) {
      if (unwanted.signal.aborted && !asking.signal.aborted) return null;
      throw error;
    } finally {
      clearInterval(timer);
    }
  };
}

/** Null for what is a fault of ours and worth another attempt. */
function reasonOf(error: unknown): string | null {
  return error instanceof LanguageModelError || error instanceof StaysInsideError ? error.reason : null;
}
