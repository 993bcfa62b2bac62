import type { ModelUsage } from '@recto/contract/questions';
import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import {
  type FindCurrent,
  type GuardedModel,
  type EgressRequest,
  EgressRefusedError,
} from '#kernel/guard-model.ts';
import { LanguageModelError, type ModelFailure } from '#kernel/language-model.ts';
import type { Log } from '#kernel/log.ts';
import type { CallKey, CallPurpose, CallResult, ModelCalls } from '#modules/model-calls/index.ts';

/** The making of a summary, and what it is of. */
export interface Round {
  readonly id: string;
  readonly purpose: Exclude<CallPurpose, 'question'>;
  readonly subjectId: string;
}

export interface AskPartsDeps {
  readonly modelCalls: Pick<ModelCalls, 'recall' | 'callOnce'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
  /** Null where there is none, or none any more. */
  readonly findModel: FindCurrent<GuardedModel>;
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
  readonly round: Round;
  readonly egress: EgressRequest;
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
 * Asks a model part by part. Each part is asked for once, however often its job runs. A part without a usable reply is null; all of it is null when nobody waits for
 * it any more.
 */
export function makeAskParts({ modelCalls, clock, log, findModel, modelLimits }: AskPartsDeps) {
  const askPart = async <T>(
    { round, egress }: Asking<T>,
    { number: part, ...request }: SummaryPart<T>,
    { signal, deadline }: { readonly signal: AbortSignal; readonly deadline: number },
  ) => {
    const { id, ...subject } = round;
    const call: CallKey = { ...subject, round: id, part };
    const known = await modelCalls.recall<unknown>(call);
    if (known) return readReply(known, request.reply);
    const timeoutMs = Math.min(modelLimits.timeoutMs, deadline - clock());
    const model = timeoutMs > 0 ? await findModel() : null;
    if (!model) return undefined;
    const { maxTokens } = modelLimits;
    const said = await modelCalls.callOnce<unknown>(call, {
      accountId: egress.userId,
      model: model.name,
      ask: async (spend) => {
        const { value, usage } = await model.generate(egress, { ...request, timeoutMs, maxTokens, signal });
        spend(usage);
        return value;
      },
    });
    return readReply(said, request.reply);
  };

  const askAll = async <T>(asking: Asking<T>, signal: AbortSignal): Promise<Replies<T>> => {
    const deadline = clock() + ROUND_MS;
    const replies: (T | null)[] = [];
    const usage = { inputTokens: 0, outputTokens: 0, ms: 0 };
    let by: string | null = null;
    let isOver = false;
    for (const part of asking.parts) {
      const said = isOver
        ? undefined
        : await askPart(asking, part, { signal, deadline }).catch((error: unknown) => {
            const reason = reasonOf(error);
            if (reason === null || reason === 'stopped') throw error;
            log.warn({ round: asking.round, part: part.number, reason }, 'no summary of the model');
            isOver = !FORM_FAILURES.has(reason as ModelFailure);
            return undefined;
          });
      replies.push(said?.value ?? null);
      if (said?.value) by = said.model;
      usage.inputTokens += said?.usage.inputTokens ?? 0;
      usage.outputTokens += said?.usage.outputTokens ?? 0;
      usage.ms += said?.usage.ms ?? 0;
    }
    return { replies, model: by, usage };
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

/** A reply in the form that is asked for now; null where it has another, as an earlier version may have kept it. */
function readReply<T>(said: CallResult<unknown>, form: z.ZodType<T>) {
  if (said.outcome !== 'replied') return undefined;
  const parsed = form.safeParse(said.reply);
  return { ...said, value: parsed.success ? parsed.data : null };
}

/** Null for what is a fault of ours and worth another attempt. */
function reasonOf(error: unknown): string | null {
  return error instanceof LanguageModelError || error instanceof EgressRefusedError ? error.reason : null;
}
