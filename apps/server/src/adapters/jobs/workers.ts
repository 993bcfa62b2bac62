import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { ABANDONED } from '#adapters/jobs/queues.ts';
import { type ReserveForJobs, waitForReserve } from '#adapters/jobs/wait-for-storage.ts';
import type { WorkKind } from '@recto/contract/instances';
import type { JobHandler, JobLog } from '#kernel/define-job.ts';
import type { WorkCount } from '#kernel/processing.ts';
import { isStorageFull, storageFull } from '#kernel/storage-full.ts';
import { pause, putBack } from '#patches/pg-boss/put-back.ts';

/** The logger that the queue is given; pino's fits. */
export interface JobsLog extends JobLog {
  child(bindings: object): JobLog;
}

/** A job that waits for room for longer goes back to its queue: the time that it has been given is for its work. */
const WAIT_SHARE = 1 / 2;

type InBackground = <T>(work: () => Promise<T>) => Promise<T>;

/** Workers of pg-boss that were started together. */
interface Team {
  workers: readonly string[];
  /** How many of them are at a job. */
  running: number;
}

/** One attempt at a job, for whoever counts them. */
export interface JobAttempt {
  readonly kind: string;
  readonly outcome: (typeof ATTEMPT_OUTCOMES)[number];
  readonly seconds: number;
}

/** `interrupted`: by the stop of the server, after which it runs again. */
export const ATTEMPT_OUTCOMES = ['done', 'failed', 'interrupted'] as const;

interface WorkersSettings {
  readonly log: JobsLog;
  readonly pollSeconds: number;
  readonly reserve: ReserveForJobs;
  readonly inBackground: InBackground;
  readonly onAttempt: (attempt: JobAttempt) => void;
}

/** After this long, what follows on a failed attempt has been written, and what adds a job committed. */
const SETTLED_MS = 250;

/**
 * The workers of this process. Notifications wake them when a job is added; nothing does when one is
 * left over after another, when a job or a retry has become due or when a job has been given up, and a worker
 * sleeps until its next poll however many wait. So here they are also woken for these.
 */
export class Workers {
  readonly #boss: PgBoss;
  readonly #log: JobsLog;
  readonly #pollSeconds: number;
  readonly #reserve: ReserveForJobs;
  readonly #inBackground: InBackground;
  readonly #onAttempt: WorkersSettings['onAttempt'];
  readonly #byQueue = new Map<string, Team[]>();
  readonly #inFlight = new Set<string>();
  readonly #interruption = new AbortController();
  /** Those that operators can stop. */
  readonly #processing: JobHandler[] = [];
  readonly #processed = new Map<WorkKind, number>();
  #isPaused = false;

  constructor(boss: PgBoss, { log, pollSeconds, reserve, inBackground, onAttempt }: WorkersSettings) {
    this.#boss = boss;
    this.#log = log;
    this.#pollSeconds = pollSeconds;
    this.#reserve = reserve;
    this.#inBackground = inBackground;
    this.#onAttempt = onAttempt;
  }

