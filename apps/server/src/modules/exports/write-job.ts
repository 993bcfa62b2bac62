import type { Readable } from 'node:stream';
import type { BlobStore } from '#kernel/blobs.ts';
import { BlobStoreFullError, BlobTooLargeError } from '#kernel/blobs.ts';
import type { Database, Trx } from '#kernel/database.ts';
import { AppError } from '#kernel/errors.ts';
import { AnswersFormat } from '@recto/contract/exports';
import type { ExportContent } from '#modules/exports/answers.ts';
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

const FAILED = 'Writing the file failed on our side. Try again.';
const FULL = 'There is no room to store the file. Delete something, then try again.';
const TOO_LARGE = 'The file would be too large. Export fewer answers.';
const GONE = 'What was to be exported has been deleted.';

interface JobDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly productName: string;
  readonly contents: ReturnType<typeof makeContents>;
  readonly translated: ReturnType<typeof makeTranslationWriter>;
  readonly publish: (trx: Trx, row: store.ExportRow) => Promise<void>;
  /** Draws pages for an account until the signal ends it. */
  readonly picturesFor: (accountId: string, signal: AbortSignal) => PagePictures;
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
    const watched = watch(content, signal, async (read) => {
      const done = Math.min(row.total, Math.floor(read / passes));
      if (!(await change(id, { done }))) throw new Cancelled();
    });
    const { productName } = deps;
    const pictures = deps.picturesFor(accountId, signal);
    return FORMATS[format].write(watched, { productName, documents, pictures });
  };

  const write = async (row: store.ExportRow, signal: AbortSignal): Promise<void> => {
    const { id, kind } = row;
    const stream = await (kind === 'translation'
      ? deps.translated.open(row, signal)
      : openAnswers(row, kind, signal));
    const stored = await putUntil(blobs, exportKey(id), stream, signal);
    if (!(await change(id, { status: 'complete', done: row.total, size: stored.size })))
      await blobs.delete(exportKey(id));
  };

  return {
    async write({ exportId: id }: WriteRequest, signal: AbortSignal): Promise<void> {
      const row = await store.findExportForWork(database.root, id);
      if (row?.status !== 'running') return;
      const controller = new AbortController();
      running.set(id, controller);
      try {
        await write(row, AbortSignal.any([signal, controller.signal]));
      } catch (error) {
        const isOver = controller.signal.aborted || error instanceof Cancelled;
        if (isOver) return await blobs.delete(exportKey(id));
        const reason = reasonOf(error);
        if (reason === null) throw error;
        await end(id, reason);
      } finally {
        running.delete(id);
      }
    },

    /** Tells the person that no attempt worked. */
    giveUp: ({ exportId }: WriteRequest) => end(exportId, FAILED),

    /** Ends the work of this process on an export that was cancelled or deleted. */
    abort: (id: string): void => running.get(id)?.abort(),
  };
}

const toRequest = ({ account_id: accountId, source_id: id, options, created_at: at }: store.ExportRow) =>
  ({ accountId, id, options, at }) satisfies ContentRequest;

/** Of what trying again would not help against. */
function reasonOf(error: unknown): string | null {
  if (error instanceof BlobStoreFullError) return FULL;
  if (error instanceof BlobTooLargeError) return TOO_LARGE;
  return error instanceof AppError && error.status === 404 ? GONE : null;
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

/** The same content, which tells how many answers were read of it, and ends when it is no longer wanted. */
function watch(
  content: ExportContent,
  signal: AbortSignal,
  report: (read: number) => Promise<void>,
): ExportContent {
  let read = 0;
  let reportedAt = performance.now();
  return {
    ...content,
    async *stream() {
      for await (const part of content.stream()) {
        signal.throwIfAborted();
        yield part;
        read += part.length;
        if (performance.now() - reportedAt < REPORT_EVERY_MS) continue;
        reportedAt = performance.now();
        await report(read);
      }
    },
  };
}
