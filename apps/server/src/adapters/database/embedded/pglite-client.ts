import { Worker } from 'node:worker_threads';
import type {
  ErrorFields,
  Operation,
  QueryRows,
  Reply,
  ThreadSettings,
} from '#adapters/database/embedded/protocol.ts';

interface Waiting {
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
  #lastId = 0;
  #gone: Error | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** Starts the thread and opens the database. `onFailure` is told when the thread dies later on. */
  static async open(settings: ThreadSettings, onFailure: (error: Error) => void): Promise<PGliteClient> {
    const worker = new Worker(new URL('./pglite-thread.ts', import.meta.url), {
      workerData: settings,
      name: 'database',
      // Flags of the command that started the process are not meant for this thread.
      execArgv: [],
    });
    const client = new PGliteClient(worker);
    const ready = Promise.withResolvers<void>();
    const fail = (error: Error) => {
      ready.reject(error);
      if (client.#fail(error)) onFailure(error);
    };
    worker.on('message', (reply: Reply) => {
      if (reply.kind === 'ready') ready.resolve();
      else if (reply.kind === 'unusable') ready.reject(new EmbeddedDatabaseError(reply.error));
      else client.#receive(reply);
    });
    worker.on('error', (cause) => fail(new Error('The database thread failed.', { cause })));
    worker.on('exit', () => fail(new Error('The database thread has ended.')));
    try {
      await ready.promise;
    } catch (error) {
      client.#gone = error instanceof Error ? error : new Error(String(error));
      await worker.terminate();
      throw error;
    }
    return client;
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

  /** The whole database as a compressed archive that `ThreadSettings.dump` accepts. */
  async dump(): Promise<Uint8Array> {
    return (await this.#call({ op: 'dump' })) as Uint8Array;
  }

  async close(): Promise<void> {
    if (this.#gone) return;
    await this.#call({ op: 'close' });
    this.#gone = new Error('The database is closed.');
    await this.#worker.terminate();
  }

  #call(operation: Operation, transfer: ArrayBuffer[] = []): Promise<unknown> {
    if (this.#gone) return Promise.reject(this.#gone);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...operation, id }, transfer);
    });
  }

  #receive(reply: Extract<Reply, { kind: 'result' | 'error' | 'notification' }>): void {
    if (reply.kind === 'notification') {
      this.#listeners.get(reply.subscription)?.(reply.payload);
      return;
    }
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.kind === 'result') waiting?.resolve(reply.result);
    else waiting?.reject(new EmbeddedDatabaseError(reply.error));
  }

  /** Rejects whatever waits; false when the end was expected. */
  #fail(error: Error): boolean {
    if (this.#gone) return false;
    this.#gone = error;
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
