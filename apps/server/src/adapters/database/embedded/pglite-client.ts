import { Worker } from 'node:worker_threads';
import { loadEngineModules } from '#patches/pglite/engine-modules.ts';
import { InactivityWatch } from '#adapters/database/embedded/inactivity-watch.ts';
import type {
  ErrorFields,
  Operation,
  QueryRows,
  Reply,
  ThreadData,
  ThreadSettings,
} from '#adapters/database/embedded/protocol.ts';

const WORKER_ENTRY = new URL('./pglite-worker.ts', import.meta.url);

/** Milliseconds without any answer after which the database counts as lost; no statement of it can be cancelled. */
export interface ClientLimits {
  /** For the statements of requests and jobs. */
  readonly query: number;
  /** For opening, migrating, vacuuming and dumping, which grow with the database. */
  readonly maintenance: number;
}

/** Far beyond what a slow machine needs: what expires ends the process. */
const LIMITS: ClientLimits = { query: 5 * 60_000, maintenance: 60 * 60_000 };

export interface ClientOptions {
  /** The thread's program; another one in tests. */
  readonly entry?: URL;
  readonly limits?: ClientLimits;
}

interface Waiting {
  readonly op: Operation['op'] | 'open';
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** An error of the database, with PostgreSQL's fields (`code`, `constraint` …) as pg's errors have them. */
export class EmbeddedDatabaseError extends Error {
  constructor(fields: ErrorFields) {
    super(fields.message);
    this.name = 'DatabaseError';
    Object.assign(this, fields);
  }
}

/**
 * PGlite in a worker thread. Shaped like PGlite where pg-boss wants it (`query`, `exec`, `listen`);
 * transactions are opened and settled by separate calls, as Kysely's drivers need them.
 */
export class PGliteClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<number, (payload: string) => void>();
  readonly #limits: ClientLimits;
  readonly #watch: InactivityWatch;
  #lastId = 0;
  #gone: Error | undefined;
  #isMigrating = false;

