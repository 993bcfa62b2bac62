import { type Export, exports as endpoints } from '@recto/contract/exports';
import { translationExports } from '@recto/contract/translation-exports';
import type { Trx } from '#kernel/database.ts';
import { bindJob } from '#kernel/define-job.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { makeComparisonSource } from '#modules/exports/comparison/source.ts';
import { makeReportWriter } from '#modules/exports/comparison/write-comparison.ts';
import { makeContents } from '#modules/exports/contents.ts';
import { EXPORT_DOWNLOAD, type ExportsDeps } from '#modules/exports/deps.ts';
import { makeExports } from '#modules/exports/exports.ts';
import { writeExport } from '#modules/exports/jobs.ts';
import * as store from '#modules/exports/store.ts';
import { makeSweepExports } from '#modules/exports/sweep.ts';
import { makeTranslationSource } from '#modules/exports/translation/source.ts';
import { makeTranslationWriter } from '#modules/exports/translation/write-translation.ts';
import { makeWriteJob } from '#modules/exports/write-job.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import '#modules/exports/tables.ts';

interface ModuleDeps extends ExportsDeps {
  readonly settings: ExportsDeps['settings'] & { readonly productName: string };
  readonly pages: Pick<Pages, 'drawPage'>;
}

const SWEEP_EVERY_MS = 60_000;

/** Answers of batches and conversations, key terms, comparisons and translations as files to take along. */
export function makeExportsModule(deps: ModuleDeps) {
  const { database, downloads, realtime, pages, settings } = deps;
  const addProgress = realtime.defineEvent({
    type: 'EXPORT_PROGRESS',
    async render({ accountId, id }) {
      const row = await store.findExport(database.root, { accountId, id });
      if (!row) return null;
      const { format, status, done, total } = row;
      return { exportId: id, format, status, done, total };
    },
  });
  const publish = (trx: Trx, { id, account_id: accountId, status }: store.ExportRow): Promise<void> =>
    addProgress(trx, { accountId, about: [id], isLast: status !== 'running' });

  const contents = makeContents(deps);
  const reports = {
    source: makeComparisonSource(deps),
    writer: makeReportWriter({ ...deps, productName: settings.productName }),
  };
  const job = makeWriteJob({
    ...deps,
    contents,
    reports,
    translated: makeTranslationWriter(deps),
    publish,
    productName: settings.productName,
    picturesFor: (accountId, signal) => ({
      draw: ({ fileId, page, boxes }) => pages.drawPage(accountId, { fileId, page, boxes, signal }),
    }),
  });
  const exports = makeExports(
    deps,
    { ...contents, comparison: reports.source, translation: makeTranslationSource(deps) },
    publish,
    job.abort,
  );
  const sweep = makeSweepExports({ ...deps, isWhole: exports.isWhole });
  downloads.offer(EXPORT_DOWNLOAD, exports.find);

  const answer = (result: Export) => ({ result, status: result.status === 'running' ? 202 : 200 });
  const routes = makeRoutes(endpoints, {
    batch: async ({ params: { id }, body: { format, ...options }, context: { caller, signalOfClient } }) =>
      answer(await exports.start(caller, { kind: 'batch', id, format, options }, signalOfClient())),
    conversation: async ({
      params: { id },
      body: { format, ...options },
      context: { caller, signalOfClient },
    }) =>
      answer(await exports.start(caller, { kind: 'conversation', id, format, options }, signalOfClient())),
    keyTerms: async ({ params: { id }, body: { format }, context: { caller, signalOfClient } }) => {
      const options = { marks: false, closest: true };
      return answer(
        await exports.start(caller, { kind: 'key-terms', id, format, options }, signalOfClient()),
      );
    },
    comparison: async ({ body: { comparisonId: id, format }, context: { caller, signalOfClient } }) => {
      await reports.source.describe({ accountId: caller.accountId, id });
      reports.writer.check(format);
      const options = { marks: true, closest: true };
      return answer(
        await exports.start(caller, { kind: 'comparison', id, format, options }, signalOfClient()),
      );
    },
    get: async ({ params, context: { caller } }) => ({ result: await exports.get(caller, params.id) }),
    cancel: async ({ params, context: { caller } }) => ({ result: await exports.cancel(caller, params.id) }),
  });

  const translationRoutes = makeRoutes(translationExports, {
    start: async ({ params: { id }, body: { format }, context: { caller, signalOfClient } }) => {
      const options = { marks: true, closest: true };
      return answer(
        await exports.start(caller, { kind: 'translation', id, format, options }, signalOfClient()),
      );
    },
  });

  return {
    name: 'exports',
    routes: [routes, translationRoutes],
    jobs: [
      bindJob(writeExport, {
        concurrency: 2,
        groupConcurrency: 1,
        isAwaited: true,
        handle: (request, { signal }) => job.write(request, signal),
        abandon: job.giveUp,
      }),
    ],
    periodic: [{ everyMs: SWEEP_EVERY_MS, run: sweep }],
    /** Files of exports that went while nothing ran. */
    recover: sweep,
    findFilesOf: (accountId, ids) => store.listFilesOf(database.root, accountId, ids),
    beforeFilesDeleted: (trx, deleted) => store.deleteAbout(trx, deleted),
    /** Their rows are gone; their files go here. */
    erase: sweep,
    exportFor: async (accountId) => ({ parts: { exports: await exports.listAll(accountId) } }),
  } satisfies Module;
}
