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
import type { ConnectionQueue, Priority, Turn } from '#adapters/database/embedded/connection-queue.ts';
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
  readonly turn: Turn;
  transaction: number | undefined;

  constructor(client: PGliteClient, turn: Turn) {
    this.#client = client;
    this.turn = turn;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = this.#client.query<Row>(query.sql, query.parameters, this.transaction);
    if (this.transaction === undefined) this.turn.sent();
    const { rows, affectedRows } = await answer;
    return { rows, numAffectedRows: BigInt(affectedRows) };
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

  constructor({ client, queue, priority }: EmbeddedSettings) {
    this.#client = client;
    this.#queue = queue;
    this.#priority = priority;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    return new EmbeddedConnection(this.#client, await this.#queue.acquire(this.#priority()));
  }

  async releaseConnection({ turn }: EmbeddedConnection): Promise<void> {
    turn.end();
  }

  async beginTransaction(connection: EmbeddedConnection): Promise<void> {
    connection.transaction = await this.#client.begin();
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await this.#endTransaction(connection, (transaction) => this.#client.commit(transaction));
  }

  /** Kysely also calls this after a commit that failed, which has ended the transaction itself. */
  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await this.#endTransaction(connection, (transaction) => this.#client.rollback(transaction));
  }

  async #endTransaction(
    connection: EmbeddedConnection,
    send: (transaction: number) => Promise<void>,
  ): Promise<void> {
    const { transaction, turn } = connection;
    if (transaction === undefined) return;
    connection.transaction = undefined;
    const answer = send(transaction);
    turn.sent();
    await answer;
  }

  /** The client is closed by whoever opened it. */
  async destroy(): Promise<void> {}
}
