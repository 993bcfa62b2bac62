import type { Export } from '@recto/contract/exports';
import type { Trx } from '#kernel/database.ts';
import type { Download } from '#kernel/downloads.ts';
import { type Asking, EXPORT_DOWNLOAD, type ExportsDeps, exportKey } from '#modules/exports/deps.ts';
import * as errors from '#modules/exports/exports.errors.ts';
import { makeStartExport } from '#modules/exports/start-export.ts';
import * as store from '#modules/exports/store.ts';
import { MEDIA_TYPES } from '#modules/exports/media-types.ts';

/** Answers, comparisons and translations as files: what routes do with them. */
export function makeExports(
  deps: ExportsDeps,
  sources: Parameters<typeof makeStartExport>[1],
  publish: (trx: Trx, row: store.ExportRow) => Promise<void>,
  abort: (id: string) => void,
) {
  const { database, blobs, clock, downloads, questions } = deps;
  const start = makeStartExport(deps, sources);

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
    url: caller && row.status === 'complete' ? downloads.sign(EXPORT_DOWNLOAD, caller, row.id).url : null,
    createdAt: row.created_at.toISOString(),
    ...(row.status === 'complete' && { expiresAt: row.expires_at.toISOString() }),
    ...(row.error !== null && { error: row.error }),
    ...(row.remarks !== null && { remarks: row.remarks }),
  });

  return {
    /** Begins to write a file, and waits a little for its end. */
    start: async (...request: Parameters<typeof start>): Promise<Export> =>
      present(await start(...request), request[0]),

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
      const type = MEDIA_TYPES[format];
      return { name, type, size: Number(size), open: (range) => blobs.stream(exportKey(id), range) };
    },

    listAll: async (accountId: string): Promise<Export[]> =>
      (await store.listExports(database.root, accountId)).map((row) => present(row, null)),

    isWhole,
  };
}
