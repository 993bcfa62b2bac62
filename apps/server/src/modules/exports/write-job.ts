import type { Readable } from 'node:stream';
import { AnswersFormat, ReportFormat, type TranslationRemarks } from '@recto/contract/exports';
import type { BlobStore } from '#kernel/blobs.ts';
import { BlobStoreFullError, BlobTooLargeError } from '#kernel/blobs.ts';
import type { Database, Trx } from '#kernel/database.ts';
import { TaskError } from '#kernel/define-task.ts';
import { ConversionError } from '#kernel/document-converter.ts';
import { AppError } from '#kernel/errors.ts';
import type { makeComparisonSource } from '#modules/exports/comparison/source.ts';
import type { makeReportWriter } from '#modules/exports/comparison/write-comparison.ts';
import type { ContentRequest, makeContents } from '#modules/exports/contents.ts';
import { exportKey } from '#modules/exports/deps.ts';
import type { PagePictures } from '#modules/exports/evidence/cited-pages.ts';
import type { WriteRequest } from '#modules/exports/jobs.ts';
import * as store from '#modules/exports/store.ts';
import type { AnswersKind } from '#modules/exports/tables.ts';
import type { makeTranslationWriter } from '#modules/exports/translation/write-translation.ts';
import { FORMATS } from '#modules/exports/write.ts';
import type { Library } from '#modules/library/index.ts';

/** A zip of more needs extensions that not every program opens. */
const MAX_BYTES = 4_000_000_000;
/** Progress is told no more often. */
const REPORT_EVERY_MS = 500;
/** Another process may have been told to cancel; what hangs in a program would not notice until its limit. */
const LOOK_EVERY_MS = 1_000;

const FAILED = 'Writing the file failed on our side. Try again.';
const FULL = 'There is no room to store the file. Delete something, then try again.';
const TOO_LARGE = 'The file would be too large. Export fewer answers.';
const NOT_CONVERTED = 'LibreOffice could not make a PDF of the report. Take another format.';
const TOO_LONG = 'These files are too long or too different for this format. Take another one.';
const GONE = 'What was to be exported has been deleted.';

interface JobDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly productName: string;
  readonly contents: ReturnType<typeof makeContents>;
  readonly reports: {
    readonly source: ReturnType<typeof makeComparisonSource>;
    readonly writer: ReturnType<typeof makeReportWriter>;
  };
  readonly translated: ReturnType<typeof makeTranslationWriter>;
  readonly publish: (trx: Trx, row: store.ExportRow) => Promise<void>;
  /** Draws pages for an account until the signal ends it. */
  readonly picturesFor: (accountId: string, signal: AbortSignal) => PagePictures;
}

/** What is written, and what there is to say of it. */
interface WrittenContent {
  readonly stream: Readable;
  readonly remarks: TranslationRemarks | null;
}

/** Thrown into what is being written, when it was cancelled or deleted. */
class Cancelled extends Error {}

