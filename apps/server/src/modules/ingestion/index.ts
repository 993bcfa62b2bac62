import { documents } from '@recto/contract/documents';
import { search } from '@recto/contract/search';
import { FILE_MAX_PAGES } from '@recto/contract/limits';
import { lastPageOf } from '@recto/contract/search-document';
import { bindJob } from '#kernel/define-job.ts';
import type { Downloads } from '#kernel/downloads.ts';
import type { Erase } from '#kernel/erase.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import type { Metrics } from '#kernel/metrics.ts';
import type { Module } from '#kernel/module.ts';
import type { OcrProgram } from '#kernel/ocr-program.ts';
import { makeFillSearch } from '#modules/ingestion/fill-search.ts';
import { openPictureDownload, parsePictureId, pictureId } from '#modules/ingestion/page-pictures.ts';
import { makePages } from '#modules/ingestion/pages.ts';
import { makePageTexts } from '#modules/ingestion/page-texts.ts';
import type { ProcessDeps } from '#modules/ingestion/pipeline.ts';
import { makeProcessFile } from '#modules/ingestion/process-file.ts';
import { makeReadDocument } from '#modules/ingestion/read-document.ts';
import { makeReading, type ReadingDeps } from '#modules/ingestion/reading.ts';
import { openPagesDownload, renditionKey } from '#modules/ingestion/renditions.ts';
import { makeReportReprocessing } from '#modules/ingestion/report-reprocessing.ts';
import { makeReprocessAs } from '#modules/ingestion/reprocess-as.ts';
import { makeRunningReads } from '#modules/ingestion/running-reads.ts';
import { deleteIndexes } from '#modules/ingestion/save-index.ts';
import { makeSearchLibrary } from '#modules/ingestion/search-library.ts';
import { makeShowPages } from '#modules/ingestion/show-pages.ts';
import { makeUnlockFile } from '#modules/ingestion/unlock-file.ts';
import { type FileRow, processFile, toFileItem } from '#modules/library/index.ts';
import '#modules/ingestion/tables.ts';

export { READ_BY_NEWER } from '#modules/ingestion/reprocess.ts';
export type { ReadDocument } from '#modules/ingestion/read-document.ts';
export type { Pages } from '#modules/ingestion/pages.ts';

/**
 * Files under way at the same time; the workers give the turns. A few of each account: somebody's short file
 * need not wait for the end of their long one, and their thirty uploads must not take every place.
 */
const AT_ONCE = { concurrency: 9, groupConcurrency: 3 } as const;

const REPORT_EVERY_MS = 60_000;

const DOWNLOADS = { text: 'extracted', pages: 'pages', picture: 'page-picture' } as const;

type IngestionDeps = Omit<ProcessDeps, 'reads' | 'reading'> &
  Omit<ReadingDeps, 'ocr'> & {
    readonly ocrProgram: OcrProgram | null;
    readonly downloads: Downloads;
    readonly log: Log;
    readonly metrics: Metrics;
  };

/** From stored bytes to pages of positioned words and an index that questions can search. */
export function makeIngestion(given: IngestionDeps) {
  const { library, downloads, blobs, log } = given;
  const reading = makeReading({ ...given, ocr: { program: given.ocrProgram, log } });
  const reads = makeRunningReads();
  const deps = { ...given, reading, reads };
  const pages = makePages(deps);
  const texts = makePageTexts(deps);
  const shownPages = makeShowPages({ ...deps, pages });
  const unlocking = makeUnlockFile(deps);
  const { searchAll, searchOne } = makeSearchLibrary(deps);
  const filling = makeFillSearch(deps);
  const reprocessAs = makeReprocessAs(deps);
  const reprocessing = makeReportReprocessing({ ...deps, pages });
  const process = bindJob(processFile, { ...AT_ONCE, ...makeProcessFile(deps) });

  const requeueIfCorrupt = (file: FileRow) => (error: unknown) => pages.requeueIfCorrupt(file.id, error);

  downloads.offer('extracted', async (accountId, fileId) => {
    const file = await library.getFile(accountId, fileId).catch(() => null);
    if (!file || (await pages.reprocessIfOutdated(file))) return null;
    return texts.download(file).catch(requeueIfCorrupt(file));
  });

  downloads.offer('pages', async (accountId, fileId) => {
    const file = await library.getFile(accountId, fileId).catch(() => null);
    return file && openPagesDownload(blobs, file);
  });

  downloads.offer(DOWNLOADS.picture, async (accountId, id) => {
    const { fileId, page } = parsePictureId(id);
    const file = await library.getFile(accountId, fileId).catch(() => null);
    return file && openPictureDownload(deps, file, page);
  });

  const routes = makeRoutes(documents, {
    search: async ({ params, query, context: { caller, signalOfClient } }) => {
      const file = await library.getFile(caller.accountId, params.id);
      await pages.refuseNewer(file);
      const { q, from, to } = query;
      const searching = q
        ? texts.search(file, { words: q, from, to: to ?? FILE_MAX_PAGES }, signalOfClient())
        : texts.list(file, { from, to: lastPageOf(query) });
      return { result: await searching.catch(requeueIfCorrupt(file)) };
    },
    detail: async ({ params, context: { caller } }) => {
      const file = await library.getFile(caller.accountId, params.id);
      return { result: { ...toFileItem(file), report: await pages.report(file.id) } };
    },
    page: async ({ params, context: { caller } }) => ({
      result: await shownPages.show(caller.accountId, params),
    }),
    tables: async ({ params, context: { caller } }) => ({
      result: await shownPages.listTables(caller.accountId, params),
    }),
    reprocess: async ({ params, body, context: { caller } }) => {
      const file = await reprocessAs(caller.accountId, params.id, body);
      return { result: toFileItem(file), message: 'The file is read again.' };
    },
    unlock: async ({ params, body, context: { caller } }) => {
      const file = await unlocking.unlock(caller.accountId, params.id, body.password);
      return { result: toFileItem(file), message: 'The file is unlocked and will be read now.' };
    },
    extractedUrl: async ({ body, context: { caller } }) => {
      const file = await library.getFile(caller.accountId, body.fileId);
      const id = body.as === 'picture' ? pictureId(file.id, body.page) : file.id;
      return { result: downloads.sign(DOWNLOADS[body.as], caller, id) };
    },
  });

  const searchRoutes = makeRoutes(search, {
    library: async ({ query, context: { caller } }) => ({
      result: await searchAll(caller.accountId, { ...query, folderId: query.folderId ?? null }),
    }),
    pages: async ({ params, query, context: { caller } }) => ({
      result: await searchOne(caller.accountId, params.id, query),
    }),
  });

  const erase: Erase = async (gone) => {
    if (!('fileIds' in gone)) return;
    for (const fileId of gone.fileIds) {
      reads.stop(fileId);
      reading.erase(fileId);
      pages.eraseOutline(fileId);
      pages.eraseKeyTerms(fileId);
      await deleteIndexes(blobs, fileId);
      await blobs.delete(renditionKey(fileId));
    }
  };

  return {
    name: 'ingestion',
    api: { ...pages, readDocument: makeReadDocument(reading) },
    routes: [routes, searchRoutes],
    jobs: [process, filling.job],
    periodic: [{ everyMs: REPORT_EVERY_MS, run: reprocessing.report }],
    async recover(circumstances) {
      await unlocking.failInterrupted(circumstances);
      await filling.start();
      await reprocessing.begin();
    },
    erase,
    stop: unlocking.stop,
  } satisfies Module;
}
