import { Worker } from 'node:worker_threads';
import { type InputPiece, TaskError, type TaskLimits } from '#kernel/define-task.ts';
import type {
  FromWorker,
  Supply,
  TaskResult,
  ToWorker,
  UnitRequest,
  WorkerSettings,
} from '#adapters/worker-pool/protocol.ts';

/** What goes between a unit and whoever has set it. */
export interface UnitTraffic {
  readonly onMessage?: ((message: unknown) => void) | undefined;
  readonly input?: (() => Promise<InputPiece<unknown> | null>) | undefined;
  readonly loadBytes?: (() => Promise<Uint8Array>) | undefined;
}

/** So long at least between two looks at how much of a core a unit has taken. */
const MIN_CHECK_MS = 100;

/** How a unit ends that has not failed. */
export type UnitResult = Exclude<TaskResult, { kind: 'failed' }>;

interface Running {
  readonly resolve: (result: UnitResult) => void;
  readonly reject: (error: unknown) => void;
  readonly traffic: UnitTraffic;
  readonly limits: TaskLimits;
  readonly expire: () => void;
  readonly wears: boolean;
  inactivity: NodeJS.Timeout;
  /** How much was heard of it: a limit set before the last of it is over. */
  signs: number;
  readonly total: NodeJS.Timeout;
  /** Why the caller could not give what the task has asked for; the unit ends with it. */
  supplyError?: unknown;
}

export interface PoolWorkerSettings {
  readonly entry: URL;
  /** Bounds JavaScript; the memory of WASM modules is not covered by it. */
  readonly maxHeapMb: number;
  /** Milliseconds without work after which the worker is ended and its memory given back. */
  readonly idleLimit: number;
  /** It keeps the priority of the server: somebody waits for what it does. */
  readonly isForQuestions?: boolean;
  /** It stays all the same while it keeps bytes for the next question. */
  readonly staysWithKeptBytes?: boolean;
}

/**
 * A WASM memory never shrinks, so a worker that has done much, or something large, is replaced. Questions do not count:
 * they use none, and the next worker has to load their indexes, take their pages apart and compile the patterns of the
 * answer types again, while they wait in line.
 */
const UNITS_PER_WORKER = 1_000;
const HELD_BYTES_PER_WORKER = 256_000_000;

/**
 * V8 gives little of the memory for young objects back, and the worker kept for questions lives on while nothing is to do.
 * Less of it takes 180 MB off the peak of a sheet of a million cells; reading and indexing take as long as with V8's own.
 */
const YOUNG_MB = 12;

/**
 * One worker thread that does one unit at a time. When a unit breaks a limit, or the thread dies of it, the thread is
 * gone and the unit rejected; a new thread is started with the next unit.
 */
export class PoolWorker {
  readonly #settings: PoolWorkerSettings;
  /** Read by the task in the worker; one, while something more urgent waits. */
  readonly #hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #idle: NodeJS.Timeout | undefined;
  #worker: Worker | undefined;
  #running: Running | undefined;
  /** Those that wear it out. */
  #unitsDone = 0;
  /** The present thread was prepared for what it is kept for; whoever prepares it says so. */
  isWarm = false;

