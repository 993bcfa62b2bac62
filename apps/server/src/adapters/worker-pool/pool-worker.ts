import { Worker } from 'node:worker_threads';
import type { PageFeed } from '#adapters/worker-pool/page-feed.ts';
import type {
  TaskResult,
  ForgetMessage,
  PagesMessage,
  ReadPageMessage,
  Reply,
  Task,
  WorkerData,
} from '#adapters/worker-pool/protocol.ts';
import { ReadingError } from '#adapters/worker-pool/reading-error.ts';

export interface TaskLimits {
  /** Milliseconds until the thread's first word, which includes starting it and opening the file. */
  readonly start: number;
  /** Milliseconds between its words: the time one page may take. */
  readonly inactivityTimeout: number;
  /** Milliseconds for the whole task. */
  readonly total: number;
}

/** What goes between a task and whoever has set it. */
export interface TaskTraffic {
  readonly onPage?: ((page: ReadPageMessage) => void) | undefined;
  readonly feed?: PageFeed | undefined;
}

interface Running {
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (error: Error) => void;
  readonly traffic: TaskTraffic;
  readonly limits: TaskLimits;
  readonly expire: () => void;
  inactivityTimeout: NodeJS.Timeout;
  readonly total: NodeJS.Timeout;
}

export interface WorkerSettings {
  readonly entry: URL;
  /** Bounds JavaScript; the memory of WASM modules is not covered by it. */
  readonly maxHeapMb: number;
  /** Milliseconds without work after which the worker is ended and its memory given back. */
  readonly idleLimit: number;
  /** It keeps the priority of the server: somebody waits for what it does. */
  readonly isForQuestions?: boolean;
  /** It stays all the same while it holds indexes for the next question. */
  readonly staysWithIndexes?: boolean;
}

/** A WASM memory never shrinks, so a thread that has read much, or something large, is replaced. */
const TASKS_PER_WORKER = 40;
const HELD_BYTES_PER_WORKER = 256_000_000;

/**
 * One worker thread that does one task at a time. When a task breaks a limit, or the thread dies of it, the thread is
 * gone and the task rejected; a new thread is started with the next task.
 */
export class PoolWorker {
  readonly #settings: WorkerSettings;
  /** Read by the thread between two pages; one, while something more urgent waits. */
  readonly #hurry = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #idle: NodeJS.Timeout | undefined;
  #worker: Worker | undefined;
  #running: Running | undefined;
  #tasksDone = 0;

  constructor(settings: WorkerSettings) {
    this.#settings = settings;
  }

  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  run(task: Task, limits: TaskLimits, traffic: TaskTraffic = {}): Promise<TaskResult> {
    if (this.#running) throw new Error('the thread is busy');
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    Atomics.store(this.#hurry, 0, 0);
    return new Promise((resolve, reject) => {
      const expire = () => this.#fail(new ReadingError('timeout', 'the task took too long'));
      const inactivityTimeout = setTimeout(expire, limits.start);
      const total = setTimeout(expire, limits.total);
      this.#running = { resolve, reject, traffic, limits, expire, inactivityTimeout, total };
      const transfer = task.kind === 'answer' && task.index ? [task.index.buffer] : [];
      worker.postMessage(task, transfer);
    });
  }

  /** Has the unit of reading that is under way end with its page. */
  hurry(): void {
    Atomics.store(this.#hurry, 0, 1);
  }

  /** Has the worker, where there is one, drop what it holds. */
  forget(held: Omit<ForgetMessage, 'kind'>): void {
    this.#worker?.postMessage({ kind: 'forget', ...held } satisfies ForgetMessage);
  }

  /** Ends the worker, and the task it is at. */
  async stop(reason: Error = new ReadingError('stopped', 'the server stops')): Promise<void> {
    const worker = this.#worker;
    this.#fail(reason);
    await worker?.terminate();
  }

  #start(): Worker {
    this.#tasksDone = 0;
    const worker = new Worker(this.#settings.entry, {
      name: 'reader',
      execArgv: [],
      workerData: {
        isForQuestions: this.#settings.isForQuestions ?? false,
        hurry: this.#hurry,
      } satisfies WorkerData,
      resourceLimits: { maxOldGenerationSizeMb: this.#settings.maxHeapMb },
    });
    // What a worker says after it was given up must not be taken for its successor's words.
    const ifPresent = (react: () => void) => {
      if (worker === this.#worker) react();
    };
    worker.on('message', (reply: Reply) => ifPresent(() => this.#hear(reply)));
    worker.on('error', (error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      ifPresent(() => this.#fail(new ReadingError(isMemory ? 'memory' : 'crashed', String(error))));
    });
    worker.on('exit', () => ifPresent(() => this.#fail(new ReadingError('crashed', 'the thread has ended'))));
    worker.unref();
    return worker;
  }

  #hear(reply: Reply): void {
    const running = this.#running;
    if (!running) return;
    clearTimeout(running.inactivityTimeout);
    if (reply.kind === 'more') return void this.#feed(running);
    if (reply.kind === 'page') {
      running.inactivityTimeout = setTimeout(running.expire, running.limits.inactivityTimeout);
      running.traffic.onPage?.(reply);
      return;
    }
    this.#settle();
    this.#tasksDone += 1;
    const isWorn = this.#tasksDone >= TASKS_PER_WORKER || reply.heldBytes > HELD_BYTES_PER_WORKER;
    if (isWorn || reply.hasTrapped) this.#discard();
    if (!(this.#settings.staysWithIndexes && reply.indexBytes > 0)) this.#discardWhenIdle();
    const { result } = reply;
    if (result.kind === 'failed') running.reject(new ReadingError(result.code, result.message));
    else running.resolve(result);
  }

  /** The time until the pages are there is not the thread's. */
  async #feed(running: Running): Promise<void> {
    try {
      // Copied, to be handed over: what comes from a database may be parts of one large buffer.
      const pages = (await running.traffic.feed?.next())?.map(({ label, content }) => ({
        label,
        content: new Uint8Array(content),
      }));
      if (running !== this.#running) return;
      running.inactivityTimeout = setTimeout(running.expire, running.limits.inactivityTimeout);
      const message: PagesMessage = { kind: 'pages', pages: pages ?? null };
      this.#worker?.postMessage(
        message,
        pages?.map(({ content }) => content.buffer),
      );
    } catch (error) {
      if (running === this.#running) this.#fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  /** The worker's state is unknown from here on: it is ended, and the next task starts a new one. */
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
    void worker?.terminate();
  }

  #settle(): void {
    if (!this.#running) return;
    clearTimeout(this.#running.inactivityTimeout);
    clearTimeout(this.#running.total);
    this.#running = undefined;
  }
}
