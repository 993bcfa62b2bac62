import type { DocumentInfo, PackedPage } from '@recto/core/document';
import type { Trx } from '#kernel/database.ts';
import type { FileRun, ProcessDeps, Step } from '#modules/ingestion/pipeline.ts';
import { openReadable } from '#modules/ingestion/open-original.ts';
import { ofFile } from '#modules/ingestion/save-index.ts';
import * as store from '#modules/ingestion/store.ts';
import { type PageRun, toPageRuns } from '#modules/ingestion/tasks/page-runs.ts';
import { type FileProgress, type FileRow, typeOfPages } from '#modules/library/index.ts';

/** Pages written in one transaction: few enough to be quick, enough not to sync the disk for every page. */
const PAGES_PER_TRANSACTION = 25;

/** As many attempts whose process died may have been the work of somebody else; from then on the file is read apart. */
export const ATTEMPTS_IN_PROCESS = 2;

/** Reads the pages of a file that are not stored yet, wherever they lie, and stores them with its progress. */
export const extractPages: Step['run'] = async (deps, run) => {
  const { database, reading } = deps;
  const { file } = run;
  const current = ofFile(file, reading);
  const stored = await store.listPageNumbers(database.root, current);
  const isRead = file.pages !== null && stored.length === file.pages;
  const found = isRead ? { pages: stored.length } : await readAndSave(deps, run, toPageRuns(stored));
  await store.deleteOutdatedPages(database.root, current);
  return found;
};

/** Answers what the file is found to be. */
async function readAndSave(
  deps: ProcessDeps,
  run: FileRun,
  stored: readonly PageRun[],
): Promise<FileProgress> {
  const { file, password, attempt = 1 } = run;
  // Pages arrive faster than they are written; writing them one batch after the other keeps their order and progress.
  let batch: PackedPage[] = [];
  // Their text is still to be read.
  let scans = (await store.findPagesIn(deps.database.root, file.id, ['needs-ocr'])).numbers.length;
  let writing: Promise<void> = Promise.resolve();
  let failed: { error: unknown } | undefined;
  const unwritable = new AbortController();
  const write = (pages: readonly PackedPage[], document: DocumentInfo) => {
    scans += pages.filter(({ state }) => state === 'needs-ocr').length;
    const pagesRead = (pages.at(-1)?.number ?? scans) - scans;
    writing = writing
      .then(() => (failed ? undefined : savePages(deps, file, { pages, document, pagesRead })))
      .catch((error: unknown) => {
        failed = { error };
        unwritable.abort();
      });
  };
  const original = await openReadable(deps.blobs, file);
  const read = deps.reading.readPages({
    fileId: file.id,
    type: typeOfPages(file),
    account: file.account_id,
    original,
    ...(password === undefined ? {} : { password }),
    ...(file.encoding === null ? {} : { encoding: file.encoding }),
    stored,
    isIsolated: attempt > ATTEMPTS_IN_PROCESS,
    signal: AbortSignal.any([run.signal, unwritable.signal]),
    onPage(page, document) {
      batch.push(page);
      if (batch.length < PAGES_PER_TRANSACTION) return;
      write(batch, document);
      batch = [];
    },
  });
  const document = await read
    .finally(() => original.release())
    .catch(async (error: unknown) => {
      await writing;
      // Where writing failed, reading was only stopped.
      throw failed ? failed.error : error;
    });
  if (batch.length > 0) write(batch, document);
  await writing;
  if (failed) throw failed.error;
  return foundIn(document);
}

/**
 * Throws where the plan allows fewer pages in one file: before any is stored or recognised. A file that was taken before is
 * not lost to a smaller plan when it is read again.
 */
async function requirePages({ meter }: ProcessDeps, trx: Trx, file: FileRow, amount: number): Promise<void> {
  if (!(await store.findExtraction(trx, file.id)))
    await meter.requireWithin(trx, { accountId: file.account_id, metric: 'pages', amount });
}

const foundIn = ({ pageCount, pageKind, encoding }: DocumentInfo) => ({
  pages: pageCount,
  page_kind: pageKind,
  ...(encoding !== undefined && { encoding }),
});

async function savePages(
  deps: ProcessDeps,
  file: FileRow,
  {
    pages,
    document,
    pagesRead,
  }: { readonly pages: readonly PackedPage[]; readonly document: DocumentInfo; readonly pagesRead: number },
) {
  const { database, library, reading } = deps;
  const row = await database.transaction(async (trx) => {
    await requirePages(deps, trx, file, document.pageCount);
    await store.upsertPages(trx, ofFile(file, reading), pages);
    return library.recordProgressIn(trx, file.id, {
      ...foundIn(document),
      progress_page: pagesRead,
      progress_of: document.pageCount,
    });
  });
  if (row) library.publish(row);
}
