import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { ConnectionQueue, Priority } from '#adapters/database/embedded/connection-queue.ts';
import type { PGliteClient } from '#adapters/database/embedded/pglite-client.ts';

interface EmbeddedSettings {
  readonly client: PGliteClient;
  readonly queue: ConnectionQueue;
  /** Of whatever the current async context is doing. */
  readonly priority: () => Priority;
}

/**
 * Kysely on the database thread. Kysely's own PGlite dialect puts its lock before the driver, where a
 * query that can never get it waits for ever; here the lock is in the driver, behind the guard.
 */
export function embeddedDialect(settings: EmbeddedSettings): Dialect {
  return {
    createAdapter: () => new EmbeddedAdapter(),
    createDriver: () => new EmbeddedDriver(settings),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class EmbeddedAdapter extends PostgresAdapter {
  // A migrator holds the only connection while it works, so nobody else can migrate.
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class EmbeddedConnection implements DatabaseConnection {
  readonly #client: PGliteClient;
  transaction: number | undefined;

  constructor(client: PGliteClient) {
    this.#client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#client.query<Row>(query.sql, query.parameters, this.transaction);
    return { rows: result.rows, numAffectedRows: BigInt(result.affectedRows) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database cannot stream rows; read them in pages.');
  }
}

class EmbeddedDriver implements Driver {
  readonly #client: PGliteClient;
  readonly #queue: ConnectionQueue;
  readonly #priority: () => Priority;
  readonly #connection: EmbeddedConnection;
  /** Of the turn that holds the connection. */
  #held: Priority = 'interactive';

  constructor({ client, queue, priority }: EmbeddedSettings) {
    this.#client = client;
    this.#queue = queue;
    this.#priority = priority;
    this.#connection = new EmbeddedConnection(client);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const priority = this.#priority();
    await this.#queue.acquire(priority);
    this.#held = priority;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#queue.release(this.#held);
  }

  async beginTransaction(): Promise<void> {
    this.#connection.transaction = await this.#client.begin();
  }

  async commitTransaction(): Promise<void> {
    const transaction = this.#endTransaction();
    if (transaction !== undefined) await this.#client.commit(transaction);
  }

  /** Kysely also calls this after a commit that failed, which has ended the transaction itself. */
  async rollbackTransaction(): Promise<void> {
    const transaction = this.#endTransaction();
    if (transaction !== undefined) await this.#client.rollback(transaction);
  }

  #endTransaction(): number | undefined {
    const transaction = this.#connection.transaction;
    this.#connection.transaction = undefined;
    return transaction;
  }

  /** The client is closed by whoever opened it. */
  async destroy(): Promise<void> {}
}
