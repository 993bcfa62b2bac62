/** Entry of the database thread: PGlite is synchronous, so in the main thread it would stop the server. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { EngineLog, watchForAbort } from '#patches/pglite/engine-abort.ts';
import { DurableNodeFS, durableStartParams } from '#patches/pglite/durable-node-fs.ts';
import type {
  ErrorFields,
  QueryRows,
  Reply,
  Request,
  ThreadData,
} from '#adapters/database/embedded/protocol.ts';
import { OID, parsers } from '#adapters/database/parsers.ts';

interface OpenTransaction {
  readonly trx: Transaction;
  readonly finish: (outcome: 'commit' | 'rollback') => void;
  readonly finished: Promise<void>;
  /** A statement failed: unless a savepoint saved it, the transaction can only be rolled back. */
  hasFailed: boolean;
}

const port = requirePort();
const transactions = new Map<number, OpenTransaction>();
const subscriptions = new Map<number, () => Promise<void>>();
const engineLog = new EngineLog();

function requirePort(): MessagePort {
  if (!parentPort) throw new Error('The database thread was started without a parent.');
  return parentPort;
}

function send(reply: Reply, transfer: ArrayBuffer[] = []): void {
  port.postMessage(reply, transfer);
}

/** Ends the thread at once: the engine would be called again, and never return. */
function die(cause: unknown): never {
  send({ kind: 'died', error: engineLog.describe(cause) });
  process.exit(1);
}

async function openDatabase({ settings, engine }: ThreadData): Promise<PGlite> {
  const serializers = {
    [OID.bytea]: (value: Uint8Array) =>
      `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`,
  };
  const onStderr = (line: string) => {
    // Also while it is opened, when nothing else watches it yet.
    if (engineLog.add(line)) die(new Error(line));
    return false;
  };
  const modules = { pgliteWasmModule: engine.pglite, initdbWasmModule: engine.initdb };
  const common = { ...modules, parsers: { ...parsers }, serializers, onStderr };
  if (settings.folder !== undefined) {
    const fs = new DurableNodeFS(settings.folder);
    return PGlite.create({ ...common, fs, startParams: durableStartParams });
  }
  if (settings.dump === undefined) return PGlite.create(common);
  return PGlite.create({ ...common, loadDataDir: new Blob([new Uint8Array(settings.dump)]) });
}

function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const names = ['code', 'detail', 'hint', 'severity', 'schema', 'table', 'column', 'constraint'] as const;
  const source = error as Error & Partial<Record<(typeof names)[number], string>>;
  const fields: Record<string, string> = { message: error.message };
  for (const name of names) {
    const value = source[name];
    if (value !== undefined) fields[name] = value;
  }
  return { ...fields, message: error.message };
}

function toRows(result: Results): QueryRows {
  return { rows: result.rows, affectedRows: result.affectedRows ?? 0 };
}

/** Bytes are handed over instead of copied; the parser gives each its own buffer. */
function transferable(result: Results): ArrayBuffer[] {
  const names = result.fields.filter((field) => field.dataTypeID === OID.bytea).map((field) => field.name);
  if (names.length === 0) return [];
  const buffers: ArrayBuffer[] = [];
  for (const row of result.rows) {
    for (const name of names) {
      const value: unknown = row[name];
      if (value instanceof Uint8Array && value.buffer instanceof ArrayBuffer) buffers.push(value.buffer);
    }
  }
  return buffers;
}

function getTransaction(id: number): OpenTransaction {
  const open = transactions.get(id);
  if (!open) throw new Error('The transaction is already closed.');
  return open;
}

/** PGlite's transactions are callbacks; this one stays open until `finish` is called. */
async function begin(db: PGlite, id: number): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<'commit' | 'rollback'>();
  const finished = db.transaction(async (trx) => {
    transactions.set(id, { trx, finish: outcome.resolve, finished, hasFailed: false });
    begun.resolve();
    if ((await outcome.promise) === 'rollback') await trx.rollback();
  });
  // The end of the transaction is awaited by commit and rollback; here only a failed begin counts.
  finished.catch(begun.reject);
  await begun.promise;
}

async function finish(id: number, outcome: 'commit' | 'rollback'): Promise<void> {
  const open = getTransaction(id);
  transactions.delete(id);
  const undone = outcome === 'commit' && open.hasFailed ? await findAbortReason(open.trx) : undefined;
  open.finish(undone ? 'rollback' : outcome);
  await open.finished;
  if (undone) throw undone;
}

/** COMMIT on an aborted transaction rolls it back and reports success, so it has to be asked before. */
async function findAbortReason(trx: Transaction): Promise<unknown> {
  return trx.query('select 1').then(
    () => undefined,
    (error: unknown) => error,
  );
}

async function query(db: PGlite, request: Request & { op: 'query' }): Promise<void> {
  const open = request.transaction === undefined ? undefined : getTransaction(request.transaction);
  try {
    const parameters = [...request.parameters];
    const result = await (open?.trx ?? db).query<Record<string, unknown>>(request.sql, parameters);
    send({ kind: 'result', id: request.id, result: toRows(result) }, transferable(result));
  } catch (error) {
    if (open) open.hasFailed = true;
    throw error;
  }
}

async function run(db: PGlite, request: Exclude<Request, { op: 'query' }>): Promise<unknown> {
  switch (request.op) {
    case 'script':
      return (await db.exec(request.sql)).map(toRows);
    case 'begin':
      return begin(db, request.id);
    case 'commit':
    case 'rollback':
      return finish(request.transaction, request.op);
    case 'listen': {
      const { id, channel } = request;
      const notify = (payload: string) => send({ kind: 'notification', subscription: id, payload });
      subscriptions.set(id, await db.listen(channel, notify));
      return;
    }
    case 'unlisten':
      await subscriptions.get(request.subscription)?.();
      subscriptions.delete(request.subscription);
      return;
    case 'dump':
      return new Uint8Array(await (await db.dumpDataDir('none')).arrayBuffer());
    case 'close':
      return db.close();
  }
}

async function answer(db: PGlite, request: Request): Promise<void> {
  try {
    if (request.op === 'query') await query(db, request);
    else send({ kind: 'result', id: request.id, result: await run(db, request) });
  } catch (error) {
    send({ kind: 'error', id: request.id, error: errorFields(error) });
  }
}

try {
  const db = await openDatabase(workerData as ThreadData);
  watchForAbort(db, die);
  port.on('message', (request: Request) => void answer(db, request));
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'unusable', error: engineLog.describe(error) });
}