  /**
   * Puts the jobs in flight back and aborts their signals; returns how many there were. They go back
   * first: whatever their handlers then do, pg-boss finds no active job to settle.
   */
  async interrupt(): Promise<number> {
    const ids = [...this.#inFlight];
    if (ids.length > 0) await putBack(this.#boss, ids);
    this.#interruption.abort(new Error('The server stops.'));
    return ids.length;
  }

  async workOn(handler: JobHandler): Promise<void> {
    if (handler.options.processing) this.#processing.push(handler);
    if (!this.#isPausedFor(handler)) await this.#begin(handler);
  }

  /** Takes no more jobs that are work on documents. What runs is left to run to its end. */
  async pauseProcessing(): Promise<void> {
    if (this.#isPaused) return;
    this.#isPaused = true;
    for (const { name } of this.#processing) {
      this.#byQueue.delete(name);
      await this.#boss.offWork(name, { wait: false });
    }
  }

  /** Takes them again, beginning with those that have waited. */
  async resumeProcessing(): Promise<void> {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    for (const handler of this.#processing) await this.#begin(handler);
  }

  /** The work on documents that runs now. */
  countProcessing(): WorkCount[] {
    return [...this.#processed].flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []));
  }

  #isPausedFor({ options }: JobHandler): boolean {
    return this.#isPaused && options.processing !== undefined;
  }

  /** Fetching, working and settling happen in the async context in which the workers are begun. */
  #begin(handler: JobHandler): Promise<void> {
    return handler.isAwaited ? this.#workOn(handler) : this.#inBackground(() => this.#workOn(handler));
  }

  async #workOn(handler: JobHandler): Promise<void> {
    const { name } = handler;
    const { groupConcurrency, concurrency = 1 } = handler;
    const teamSize = Math.min(groupConcurrency ?? 1, concurrency);
    const group = groupConcurrency === undefined ? {} : { localGroupConcurrency: teamSize };
    for (let begun = 0; begun < concurrency; begun += teamSize) {
      await this.#addTeam(name, { ...group, localConcurrency: teamSize }, async (job) => {
        // It was being fetched when the pause came.
        if (this.#isPausedFor(handler)) return this.#putOff(name, job);
        try {
          await this.#counted(handler.options.processing, () => this.#runJob(handler, job));
        } catch (error) {
          if (isStorageFull(error)) await this.#putOff(name, job, this.#reserve.pauseMs);
          else this.#wakeAfterFailure(name, job);
          throw error;
        }
      });
    }
  }

  /** Tells the handlers of jobs that have been given up. */
  workOnAbandoned(handlers: readonly JobHandler[]): Promise<void> {
    return this.#inBackground(() => this.#workOnAbandoned(handlers));
  }

  async #workOnAbandoned(handlers: readonly JobHandler[]): Promise<void> {
    const byName = new Map(handlers.map((handler) => [handler.name, handler]));
    await this.#addTeam(ABANDONED, {}, async (job) => {
      const name = job.sourceName ?? 'unknown';
      const id = job.sourceId ?? job.id;
      const log = this.#log.child({ job: name, jobId: id });
      log.error({ retries: job.sourceRetryCount, reason: job.sourceOutput }, 'job given up');
      const handler = byName.get(name);
      if (!handler?.abandon) return;
      await handler.abandon(job.data, { id, signal: this.#signal(job), log, lastAttempt: true });
    });
  }

  /**
   * Workers of pg-boss that are started together, each for one job at a time. When one has done its job they all look
   * for more: which of them it was cannot be told. pg-boss lets no more jobs of a group run than there are workers in
   * a team, so teams are as large as that number, and no larger.
   */
  async #addTeam(
    queue: string,
    concurrency: { localConcurrency?: number; localGroupConcurrency?: number },
    work: (job: JobWithMetadata<object>) => Promise<void>,
  ): Promise<void> {
    const options = {
      ...concurrency,
      includeMetadata: true,
      pollingIntervalSeconds: Math.min(2, this.#pollSeconds),
      notifyPollingIntervalSeconds: this.#pollSeconds,
    } as const;
    const team: Team = { workers: [], running: 0 };
    const id = await this.#boss.work(queue, options, async ([job]: JobWithMetadata<object>[]) => {
      if (!job) return;
      this.#inFlight.add(job.id);
      team.running += 1;
      try {
        await work(job);
      } finally {
        this.#inFlight.delete(job.id);
        team.running -= 1;
        this.#wake([team]);
      }
    });
    team.workers = this.#boss.getWipData().flatMap((worker) => (worker.workId === id ? [worker.id] : []));
    this.#byQueue.set(queue, [...(this.#byQueue.get(queue) ?? []), team]);
  }

  /**
   * Has one free team look for a job that was added: all of them would be as many queries in line with all others. Where
   * none is free, whoever ends first looks anyway.
   */
  wakeForOne(queue: string): void {
    const teams = this.#byQueue.get(queue) ?? [];
    const free = teams.find(({ workers, running }) => running < workers.length);
    if (!free) return;
    // The next job is for the next team, even when this one has not fetched yet.
    this.#byQueue.set(queue, [...teams.filter((team) => team !== free), free]);
    this.#wake([free]);
  }

  /** Has one free team look when a job that was added has become due. */
  wakeForOneLater(queue: string, ms: number): void {
    setTimeout(() => this.wakeForOne(queue), ms + SETTLED_MS).unref();
  }

  #wake(teams: readonly Team[]): void {
    for (const { workers } of teams) for (const worker of workers) this.#boss.notifyWorker(worker);
  }

  async #runJob(handler: JobHandler, job: JobWithMetadata<object>): Promise<void> {
    const log = this.#log.child({ job: handler.name, jobId: job.id });
    const lastAttempt = job.retryCount >= job.retryLimit;
    const begun = performance.now();
    const end = (outcome: JobAttempt['outcome']) =>
      this.#onAttempt({ kind: handler.name, outcome, seconds: (performance.now() - begun) / 1_000 });
    try {
      const hasReserve = await waitForReserve(this.#reserve, handler.options.storageReserve ?? 'usual', {
        limitMs: job.expireInSeconds * 1000 * WAIT_SHARE,
        signal: this.#signal(job),
        onWait: () => log.warn({}, 'job waits: the storage is almost full'),
      });
      if (!hasReserve) throw storageFull();
      await handler.handle(job.data, { id: job.id, signal: this.#signal(job), log, lastAttempt });
      end('done');
    } catch (err) {
      end(this.#interruption.signal.aborted ? 'interrupted' : 'failed');
      if (this.#interruption.signal.aborted) throw err;
      log.warn({ err, attempt: job.retryCount + 1, lastAttempt }, 'job attempt failed');
      throw err;
    }
  }

  async #counted<T>(kind: WorkKind | undefined, work: () => Promise<T>): Promise<T> {
    const add = (change: number) =>
      kind && this.#processed.set(kind, (this.#processed.get(kind) ?? 0) + change);
    add(1);
    try {
      return await work();
    } finally {
      add(-1);
    }
  }

  /** Before the attempt is settled: pg-boss then finds no active job to settle. */
  async #putOff(queue: string, job: JobWithMetadata<object>, pauseMs = SETTLED_MS): Promise<void> {
    await pause(this.#boss, job.id, pauseMs).catch((err: unknown) =>
      this.#log.warn({ err, jobId: job.id }, 'a job could not be put back'),
    );
    this.#wakeLater(queue, pauseMs + SETTLED_MS);
  }

  #signal(job: JobWithMetadata<object>): AbortSignal {
    return AbortSignal.any([job.signal, this.#interruption.signal]);
  }

  #wakeAfterFailure(queue: string, job: JobWithMetadata<object>): void {
    if (job.retryCount >= job.retryLimit) {
      this.#wakeLater(ABANDONED, SETTLED_MS);
      return;
    }
    // pg-boss chooses a delay between half of this and this, so that retries do not arrive in step.
    const limit = job.retryDelayMax ?? Number.POSITIVE_INFINITY;
    const longestDelay = Math.min(limit, job.retryDelay * 2 ** (job.retryCount + 1));
    this.#wakeLater(queue, longestDelay * 1000 + SETTLED_MS);
  }

  #wakeLater(queue: string, ms: number): void {
    setTimeout(() => this.#wake(this.#byQueue.get(queue) ?? []), ms).unref();
  }
}
