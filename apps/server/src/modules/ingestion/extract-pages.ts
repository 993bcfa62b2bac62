import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import type { RunningReads } from '#modules/ingestion/running-reads.ts';
import type { ReadPage } from '#modules/ingestion/tasks/read-pages.ts';
import * as store from '#modules/ingestion/store.ts';
import { openOriginal } from '#modules/ingestion/open-original.ts';
import type { FileRow, Library } from '#modules/library/index.ts';

export interface ProcessDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly library: Library;
  readonly reading: Reading;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly reads: RunningReads;
}

/** Pages written in one transaction: few enough to be quick, enough not to sync the disk for every page. */
const PAGES_PER_TRANSACTION = 25;

export interface ExtractOptions {
  readonly signal: AbortSignal;
  /** Held in memory for as long as the file is read. */
  readonly password?: string | undefined;
  /** Which attempt this is since the last that ended; for jobs that run again by themselves. */
  readonly attempt?: number;
}

/** As many attempts whose process died may have been the work of somebody else; from then on the file is read apart. */
export const ATTEMPTS_IN_PROCESS = 2;

/** Reads the pages of a file that are not stored yet, and stores them with its progress. */
export async function extractPages(deps: ProcessDeps, file: FileRow, options: ExtractOptions): Promise<void> {
  const { database, library, reading, reads } = deps;
  const ofFile = { fileId: file.id, extractorVersion: reading.extractorVersion };
  const done = await store.countLeadingPages(database.root, ofFile);
  await library.recordProgress(file.id, {
    status: 'processing',
    stages_completed: 2,
    error_customer: null,
    ...(options.attempt === undefined ? {} : { unfinished_attempts: options.attempt }),
  });
  const isRead = file.pages !== null && done === file.pages;
  const pageCount = isRead
    ? done
    : await reads.run(file.id, options.signal, (signal, stop) =>
        readAndSave(deps, file, { ...options, signal, stop, firstPage: done + 1 }),
      );
  await store.deleteOutdatedPages(database.root, ofFile);
  await library.recordProgress(file.id, {
    stages_completed: 3,
    pages: pageCount,
    progress_page: null,
    progress_of: null,
  });
}

interface ReadOptions extends ExtractOptions {
  readonly stop: () => void;
  readonly firstPage: number;
}

async function readAndSave(deps: ProcessDeps, file: FileRow, options: ReadOptions): Promise<number> {
  const { blobs, reading } = deps;
  const { signal, password, firstPage, stop, attempt = 1 } = options;
  // Pages arrive faster than they are written; writing them one batch after the other keeps their order and progress.
  let batch: ReadPage[] = [];
  let writing: Promise<void> = Promise.resolve();
  let failed: { error: unknown } | undefined;
  const write = (pages: readonly ReadPage[], pageCount: number) => {
    writing = writing
      .then(() => (failed ? undefined : savePages(deps, file.id, pages, pageCount)))
      .catch((error: unknown) => {
        failed = { error };
        stop();
      });
  };
  const original = await openOriginal(blobs, file.id);
  const read = reading.readPages({
    fileId: file.id,
    type: file.type,
    account: file.account_id,
    original,
    ...(password === undefined ? {} : { password }),
    firstPage,
    isIsolated: attempt > ATTEMPTS_IN_PROCESS,
    signal,
    onPage(page, { pageCount: of }) {
      batch.push(page);
      if (batch.length < PAGES_PER_TRANSACTION) return;
      write(batch, of);
      batch = [];
    },
  });
  const { pageCount } = await read
    .finally(() => original.release())
    .catch(async (error: unknown) => {
      await writing;
      // Where writing failed, reading was only stopped.
      throw failed ? failed.error : error;
    });
  if (batch.length > 0) write(batch, pageCount);
  await writing;
  if (failed) throw failed.error;
  return pageCount;
}

async function savePages(
  { database, library, reading }: ProcessDeps,
  fileId: string,
  pages: readonly ReadPage[],
  pageCount: number,
) {
  const rows = pages.map(({ flags, ...page }) => ({ ...page, flags: flags.length > 0 ? flags : null }));
  const ofFile = { fileId, extractorVersion: reading.extractorVersion };
  const file = await database.transaction(async (trx) => {
    await store.upsertPages(trx, ofFile, rows);
    const progress = {
      progress_page: pages.at(-1)?.number ?? null,
      progress_of: pageCount,
      pages: pageCount,
    };
    return library.recordProgressIn(trx, fileId, progress);
  });
  if (file) library.publish(file);
}
