import { WORK_KINDS, type WorkKind } from '@recto/contract/instances';
import { fromKysely } from 'pg-boss';
import { createBoss } from '#adapters/jobs/create-boss.ts';
import { countJobs, type JobCounts } from '#patches/pg-boss/count-jobs.ts';
import { deleteJobsNaming, indexNamedIds } from '#patches/pg-boss/named-ids.ts';
import { ABANDONED, putBackActive, queuePolicy, queueSettings } from '#adapters/jobs/queues.ts';
import { type ReserveForJobs, UNLIMITED_RESERVE } from '#adapters/jobs/wait-for-storage.ts';
import { type JobAttempt, type JobsLog, Workers } from '#adapters/jobs/workers.ts';
import type { JobHandler, JobQueue } from '#kernel/define-job.ts';
import { countWaiting } from '#patches/pg-boss/count-waiting.ts';
import type { Processing, WaitingWork } from '#kernel/processing.ts';
import type { JobConnection } from '#kernel/job-connection.ts';

export interface Jobs {
  /** Usable once `start` has resolved. */
  readonly queue: JobQueue;
  /**
   * Makes the handlers' queues known and begins to work on them. A process that only enqueues passes
   * `work: false`. `beforeWork` runs when jobs can be enqueued and this process works on none yet.
   */
  start(
    handlers: readonly JobHandler[],
    options?: { readonly work?: boolean; readonly beforeWork?: () => Promise<void> },
  ): Promise<void>;
  /** The work on documents in this process. It may be paused before `start`. */
  readonly processing: Processing;
  /** Deletes every job, whatever its state, that names one of these ids in its payload, keys or faults. */
  erase(ids: readonly string[]): Promise<void>;
  /** The jobs of all processes that are not done, by kind: every kind that this process knows, and no other. */
  count(): Promise<readonly JobCounts[]>;
  /** Takes no more jobs and waits for those in flight; what is not done by the limit goes back to its queue. */
  stop(limitMs?: number): Promise<void>;
}

const STOP_LIMIT_MS = 30_000;

/** How long handlers that were told to stop may take to do so. */
const INTERRUPTED_LIMIT_MS = 2_000;

/** Looks up any job; the answer does not matter, the queue's settings are cached by it. */
const NO_JOB = '00000000-0000-4000-8000-000000000000';

const runNow = <T>(work: () => Promise<T>): Promise<T> => work();

export interface JobsOptions extends Partial<ReserveForJobs> {
  /** Told of each attempt at a job of this process when it has ended. */
  readonly onAttempt?: (attempt: JobAttempt) => void;
}

/** Background jobs on pg-boss, in the same database as the rows they work on. */
export function openJobs(
  connection: JobConnection,
  log: JobsLog,
  { onAttempt = () => {}, ...reserve }: JobsOptions = {},
): Jobs {
  const { boss, heartbeatSeconds, pollSeconds } = createBoss(connection, (name) => workers.wakeForOne(name));
  const inBackground: typeof runNow = connection.kind === 'embedded' ? connection.inBackground : runNow;
  const workers = new Workers(boss, {
    log,
    pollSeconds,
    reserve: { ...UNLIMITED_RESERVE, ...reserve },
    inBackground,
    onAttempt,
  });
  boss.on('error', (err) => log.error({ err }, 'job queue error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warning'));
  const known = new Set<string>();

  const queue: JobQueue = {
    async enqueue(trx, job, payload, options = {}) {
      // Asking pg-boss for an unknown queue inside a transaction would use the root connection.
      if (!known.has(job.name)) throw new Error(`The job queue does not know "${job.name}".`);
      const data = job.payload.parse(payload);
      const singletonKey = job.options.singleton?.(data);
      const group = job.options.group?.(data);
      const { startAfter } = options;
      await boss.send(job.name, data, {
        db: fromKysely(trx),
        ...(singletonKey === undefined ? {} : { singletonKey }),
        ...(group === undefined ? {} : { group: { id: group } }),
        ...(startAfter === undefined ? {} : { startAfter }),
      });
      if (startAfter !== undefined) workers.wakeForOneLater(job.name, startAfter * 1_000);
    },
  };

  async function addQueue(handler: JobHandler): Promise<void> {
    const { name, options } = handler;
    if (known.has(name)) throw new Error(`Two handlers work on the job "${name}".`);
    const settings = queueSettings(options, heartbeatSeconds);
    await boss.createQueue(name, { policy: queuePolicy(options), ...settings });
    // An existing queue keeps the settings of the release that made it until it is told.
    await boss.updateQueue(name, settings);
    known.add(name);
    if (options.processing) processed.set(name, options.processing);
  }

  /** The jobs of each kind of work on documents, by their names. */
  const processed = new Map<string, WorkKind>();

  const listWaiting = async (): Promise<WaitingWork[]> => {
    const byKind = new Map<WorkKind, WaitingWork>();
    for (const { name, count, oldestAt } of await countWaiting(boss, [...processed.keys()])) {
      const kind = processed.get(name);
      if (!kind) continue;
      const { count: others, oldestAt: earlier } = byKind.get(kind) ?? { count: 0, oldestAt };
      byKind.set(kind, { kind, count: count + others, oldestAt: earlier < oldestAt ? earlier : oldestAt });
    }
    return WORK_KINDS.flatMap((kind) => byKind.get(kind) ?? []);
  };

  return {
    queue,
    processing: {
      pause: () => workers.pauseProcessing(),
      resume: () => workers.resumeProcessing(),
      running: () => workers.countProcessing(),
      waiting: listWaiting,
    },
    async start(handlers, { work = true, beforeWork } = {}) {
      // With it begin the queue's own looks at the database, by timers that keep its async context.
      await inBackground(async () => void (await boss.start()));
      await indexNamedIds(boss);
      await boss.createQueue(ABANDONED, { notify: true, deleteAfterSeconds: 24 * 60 * 60 });
      for (const handler of handlers) await addQueue(handler);
      if (connection.kind === 'embedded') {
        const count = await putBackActive(boss);
        if (count > 0) log.info({ count }, 'jobs of the last run were put back');
      }
      for (const name of [ABANDONED, ...known]) await boss.findJobs(name, { id: NO_JOB });
      await beforeWork?.();
      if (!work) return;
      for (const handler of handlers) await workers.workOn(handler);
      await workers.workOnAbandoned(handlers);
    },
    erase: (ids) => deleteJobsNaming(boss, ids),
    count: () => inBackground(() => countJobs(boss, [...known])),
    async stop(limitMs = STOP_LIMIT_MS) {
      const limit = setTimeout(() => {
        workers.interrupt().then(
          (count) => log.info({ count }, 'jobs interrupted by the stop were put back'),
          (err: unknown) => log.error({ err }, 'interrupted jobs could not be put back'),
        );
      }, limitMs);
      await boss.stop({ graceful: true, timeout: limitMs + INTERRUPTED_LIMIT_MS });
      clearTimeout(limit);
    },
  };
}
