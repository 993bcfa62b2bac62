import type { WorkKind } from '@recto/contract/instances';
import type { z } from 'zod';
import type { Trx } from '#kernel/database.ts';

export interface JobOptions<P> {
  /** How often a failed job is tried again before it is dead. Default 3. */
  readonly retryLimit?: number;
  /** Seconds before the first retry, up to twice as many by chance; doubled with each further one. Default 5. */
  readonly retryDelay?: number;
  /** Upper limit, in seconds, of the doubled delay. Default 300. */
  readonly retryDelayMax?: number;
  /** Seconds one attempt may take before it counts as failed and its signal is aborted. Default 900. */
  readonly expireIn?: number;
  /** Mails and what makes room may use the storage's reserve. Default `usual`. */
  readonly storageReserve?: 'usual' | 'reserve';
  /**
   * Work on documents, by its kind: operators can stop it, and it then waits in its queue. What names none, such as mails and
   * deletions, is never stopped.
   */
  readonly processing?: WorkKind;
  /**
   * Jobs with the same key collapse: while one waits, enqueueing another adds nothing. A job that is
   * already running does not count, so work that arrives meanwhile is never missed; the two may overlap.
   */
  singleton?(payload: P): string;
  /** Whose job it is (an account id), for `JobWork.groupConcurrency`. */
  group?(payload: P): string;
}

/** The name, payload and retry rules of a kind of background work; its handler lives in another file. */
export interface JobDefinition<P> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly options: JobOptions<P>;
}

export function defineJob<P extends object>(definition: {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  readonly options?: JobOptions<P>;
}): JobDefinition<P> {
  return { name: definition.name, payload: definition.payload, options: definition.options ?? {} };
}

export interface EnqueueOptions {
  /** Seconds to wait before the job may start. */
  readonly startAfter?: number;
}

export interface JobQueue {
  /**
   * Adds a job in the caller's transaction: it exists exactly when the rows it works on do.
   * The job's definition must be known to the queue at start.
   */
  enqueue<P extends object>(
    trx: Trx,
    job: JobDefinition<P>,
    payload: P,
    options?: EnqueueOptions,
  ): Promise<void>;
}

/** The part of the logger that a job gets; pino's child loggers fit it. */
export interface JobLog {
  debug(details: object, message?: string): void;
  info(details: object, message?: string): void;
  warn(details: object, message?: string): void;
  error(details: object, message?: string): void;
}

export interface JobContext {
  readonly id: string;
  /** Aborted when the attempt has taken too long or the server stops. */
  readonly signal: AbortSignal;
  readonly log: JobLog;
  /** True on the last attempt: a failure now is final. */
  readonly lastAttempt: boolean;
}

/**
 * How a process works on one kind of job. A handler can be killed at any instant and run again: its writes are upserts
 * keyed by what they describe, and a second run over finished work does nothing.
 */
export interface JobWork<P> {
  /** How many run at once in this process. Default 1. */
  readonly concurrency?: number;
  /** Somebody waits for its end: on an only connection its queries go before those of other jobs. */
  readonly isAwaited?: boolean;
  /** How many of one group run at once in this process. */
  readonly groupConcurrency?: number;
  handle(payload: P, context: JobContext): Promise<void>;
  /**
   * Called when a job is given up for good, whichever way that came about: its last attempt failed, ran
   * out of time, or its process died. The place to tell whoever waits. Run again when it fails.
   */
  abandon?(payload: P, context: JobContext): Promise<void>;
}

/** The work on one kind of job, bound to its definition: it is given what lies in the queue. */
export interface JobHandler extends JobWork<unknown> {
  readonly name: string;
  readonly options: JobOptions<object>;
}

/** Binds work to its job. The payload is parsed with the job's own schema, so a handler is given nothing else. */
export function bindJob<P extends object>(job: JobDefinition<P>, work: JobWork<P>): JobHandler {
  const { handle, abandon } = work;
  return {
    ...work,
    name: job.name,
    options: job.options,
    handle: (data, context) => handle(job.payload.parse(data), context),
    ...(abandon && { abandon: (data, context) => abandon(job.payload.parse(data), context) }),
  };
}
