import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { Background } from '#adapters/database/background.ts';
import { makeFileCopy, SETTLED_MS } from '#adapters/database/backup/copy-files.ts';
import { ConnectionQueue, type Priority } from '#adapters/database/embedded/connection-queue.ts';
import { embeddedDialect } from '#adapters/database/embedded/embedded-dialect.ts';
import { openEmbedded } from '#adapters/database/embedded/open-embedded.ts';
import { PGliteClient } from '#adapters/database/embedded/pglite-client.ts';
import { type DatabaseLog, makeDatabase } from '#adapters/database/make-database.ts';
import { isAway, unreachable } from '#adapters/database/map-database-error.ts';
import { migrate } from '#adapters/database/migrate.ts';
import {
  dropUnanswered,
  MIGRATION_LIMITS,
  openPool,
  QUERY_LIMITS,
} from '#adapters/database/open-postgres.ts';
import type { Database } from '#kernel/database.ts';
import type { JobConnection } from '#kernel/job-connection.ts';

export type DatabaseSettings =
  | { readonly kind: 'embedded'; readonly folder: string }
  | { readonly kind: 'postgres'; readonly url: string }
  | { readonly kind: 'memory'; readonly dump?: Uint8Array };

export interface DatabaseOptions {
  readonly log: DatabaseLog;
  /** Told when the embedded database's thread has died: nothing works without it, so the process must end. */
  readonly onFailure?: (error: Error) => void;
}

export interface OpenDatabase {
  readonly database: Database;
  readonly jobs: JobConnection;
  /** The pool of a PostgreSQL server, for what listens beside the queries. */
  readonly pool?: pg.Pool;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** How many statements that somebody waits for have no connection yet. */
  waiting(): number;
  /** Connections that are in use, of how many there may be. */
  connections(): { readonly busy: number; readonly most: number };
  /** An archive of an embedded database, for `{ kind: 'memory', dump }`. */
  dump?(): Promise<Uint8Array>;
  /** Copies the files of an embedded database as they are at one moment, while it goes on working but for that moment. */
  snapshot?(target: string): Promise<Snapshot>;
  close(): Promise<void>;
}

export interface Snapshot {
  readonly bytes: number;
  /** For how long no statement was begun. */
  readonly pauseMs: number;
}

/** Autovacuum does not run inside PGlite. */
const VACUUM_INTERVAL_MS = 60 * 60 * 1000;

/** Rounds of copying before the last one. */
const ROUNDS_BESIDE_WORK = 2;

/** Opens the database and brings its schema up to date. */
export async function openDatabase(
  settings: DatabaseSettings,
  options: DatabaseOptions,
): Promise<OpenDatabase> {
  if (settings.kind === 'postgres') return openServer(settings.url, options.log);
  const onFailure = options.onFailure ?? ((err) => options.log.error({ err }, 'database lost'));
  if (settings.kind === 'embedded') {
    const { client, close } = await openEmbedded(settings.folder, onFailure);
    return openThread(client, close, options.log, { files: join(settings.folder, 'database') });
  }
  const client = await PGliteClient.open(settings.dump ? { dump: settings.dump } : {}, onFailure);
  return openThread(client, () => client.close(), options.log, {});
}

async function openServer(url: string, log: DatabaseLog): Promise<OpenDatabase> {
  const migrating = openPool(url, MIGRATION_LIMITS, log);
  try {
    await updateSchema(makeDatabase(new PostgresDialect({ pool: migrating }), log).database, log);
  } catch (error) {
    throw isAway(error) ? unreachable(error) : error;
  } finally {
    await migrating.end();
  }
  const pool = openPool(url, QUERY_LIMITS, log);
  const { database } = makeDatabase(new PostgresDialect({ pool: dropUnanswered(pool) }), log);
  return {
    database,
    jobs: { kind: 'postgres', url },
    pool,
    ping: () => ping(database),
    waiting: () => pool.waitingCount,
    connections: () => ({ busy: pool.totalCount - pool.idleCount, most: QUERY_LIMITS.connections }),
    close: () => pool.end(),
  };
}

async function openThread(
  client: PGliteClient,
  closeClient: () => Promise<void>,
  log: DatabaseLog,
  { files }: { readonly files?: string },
): Promise<OpenDatabase> {
  const queue = new ConnectionQueue();
  const background = new Background();
  const priority = (): Priority => (background.isInside ? 'background' : 'interactive');
  const { database, guard } = makeDatabase(embeddedDialect({ client, queue, priority }), log, background);
  try {
    await client.migrate(() => updateSchema(database, log));
  } catch (error) {
    await closeClient();
    throw error;
  }
  const stopVacuum = files !== undefined ? startVacuum(client, queue, log) : async () => {};
  const jobs = {
    query: <Row>(text: string, values?: unknown[]) =>
      queue.run(priority(), () => client.query<Row>(text, values)),
    exec: (text: string) => queue.run(priority(), () => client.exec(text)),
    listen: (channel: string, callback: (payload: string) => void) => client.listen(channel, callback),
  };
  return {
    database,
    jobs: {
      kind: 'embedded',
      client: jobs,
      inBackground: database.inBackground,
      assertOutsideTransaction: (what) => guard.assertOutside(what),
    },
    ping: () => ping(database),
    waiting: () => queue.waiting,
    connections: () => ({ busy: queue.isBusy ? 1 : 0, most: 1 }),
    dump: () => client.dump(),
    ...(files !== undefined && { snapshot: (target) => takeSnapshot({ client, queue, files }, target) }),
    close: async () => {
      await stopVacuum();
      await closeClient();
    },
  };
}

async function updateSchema(database: Database, log: DatabaseLog): Promise<void> {
  const applied = await migrate(database.root);
  if (applied.length > 0) log.info({ applied }, 'database schema updated');
}

async function ping(database: Database): Promise<void> {
  await sql`select 1`.execute(database.root);
}

/** Vacuums now and every hour; the returned function waits for one that is running. */
function startVacuum(client: PGliteClient, queue: ConnectionQueue, log: DatabaseLog): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = queue
      .run('background', () => client.exec('vacuum (analyze)'))
      .then(
        () => {},
        (err: Error) => log.warn({ err }, 'vacuum failed'),
      );
  };
  run();
  const timer = setInterval(run, VACUUM_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Most is copied while the database works; what has changed meanwhile is little, and is copied while nothing is written. */
async function takeSnapshot(
  { client, queue, files }: { client: PGliteClient; queue: ConnectionQueue; files: string },
  target: string,
): Promise<Snapshot> {
  const copyChanged = makeFileCopy(files, target);
  let bytes = 0;
  for (let round = 0; round < ROUNDS_BESIDE_WORK; round += 1) {
    await queue.run('background', () => client.exec('checkpoint'));
    await wait(SETTLED_MS);
    bytes += await copyChanged();
  }
  const turn = await queue.acquire('interactive');
  const begun = performance.now();
  try {
    await client.exec('checkpoint');
    bytes += await copyChanged();
  } finally {
    turn.end();
  }
  return { bytes, pauseMs: Math.round(performance.now() - begun) };
}