/** The work on exports. Run again after a kill it begins anew; what was half written is in no place where it is looked for. */
export function makeWriteJob(deps: JobDeps) {
  const { database, blobs, contents, publish } = deps;
  const running = new Map<string, AbortController>();

  /** Changes an export that is being written, and says so; undefined when it is not, or is gone. */
  const change = (id: string, changed: Parameters<typeof store.updateRunning>[2]) =>
    database.transaction(async (trx) => {
      const row = await store.updateRunning(trx, id, changed);
      if (row) await publish(trx, row);
      return row;
    });

  const end = async (id: string, error: string): Promise<void> => {
    await change(id, { status: 'failed', error });
    await blobs.delete(exportKey(id));
  };

  /** Tells how far an export is; throws where it is no longer wanted. */
  const tellDone = async ({ id, total }: store.ExportRow, done: number): Promise<void> => {
    if (!(await change(id, { done: Math.min(total, done) }))) throw new Cancelled();
  };

  const openAnswers = async (
    row: store.ExportRow,
    kind: AnswersKind,
    signal: AbortSignal,
  ): Promise<Readable> => {
    const { id, account_id: accountId } = row;
    const format = AnswersFormat.parse(row.format);
    const content = await contents[kind].open(toRequest(row));
    const files = await store.listFilesOf(database.root, accountId, [id]);
    const known = await deps.library.mapFiles(
      accountId,
      files.map(({ fileId }) => fileId),
    );
    const documents = [...known.values()]
      .map(({ id: fileId, name, type, hash }) => ({ id: fileId, name, type, hash }))
      .toSorted((one, other) =>
        one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1,
      );
    const passes = FORMATS[format].passes(content);
    const stream = watch(content.stream, signal, (read) => tellDone(row, Math.floor(read / passes)));
    const { productName } = deps;
    const pictures = deps.picturesFor(accountId, signal);
    return FORMATS[format].write({ ...content, stream }, { productName, documents, pictures });
  };

  const openReport = async (row: store.ExportRow, signal: AbortSignal): Promise<Readable> => {
    const { source, writer } = deps.reports;
    const content = await source.open(toRequest(row));
    const format = ReportFormat.parse(row.format);
    const passes = writer.passes(format);
    const changes = watch(content.changes, signal, (read) => tellDone(row, Math.floor(read / passes)));
    const options = { accountId: row.account_id, signal };
    return writer.write(format, { ...content, changes }, options);
  };

  const openContent = async (row: store.ExportRow, signal: AbortSignal): Promise<WrittenContent> => {
    if (row.kind === 'translation') return deps.translated.open(row, signal);
    const stream =
      row.kind === 'comparison' ? await openReport(row, signal) : await openAnswers(row, row.kind, signal);
    return { stream, remarks: null };
  };

  const write = async (row: store.ExportRow, signal: AbortSignal): Promise<void> => {
    const { id } = row;
    const { stream, remarks } = await openContent(row, signal);
    const stored = await putUntil(blobs, exportKey(id), stream, signal);
    if (!(await change(id, { status: 'complete', done: row.total, size: stored.size, remarks })))
      await blobs.delete(exportKey(id));
  };

  return {
    async write({ exportId: id }: WriteRequest, signal: AbortSignal): Promise<void> {
      const row = await store.findExportForWork(database.root, id);
      if (row?.status !== 'running') return;
      const controller = new AbortController();
      running.set(id, controller);
      const looking = setInterval(() => {
        store.findExportForWork(database.root, id).then(
          (now) => now?.status !== 'running' && controller.abort(),
          // The next look tells.
          () => undefined,
        );
      }, LOOK_EVERY_MS);
      try {
        await write(row, AbortSignal.any([signal, controller.signal]));
      } catch (error) {
        const isOver = controller.signal.aborted || error instanceof Cancelled;
        if (isOver) return await blobs.delete(exportKey(id));
        const reason = reasonOf(error);
        if (reason === null) throw error;
        await end(id, reason);
      } finally {
        clearInterval(looking);
        running.delete(id);
      }
    },

    /** Tells the person that no attempt worked. */
    giveUp: ({ exportId }: WriteRequest) => end(exportId, FAILED),

    /** Ends the work of this process on an export that was cancelled or deleted, at once. */
    abort: (id: string): void => running.get(id)?.abort(),
  };
}

const toRequest = ({ account_id: accountId, source_id: id, options, created_at: at }: store.ExportRow) =>
  ({ accountId, id, options, at }) satisfies ContentRequest;

/** Of what trying again would not help against. */
function reasonOf(error: unknown): string | null {
  if (error instanceof BlobStoreFullError) return FULL;
  if (error instanceof BlobTooLargeError) return TOO_LARGE;
  if (error instanceof ConversionError) return NOT_CONVERTED;
  if (error instanceof TaskError && (error.code === 'timeout' || error.code === 'memory')) return TOO_LONG;
  if (!(error instanceof AppError)) return null;
  return error.status === 404 ? GONE : error.status === 409 ? error.message : null;
}

async function putUntil(blobs: BlobStore, key: string, stream: Readable, signal: AbortSignal) {
  const stop = () => void stream.destroy(new Cancelled());
  signal.addEventListener('abort', stop, { once: true });
  try {
    signal.throwIfAborted();
    return await blobs.put(key, stream, { maxBytes: MAX_BYTES });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** The same list in parts, which tells how many were read of it, and ends when it is no longer wanted. */
function watch<T>(
  list: () => AsyncIterable<readonly T[]>,
  signal: AbortSignal,
  report: (read: number) => Promise<void>,
): () => AsyncIterable<readonly T[]> {
  let read = 0;
  let reportedAt = performance.now();
  return async function* () {
    for await (const part of list()) {
      signal.throwIfAborted();
      yield part;
      read += part.length;
      if (performance.now() - reportedAt < REPORT_EVERY_MS) continue;
      reportedAt = performance.now();
      await report(read);
    }
  };
}
