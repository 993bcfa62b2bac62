import { Worker } from 'node:worker_threads';
import type { Ending, ReadPageMessage, Reply, Task } from '#adapters/reader-pool/protocol.ts';
import { ReadingError } from '#adapters/reader-pool/reading-error.ts';

export interface TaskLimits {
  /** Milliseconds until the thread's first word, which includes starting it and opening the file. */
  readonly start: number;
  /** Milliseconds between its words: the time one page may take. */
  readonly silence: number;
  /** Milliseconds for the whole task. */
  readonly total: number;
}

interface Running {
  readonly resolve: (ending: Ending) => void;
  readonly reject: (error: Error) => void;
  readonly onPage: ((page: ReadPageMessage) => void) | undefined;
  readonly limits: TaskLimits;
  readonly expire: () => void;
  silence: NodeJS.Timeout;
  readonly total: NodeJS.Timeout;
}

/** JavaScript heap of a thread; the WASM memory of PDFium is capped apart. */
const HEAP_MB = 1_024;

/**
 * One worker thread that does one task at a time. When a task breaks a limit, or the thread dies of it, the thread is
 * gone and the task rejected; a new thread is started with the next task.
 */
export class ReadingThread {
  readonly #entry: URL;
  #worker: Worker | undefined;
  #running: Running | undefined;
  #tasksDone = 0;

  constructor(entry: URL) {
    this.#entry = entry;
  }

  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  /** Tasks that the present worker has finished. */
  get age(): number {
    return this.#tasksDone;
  }

  run(task: Task, limits: TaskLimits, onPage?: (page: ReadPageMessage) => void): Promise<Ending> {
    if (this.#running) throw new Error('the thread is busy');
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve, reject) => {
      const expire = () => this.#fail(new ReadingError('timeout', 'the task took too long'));
      const silence = setTimeout(expire, limits.start);
      const total = setTimeout(expire, limits.total);
      this.#running = { resolve, reject, onPage, limits, expire, silence, total };
      const transfer = 'bytes' in task ? [task.bytes.buffer] : [];
      worker.postMessage(task, transfer);
    });
  }

  /** Ends the worker, and the task it is at. */
  async stop(reason: Error = new ReadingError('stopped', 'the server stops')): Promise<void> {
    const worker = this.#worker;
    this.#fail(reason);
    await worker?.terminate();
  }

  #start(): Worker {
    this.#tasksDone = 0;
    const worker = new Worker(this.#entry, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    worker.on('message', (reply: Reply) => this.#hear(reply));
    worker.on('error', (error) => {
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(new ReadingError(isMemory ? 'memory' : 'crashed', String(error)));
    });
    worker.on('exit', () => {
      if (worker === this.#worker) this.#fail(new ReadingError('crashed', 'the thread has ended'));
    });
    worker.unref();
    return worker;
  }

  #hear(reply: Reply): void {
    const running = this.#running;
    if (!running) return;
    if (reply.kind === 'page') {
      clearTimeout(running.silence);
      running.silence = setTimeout(running.expire, running.limits.silence);
      running.onPage?.(reply);
      return;
    }
    this.#tasksDone += 1;
    this.#settle();
    if (reply.kind === 'failed') running.reject(new ReadingError(reply.code, reply.message));
    else running.resolve(reply);
  }

  /** The thread's state is unknown from here on: it is ended, and the next task starts a new one. */
  #fail(error: Error): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    const running = this.#running;
    this.#settle();
    running?.reject(error);
  }

  #settle(): void {
    if (!this.#running) return;
    clearTimeout(this.#running.silence);
    clearTimeout(this.#running.total);
    this.#running = undefined;
  }
}