  private constructor(worker: Worker, limits: ClientLimits, onFailure: (error: Error) => void) {
    this.#worker = worker;
    this.#limits = limits;
    this.#watch = new InactivityWatch(
      limits.query,
      () => this.#longestWait(),
      (limitMs) => {
        const seconds = Math.round(limitMs / 1000);
        onFailure(new Error(`The database has not answered for ${seconds} seconds.`));
        void worker.terminate();
      },
    );
  }

  /** Starts the thread and opens the database. `onFailure` is told when the thread dies later on. */
  static async open(
    settings: ThreadSettings,
    onFailure: (error: Error) => void,
    { entry = WORKER_ENTRY, limits = LIMITS }: ClientOptions = {},
  ): Promise<PGliteClient> {
    const data: ThreadData = { settings, engine: await loadEngineModules() };
    const worker = new Worker(entry, {
      workerData: data,
      name: 'database',
      // Flags of the command that started the process are not meant for this thread.
      execArgv: [],
    });
    const fail = (error: Error) => {
      if (client.#fail(error) && isReady) onFailure(error);
    };
    const client = new PGliteClient(worker, limits, fail);
    let isReady = false;
    const opening = client.#wait(0, 'open');
    worker.on('message', (reply: Reply) => {
      if (reply.kind === 'died') fail(new EmbeddedDatabaseError(reply.error));
      else client.#receive(reply);
    });
    worker.on('error', (cause) => fail(new Error('The database thread failed.', { cause })));
    worker.on('exit', () => fail(new Error('The database thread has ended.')));
    try {
      await opening;
      isReady = true;
    } catch (error) {
      client.#fail(error instanceof Error ? error : new Error(String(error)));
      await worker.terminate();
      throw error;
    }
    return client;
  }

  /** Runs migrations: their statements may take as long as the database is large. */
  async migrate<T>(work: () => Promise<T>): Promise<T> {
    this.#isMigrating = true;
    try {
      return await work();
    } finally {
      this.#isMigrating = false;
    }
  }

  async query<Row = Record<string, unknown>>(
    sql: string,
    parameters: readonly unknown[] = [],
    transaction?: number,
  ): Promise<{ rows: Row[]; affectedRows: number }> {
    const own = parameters.map(ownParameter);
    const transfer = own.flatMap((value) =>
      value instanceof Uint8Array ? [value.buffer as ArrayBuffer] : [],
    );
    const operation = { op: 'query', sql, parameters: own } as const;
    const request = transaction === undefined ? operation : { ...operation, transaction };
    // The border to SQL: the caller states what its rows look like.
    return (await this.#call(request, transfer)) as { rows: Row[]; affectedRows: number };
  }

  /** Runs statements without parameters, outside any transaction. */
  async exec(sql: string): Promise<QueryRows[]> {
    return (await this.#call({ op: 'script', sql })) as QueryRows[];
  }

  /** Opens a transaction, waiting for the one before it; the number names it in `query`. */
  async begin(): Promise<number> {
    const id = this.#lastId + 1;
    await this.#call({ op: 'begin' });
    return id;
  }

  async commit(transaction: number): Promise<void> {
    await this.#call({ op: 'commit', transaction });
  }

  async rollback(transaction: number): Promise<void> {
    await this.#call({ op: 'rollback', transaction });
  }

  /** Calls back with the payload of each notification until the returned function is called. */
  async listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
    const subscription = this.#lastId + 1;
    this.#listeners.set(subscription, callback);
    await this.#call({ op: 'listen', channel });
    return async () => {
      this.#listeners.delete(subscription);
      if (!this.#gone) await this.#call({ op: 'unlisten', subscription });
    };
  }

  /** The whole database as an archive that `ThreadSettings.dump` accepts. */
  async dump(): Promise<Uint8Array> {
    return (await this.#call({ op: 'dump' })) as Uint8Array;
  }

  async close(): Promise<void> {
    if (this.#gone) return;
    await this.#call({ op: 'close' });
    this.#fail(new Error('The database is closed.'));
    await this.#worker.terminate();
  }

  #call(operation: Operation, transfer: ArrayBuffer[] = []): Promise<unknown> {
    if (this.#gone) return Promise.reject(this.#gone);
    this.#lastId += 1;
    const answer = this.#wait(this.#lastId, operation.op);
    this.#worker.postMessage({ ...operation, id: this.#lastId }, transfer);
    return answer;
  }

  #wait(id: number, op: Waiting['op']): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(id, { op, resolve, reject }));
  }

  #receive(reply: Exclude<Reply, { kind: 'died' }>): void {
    this.#watch.reset();
    if (reply.kind === 'notification') {
      this.#listeners.get(reply.subscription)?.(reply.payload);
      return;
    }
    const id = 'id' in reply ? reply.id : 0;
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if ('error' in reply) waiting?.reject(new EmbeddedDatabaseError(reply.error));
    else waiting?.resolve('result' in reply ? reply.result : undefined);
  }

  /** How long may be waited for what is awaited now: of several things nobody knows which one takes the time. */
  #longestWait(): number {
    if (this.#waiting.size === 0) return 0;
    const isShort = ({ op }: Waiting) => op !== 'open' && op !== 'script' && op !== 'dump' && op !== 'close';
    const allShort = !this.#isMigrating && [...this.#waiting.values()].every(isShort);
    return allShort ? this.#limits.query : this.#limits.maintenance;
  }

  /** Rejects whatever waits; false when the end was expected. */
  #fail(error: Error): boolean {
    if (this.#gone) return false;
    this.#gone = error;
    this.#watch.stop();
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    return true;
  }
}

/** A copy that can be moved to the thread: a Buffer may be a small window on a large shared one. */
function ownParameter(value: unknown): unknown {
  if (value instanceof Uint8Array) return new Uint8Array(value);
  return value === undefined ? null : value;
}