  constructor(settings: PoolWorkerSettings) {
    this.#settings = settings;
  }

  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  /** `wears`: it counts towards the units after which the worker is replaced. */
  run(unit: UnitRequest, limits: TaskLimits, traffic: UnitTraffic = {}, wears = true): Promise<UnitResult> {
    if (this.#running) throw new Error('the worker is busy');
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    Atomics.store(this.#hurry, 0, 0);
    return new Promise((resolve, reject) => {
      this.#post({ kind: 'run', ...unit });
      const expire = () => this.#fail(new TaskError('timeout', 'the task took too long'));
      const total = setTimeout(expire, limits.total);
      const running = { resolve, reject, traffic, limits, expire, wears, inactivity: total, signs: 0, total };
      this.#running = running;
      this.#expectSign(running, limits.start);
    });
  }

  /** Has the unit under way end at its next good place. */
  hurry(): void {
    Atomics.store(this.#hurry, 0, 1);
  }

  /** Has the worker, where there is one, drop what it keeps of a subject. */
  erase(subject: string): void {
    this.#post({ kind: 'erase', subject });
  }

  /** Ends the worker, and the unit it is at. */
  async stop(reason: Error = new TaskError('stopped', 'the server stops')): Promise<void> {
    const worker = this.#worker;
    this.#fail(reason);
    await worker?.terminate();
  }

  #start(): Worker {
    this.#unitsDone = 0;
    this.isWarm = false;
    const worker = new Worker(this.#settings.entry, {
      name: 'pool',
      execArgv: [],
      workerData: {
        isForQuestions: this.#settings.isForQuestions ?? false,
        hurry: this.#hurry,
      } satisfies WorkerSettings,
      resourceLimits: {
        maxOldGenerationSizeMb: this.#settings.maxHeapMb,
        maxYoungGenerationSizeMb: YOUNG_MB,
      },
    });
    // What a worker says after it was given up must not be taken for its successor's words.
    const ifPresent = (react: () => void) => {
      if (worker === this.#worker) react();
    };
    worker.on('message', (message: FromWorker) => ifPresent(() => this.#hear(message)));
    worker.on('error', (error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      ifPresent(() => this.#fail(new TaskError(isMemory ? 'memory' : 'crashed', String(error))));
    });
    worker.on('exit', () => ifPresent(() => this.#fail(new TaskError('crashed', 'the worker has ended'))));
    worker.unref();
    return worker;
  }

  #post(message: ToWorker, moved: readonly ArrayBuffer[] = []): void {
    this.#worker?.postMessage(message, moved);
  }

  #hear(message: FromWorker): void {
    const running = this.#running;
    if (!running) return;
    clearTimeout(running.inactivity);
    running.signs += 1;
    if (message.kind === 'ask') return void this.#supply(running, message.supply);
    if (message.kind === 'message') {
      this.#expectSign(running, running.limits.inactivityTimeout);
      running.traffic.onMessage?.(message.message);
      return;
    }
    this.#settle();
    if (running.wears) this.#unitsDone += 1;
    const isWorn = this.#unitsDone >= UNITS_PER_WORKER || message.heldBytes > HELD_BYTES_PER_WORKER;
    if (isWorn || message.isBroken) this.#discard();
    if (!(this.#settings.staysWithKeptBytes && message.keptBytes > 0)) this.#discardWhenIdle();
    const { result } = message;
    if (running.supplyError !== undefined) running.reject(running.supplyError);
    else if (result.kind === 'failed') running.reject(new TaskError(result.code, result.message));
    else running.resolve(result);
  }

  /** Waiting for it is no inactivity of the task; it counts towards `total` only. */
  async #supply(running: Running, supply: Supply): Promise<void> {
    const { input, loadBytes } = running.traffic;
    const fetch = async (): Promise<[ToWorker, readonly ArrayBuffer[]]> => {
      if (supply === 'input') {
        const piece = await input?.();
        return [{ kind: 'supplied', value: piece?.value ?? null }, piece?.moved ?? []];
      }
      if (!loadBytes) throw new Error('the task loads bytes that it was not given');
      // Copied, to be moved: what comes from a disk may be a part of one large buffer.
      const bytes = new Uint8Array(await loadBytes());
      return [{ kind: 'supplied', value: bytes }, [bytes.buffer]];
    };
    const [message, moved] = await fetch().catch((error: unknown): [ToWorker, readonly ArrayBuffer[]] => {
      running.supplyError = error ?? new Error('nothing was supplied');
      return [{ kind: 'supply-failed' }, []];
    });
    if (running !== this.#running) return;
    this.#expectSign(running, running.limits.inactivityTimeout);
    this.#post(message, moved);
  }

  /** Ends the unit unless something is heard of it before it has taken so much of a core. */
  #expectSign(running: Running, limit: number): void {
    const { expire, signs } = running;
    const before = this.#measureUse();
    const check = async () => {
      const [used, usedBefore] = [await this.#measureUse(), await before];
      if (running !== this.#running || signs !== running.signs) return;
      const left = limit - (used - usedBefore);
      if (left <= 0) expire();
      else running.inactivity = setTimeout(() => void check(), Math.max(left, MIN_CHECK_MS));
    };
    running.inactivity = setTimeout(() => void check(), limit);
  }

  /** Milliseconds of a core that the present thread has taken; none while it starts. */
  async #measureUse(): Promise<number> {
    const use = await this.#worker?.cpuUsage().catch(() => undefined);
    return use ? (use.user + use.system) / 1_000 : 0;
  }

  /** The worker's state is unknown from here on: it is ended, and the next unit starts a new one. */
  #fail(error: Error): void {
    const running = this.#running;
    this.#discard();
    this.#settle();
    running?.reject(error);
  }

  #discardWhenIdle(): void {
    this.#idle = setTimeout(() => this.#discard(), this.#settings.idleLimit);
    this.#idle.unref();
  }

  #discard(): void {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    this.isWarm = false;
    void worker?.terminate();
  }

  #settle(): void {
    if (!this.#running) return;
    clearTimeout(this.#running.inactivity);
    clearTimeout(this.#running.total);
    this.#running = undefined;
  }
}
