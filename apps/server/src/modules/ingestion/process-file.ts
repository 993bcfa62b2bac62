import { FILE_MAX_CHARACTERS } from '@recto/contract/limits';
import { derivePageLabels, type Page, pageText } from '@recto/core/document';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobContext } from '#kernel/define-job.ts';
import { compressPage, openPage } from '#modules/ingestion/page-content.ts';
import {
  READING_FAILURE_TEXTS,
  type Reading,
  type ReadPage,
  type ReadingFailureCode,
} from '#modules/ingestion/reading.ts';
import { saveIndex } from '#modules/ingestion/save-index.ts';
import * as store from '#modules/ingestion/store.ts';
import { describeUnreadPages, NO_READABLE_TEXT, unreadPages } from '#modules/ingestion/unread-pages.ts';
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

/** The last words of a file whose processing failed for a reason that is ours. */
const OUR_FAULT = 'Something went wrong on our side while this file was read. Try again.';

/**
 * Takes a stored file to Complete: pages, labels, retrieval index. It can be killed at any instant and run again: pages
 * that are stored already are not read twice, and every write is an upsert.
 */
export function makeProcessFile(deps: ProcessDeps) {
  return {
    async handle({ fileId }: { fileId: string }, { signal, log }: JobContext): Promise<void> {
      const file = await deps.library.findFileForWork(fileId);
      if (!file || file.status === 'complete' || file.status === 'failed') return;
      const begun = performance.now();
      const ms = () => Math.round(performance.now() - begun);
      try {
        await extractPages(deps, file, signal);
        await analyse(deps, file, ms);
      } catch (error) {
        // What is wrong with the file stays wrong; anything else may be better at the next attempt.
        const code = failureCode(error);
        if (!code) throw error;
        log.warn({ err: error, fileId }, 'file could not be read');
        await fail(deps, fileId, READING_FAILURE_TEXTS[code], String(error));
      }
    },

    async abandon({ fileId }: { fileId: string }): Promise<void> {
      const file = await deps.library.findFileForWork(fileId);
      if (file && file.status !== 'complete')
        await fail(deps, fileId, OUR_FAULT, 'every attempt failed; see the log');
    },
  };
}

async function extractPages(
  { database, blobs, library, reading }: ProcessDeps,
  file: FileRow,
  signal: AbortSignal,
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

async function analyse(deps: ProcessDeps, file: FileRow, ms: () => number): Promise<void> {
  const { database, library } = deps;
  const pages = (await store.listPages(database.root, file.id)).map(openPage);
  const texts = pages.map((page) => ({ number: page.number, state: page.state, text: pageText(page) }));
  if (texts.reduce((sum, { text }) => sum + text.length, 0) > FILE_MAX_CHARACTERS) {
    return fail(deps, file.id, READING_FAILURE_TEXTS['too-many-characters'], 'more characters than allowed');
  }
  if (!pages.some(({ state }) => state === 'text'))
    return fail(deps, file.id, NO_READABLE_TEXT, 'no page with text');
  await saveLabels(database, file.id, pages);
  await library.recordProgress(file.id, { stages_completed: 4 });
  const { language } = await saveIndex(deps, file, texts);
  await library.recordProgress(file.id, { stages_completed: 5 });
  await store.recordExtraction(database.root, { fileId: file.id, ms: ms(), language });
  await library.recordProgress(file.id, {
    status: 'complete',
    stages_completed: 6,
    progress_page: null,
    progress_of: null,
    error_customer: describeUnreadPages(unreadPages(pages)),
  });
}

async function saveLabels(database: Database, fileId: string, pages: readonly Page[]) {
  const labels = new Map<number, string>();
  derivePageLabels(pages).forEach((label, index) => {
    const page = pages[index];
    if (page && label !== undefined) labels.set(page.number, label);
  });
  if (labels.size > 0) await database.transaction((trx) => store.setLabels(trx, fileId, labels));
}

function failureCode(error: unknown): ReadingFailureCode | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code in READING_FAILURE_TEXTS ? (code as ReadingFailureCode) : undefined;
}

async function fail(
  { library }: ProcessDeps,
  fileId: string,
  customer: string,
  internal: string,
): Promise<void> {
  await library.recordProgress(fileId, {
    status: 'failed',
    progress_page: null,
    progress_of: null,
    error_customer: customer,
    error_internal: internal,
  });
}
