import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { compressPage } from '#modules/ingestion/page-content.ts';
import type { Reading, ReadPage } from '#modules/ingestion/reading.ts';
import * as store from '#modules/ingestion/store.ts';
import { type FileRow, type Library, originalKey } from '#modules/library/index.ts';

export interface ProcessDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly library: Library;
  readonly reading: Reading;
  readonly clock: Clock;
}

/** Pages written in one transaction: few enough to be quick, enough not to sync the disk for every page. */
const PAGES_PER_TRANSACTION = 25;

export interface ExtractOptions {
  readonly signal: AbortSignal;
  /** Held in memory for as long as the file is read. */
  readonly password?: string | undefined;
}

/** Reads the pages of a file that are not stored yet, and stores them with its progress. */
export async function extractPages(
  { database, blobs, library, reading }: ProcessDeps,
  file: FileRow,
  { signal, password }: ExtractOptions,
) {
  const ofFile = { fileId: file.id, extractorVersion: reading.extractorVersion };
  const done = await store.countLeadingPages(database.root, ofFile);
  await library.recordProgress(file.id, { status: 'processing', stages_completed: 2 });
  if (file.pages !== null && done === file.pages) return;

  // Pages arrive faster than they are written; writing them one batch after the other keeps their order and progress.
  let batch: ReadPage[] = [];
  let writing: Promise<void> = Promise.resolve();
  let failed: unknown;
  const write = (pages: readonly ReadPage[], pageCount: number) => {
    writing = writing
      .then(() => savePages({ database, library }, ofFile, pages, pageCount))
      .catch((error: unknown) => void (failed ??= error));
  };
  const { pageCount } = await reading.readPdf({
    fileKey: file.id,
    account: file.account_id,
    bytes: await blobs.get(originalKey(file.id)),
    ...(password === undefined ? {} : { password }),
    firstPage: done + 1,
    signal,
    onPage(page, of) {
      batch.push(page);
      if (batch.length < PAGES_PER_TRANSACTION) return;
      write(batch, of);
      batch = [];
    },
  });
  if (batch.length > 0) write(batch, pageCount);
  await writing;
  if (failed) throw failed;
  await library.recordProgress(file.id, {
    stages_completed: 3,
    pages: pageCount,
    progress_page: null,
    progress_of: null,
  });
}

async function savePages(
  { database, library }: Pick<ProcessDeps, 'database' | 'library'>,
  ofFile: { fileId: string; extractorVersion: number },
  pages: readonly ReadPage[],
  pageCount: number,
) {
  const rows = pages.map(({ number, state, width, height, encoded }) => ({
    number,
    state,
    width,
    height,
    content: compressPage(encoded),
  }));
  const file = await database.transaction(async (trx) => {
    await store.upsertPages(trx, ofFile, rows);
    const progress = {
      progress_page: pages.at(-1)?.number ?? null,
      progress_of: pageCount,
      pages: pageCount,
    };
    return library.recordProgressIn(trx, ofFile.fileId, progress);
  });
  if (file) library.publish(file);
}
