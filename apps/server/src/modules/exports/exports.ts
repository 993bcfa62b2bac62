import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Export, ExportFormat } from '@recto/contract/exports';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database, Trx } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { Download, Downloads } from '#kernel/downloads.ts';
import type { Caller } from '#kernel/http.ts';
import { mayUseProtected, scopeMissing } from '#kernel/token-access.ts';
import type { ContentDeps, makeContents } from '#modules/exports/contents.ts';
import * as errors from '#modules/exports/exports.errors.ts';
import { writeExport } from '#modules/exports/jobs.ts';
import * as store from '#modules/exports/store.ts';
import type { ExportKind, StoredOptions } from '#modules/exports/tables.ts';
import { FORMATS } from '#modules/exports/write.ts';
import { type Library, safeName } from '#modules/library/index.ts';
import type { Outbox } from '#modules/realtime/index.ts';

export const exportKey = (id: string) => `exports/${id}`;

/** For how long a file is kept. */
const KEPT_FOR_MS = 24 * 60 * 60_000;
/** How long a request waits for the end of what it has started, and how often it looks. */
const WAIT_MS = 5_000;
const LOOK_EVERY_MS = 50;
/** Exports of an account that are being written, and those that are kept: older ones go first. */
const MAX_RUNNING = 5;
const MAX_KEPT = 20;
const NAME_MAX_LENGTH = 120;

export interface ExportsDeps extends ContentDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly blobs: BlobStore;
  readonly clock: Clock;
  readonly downloads: Downloads;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'forgetEventsAbout'>;
  readonly library: ContentDeps['library'] & Pick<Library, 'listProtectedAmong'>;
}

type Asking = Pick<Caller, 'accountId' | 'sessionId' | 'scopes'>;

interface StartRequest {
  readonly kind: ExportKind;
  readonly id: string;
  readonly format: ExportFormat;
  readonly options: StoredOptions;
}

/** Answers as files: what routes do with them. */
export function makeExports(
  deps: ExportsDeps,
  contents: ReturnType<typeof makeContents>,
  publish: (trx: Trx, row: store.ExportRow) => Promise<void>,
  abort: (id: string) => void,
) {
  const { database, jobs, blobs, clock, downloads, library, questions } = deps;

  /** Undefined also where it has had its time, or a question of it was deleted since. */
  const findCurrent = async (accountId: string, id: string): Promise<store.ExportRow | undefined> => {
    const row = await store.findExport(database.root, { accountId, id });
    if (!row || row.expires_at.getTime() <= clock()) return undefined;
    return (await isWhole(row)) ? row : undefined;
  };

  /** Whether what it was made of is still there. */
  const isWhole = async (row: store.ExportRow): Promise<boolean> => {
    const { answerIds } = row.options;
    if (row.kind !== 'conversation') return true;
    if (answerIds) return (await questions.mapQuestions(row.account_id, answerIds)).size >= row.total;
    const asked = await questions.countConversation(row.account_id, row.source_id, row.created_at);
    return asked.questions >= row.total;
  };

  const getCurrent = async (accountId: string, id: string): Promise<store.ExportRow> => {
    const row = await findCurrent(accountId, id);
    if (!row) throw errors.exportNotFound();
    return row;
  };

  const present = (row: store.ExportRow, caller: Asking | null): Export => ({
    exportId: row.id,
    format: row.format,
    name: row.name,
    status: row.status,
    done: row.done,
    total: row.total,
    url: caller && row.status === 'complete' ? downloads.sign('export', caller, row.id).url : null,
    createdAt: row.created_at.toISOString(),
    ...(row.status === 'complete' && { expiresAt: row.expires_at.toISOString() }),
    ...(row.error !== null && { error: row.error }),
  });

  /** The file's own words reach a token only if it may use what lies in protected folders. */
  const refuseProtected = async (caller: Asking, fileIds: readonly string[]): Promise<void> => {
    if (mayUseProtected(caller)) return;
    if ((await library.listProtectedAmong(caller.accountId, [...fileIds])).length > 0)
      throw scopeMissing('outside');
  };

  const makeRoom = async (accountId: string): Promise<void> => {
    const rows = await store.listExports(database.root, accountId);
    if (rows.filter(({ status }) => status === 'running').length >= MAX_RUNNING)
      throw errors.tooManyExports();
    const ended = rows.filter(({ status }) => status !== 'running').slice(MAX_KEPT - 1);
    await store.deleteExports(
      database.root,
      ended.map(({ id }) => id),
    );
    for (const { id } of ended) await blobs.delete(exportKey(id));
  };

  const waitForEnd = async (row: store.ExportRow, gone: AbortSignal): Promise<store.ExportRow> => {
    const until = performance.now() + WAIT_MS;
    let current = row;
    while (current.status === 'running' && performance.now() < until && !gone.aborted) {
      await wait(LOOK_EVERY_MS);
      const found = await store.findExport(database.root, { accountId: row.account_id, id: row.id });
      if (!found) throw errors.exportNotFound();
      current = found;
    }
    return current;
  };

  return {
    /** Begins to write a file, and waits a little for its end. */
    async start(caller: Asking, { kind, id: sourceId, format, options }: StartRequest, gone: AbortSignal) {
      const { accountId } = caller;
      const at = new Date(clock());
      const request = { accountId, id: sourceId, options, at };
      const { title, total, fileIds } = await contents[kind].describe(request);
      await refuseProtected(caller, fileIds);
      if (total === 0) throw errors.nothingToExport();
      await makeRoom(accountId);
      const name = `${safeName(title).slice(0, NAME_MAX_LENGTH).toWellFormed()}.${FORMATS[format].extension}`;
      const row = await database.transaction(async (trx) => {
        const inserted = await store.insertExport(trx, {
          id: randomUUID(),
          account_id: accountId,
          kind,
          source_id: sourceId,
          batch_id: kind === 'batch' ? sourceId : null,
          format,
          options,
          name,
          total,
          created_at: at,
          expires_at: new Date(at.getTime() + KEPT_FOR_MS),
          fileIds,
        });
        await jobs.enqueue(trx, writeExport, { exportId: inserted.id, accountId });
        return inserted;
      });
      return present(await waitForEnd(row, gone), caller);
    },

    get: async (caller: Asking, id: string): Promise<Export> =>
      present(await getCurrent(caller.accountId, id), caller),

    /** Stops what is being written; an export that has ended stays as it is. */
    async cancel(caller: Asking, id: string): Promise<Export> {
      await getCurrent(caller.accountId, id);
      await database.transaction(async (trx) => {
        const row = await store.updateRunning(trx, id, { status: 'cancelled' });
        if (row) await publish(trx, row);
      });
      abort(id);
      return present(await getCurrent(caller.accountId, id), caller);
    },

    /** What a signed address stands for. */
    async find(accountId: string, id: string): Promise<Download | null> {
      const row = await findCurrent(accountId, id);
      if (row?.status !== 'complete' || row.size === null) return null;
      const { name, format, size } = row;
      const { mediaType: type } = FORMATS[format];
      return { name, type, size: Number(size), open: (range) => blobs.stream(exportKey(id), range) };
    },

    listAll: async (accountId: string): Promise<Export[]> =>
      (await store.listExports(database.root, accountId)).map((row) => present(row, null)),

    isWhole,
  };
}
