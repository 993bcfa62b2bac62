import { availableParallelism } from 'node:os';
import {
  type Task,
  TaskError,
  type TaskLimits,
  type TaskOptions,
  type TaskRunner,
  type TaskSettings,
} from '#kernel/define-task.ts';
import { makeIsolatedRuns } from '#adapters/worker-pool/isolated-run.ts';
import { Lanes, type PoolFigures } from '#adapters/worker-pool/lanes.ts';
import { PoolWorker } from '#adapters/worker-pool/pool-worker.ts';

export interface PoolSettings {
  /** The script of a worker; it calls `serveTasks`. */
  readonly entry: URL;
  readonly workers?: number;
  /** JavaScript heap of each worker. */
  readonly maxHeapMb?: number;
  /** Milliseconds without work after which a worker gives its memory back. */
  readonly idleLimit?: number;
  /** Milliseconds that the worker kept for questions may be at one unit before questions pass it by. */
  readonly waitMs?: number;
  /** Milliseconds without work after which the worker kept for questions is warmed up. */
  readonly warmUpAfterMs?: number;
}

type AnyOptions = TaskOptions<unknown, unknown>;

export interface WorkerPool extends TaskRunner {
  /** Runs a task that is known by its settings alone; the worker has the rest. */
  runNamed(task: TaskSettings, payload: unknown, options: AnyOptions): Promise<unknown>;
  /** The share of the workers that are at a unit, from 0 to 1. */
  load(): number;
  measure(): PoolFigures;
  close(): Promise<void>;
}

const IDLE_LIMIT_MS = 30_000;

/** How long the worker kept for questions may be at one unit before a spare one is started beside it. */
const QUESTION_WAIT_MS = 300;

/** Whoever waited for the start, and what it leaves to be compiled, go first. */
const WARM_UP_AFTER_MS = 2_000;

/**
 * A pool of worker threads for CPU work with limits: what is hostile costs one thread, never the process. It knows lanes,
 * accounts and limits, and of a task only its name; the entry lists the tasks.
 */
export function openWorkerPool(settings: PoolSettings): WorkerPool {
  const { entry, maxHeapMb = 1_024, idleLimit = IDLE_LIMIT_MS, waitMs = QUESTION_WAIT_MS } = settings;
  // Two at least: the first is kept for questions.
  const size = settings.workers ?? Math.max(2, availableParallelism());
  const ofWorkers = { entry, maxHeapMb, idleLimit };
  const workers = Array.from(
    { length: size },
    (_, index) =>
      new PoolWorker({ ...ofWorkers, isForQuestions: index === 0, staysWithKeptBytes: index === 0 }),
  );
  const spare = new PoolWorker({ ...ofWorkers, isForQuestions: true });
  const lanes = new Lanes({
    workers,
    spare,
    waitMs,
    warmUpAfterMs: settings.warmUpAfterMs ?? WARM_UP_AFTER_MS,
  });
  const isolated = makeIsolatedRuns();

  const runNamed = (task: TaskSettings, payload: unknown, options: AnyOptions): Promise<unknown> => {
    if (!options.isIsolated) return runInUnits(lanes, task, payload, options);
    if (options.input || options.loadBytes) throw new Error('a task in a process of its own has no input');
    const { name, lane, limits } = task;
    const request = { task: { name, lane, limits: { ...limits, ...options.limits } }, payload };
    return isolated.run({ ...request, account: options.account, entry: entry.href }, options);
  };

  return {
    keepWarm: ({ name, limits }) => lanes.keepWarm({ request: { task: name, payload: null }, limits }),
    // What comes back is what the task of that name returns, in the worker.
    run: <P, Result, M, I>(task: Task<P, Result, M, I>, payload: P, options: TaskOptions<M, I>) =>
      runNamed(task, payload, options as AnyOptions) as Promise<Result>,
    runNamed,
    measure: () => lanes.measure(),
    erase: (subject) => {
      for (const worker of [...workers, spare]) worker.erase(subject);
    },
    load: () => workers.filter(({ isBusy }) => isBusy).length / workers.length,
    async close() {
      await Promise.all([lanes.close(), isolated.close()]);
    },
  };
}

/** Runs a task unit by unit, each waiting for its turn. */
async function runInUnits(
  lanes: Lanes,
  { name, lane, limits: usual }: TaskSettings,
  given: unknown,
  options: AnyOptions,
): Promise<unknown> {
  const { account, onMessage, input, loadBytes, signal } = options;
  const limits: TaskLimits = { ...usual, ...options.limits };
  let payload = given;
  let isShort = options.isShort ?? false;
  let spent = 0;
  for (;;) {
    const total = limits.total - spent;
    if (total <= 0) throw new TaskError('timeout', 'the task took too long');
    const request = { task: name, payload };
    const unit = { lane: options.lane ?? lane, account, isShort, request, limits: { ...limits, total } };
    const result = await lanes.run(unit, { onMessage, input, loadBytes, signal });
    if (result.kind === 'done') return result.value;
    spent += result.ms;
    payload = result.payload;
    isShort &&= result.isShort;
  }
}
