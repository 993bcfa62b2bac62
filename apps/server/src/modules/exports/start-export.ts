import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExportFormat } from '@recto/contract/exports';
import { mayUseProtected, scopeMissing } from '#kernel/token-access.ts';
import type { ContentRequest, ContentSummary } from '#modules/exports/contents.ts';
import { type Asking, type ExportsDeps, exportKey } from '#modules/exports/deps.ts';
import * as errors from '#modules/exports/exports.errors.ts';
import { writeExport } from '#modules/exports/jobs.ts';
import { endingOf } from '#modules/exports/media-types.ts';
import * as store from '#modules/exports/store.ts';
import type { ExportKind, StoredOptions } from '#modules/exports/tables.ts';
import { safeName } from '#modules/library/index.ts';

/** For how long a file is kept. */
const KEPT_FOR_MS = 24 * 60 * 60_000;
/** How long a request waits for the end of what it has started, and how often it looks. */
const WAIT_MS = 5_000;
const LOOK_EVERY_MS = 50;
/** Exports of an account that are being written, and those that are kept: older ones go first. */
const MAX_RUNNING = 5;
const MAX_KEPT = 20;
const NAME_MAX_LENGTH = 120;

/** What is to be written, and how. */
export interface StartRequest {
  readonly kind: ExportKind;
  readonly id: string;
  readonly format: ExportFormat;
  readonly options: StoredOptions;
}

/** What can be exported, as far as starting needs it; throws 404 where the account has no such thing. */
interface Described {
  describe(request: ContentRequest): Promise<ContentSummary>;
}

/** Begins to write a file, and waits a little for its end. */
export function makeStartExport(
  { database, jobs, blobs, clock, library }: ExportsDeps,
  sources: Readonly<Record<ExportKind, Described>>,
) {
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

  return async (
    caller: Asking,
    { kind, id: sourceId, format, options }: StartRequest,
    gone: AbortSignal,
  ): Promise<store.ExportRow> => {
    const { accountId } = caller;
    const at = new Date(clock());
    const described = await sources[kind].describe({ accountId, id: sourceId, options, at });
    const { title, total, fileIds } = described;
    await refuseProtected(caller, fileIds);
    if (total === 0) throw errors.nothingToExport();
    await makeRoom(accountId);
    const row = await database.transaction(async (trx) => {
      const inserted = await store.insertExport(trx, {
        id: randomUUID(),
        account_id: accountId,
        kind,
        source_id: sourceId,
        batch_id: kind === 'batch' ? sourceId : null,
        comparison_id: kind === 'comparison' ? sourceId : null,
        translation_id: kind === 'translation' ? sourceId : null,
        format,
        options,
        name: `${safeName(title).slice(0, NAME_MAX_LENGTH).toWellFormed()}.${endingOf(format)}`,
        total,
        created_at: at,
        expires_at: new Date(at.getTime() + KEPT_FOR_MS),
        fileIds,
      });
      await jobs.enqueue(trx, writeExport, { exportId: inserted.id, accountId });
      return inserted;
    });
    return waitForEnd(row, gone);
  };
}
