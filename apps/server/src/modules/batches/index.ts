import { batches as endpoints } from '@recto/contract/batches';
import { bindJob } from '#kernel/define-job.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { type BatchesDeps, makeBatches } from '#modules/batches/batches.ts';
import * as cells from '#modules/batches/cells.store.ts';
import { workOnBatches, summariseBatch, writeBatchSummary } from '#modules/batches/jobs.ts';
import { makeProgress } from '#modules/batches/progress.ts';
import { makeDropFiles } from '#modules/batches/drop-files.ts';
import { makeBatchWorker } from '#modules/batches/batch-worker.ts';
import { makeReadCells, type ReadCellsDeps } from '#modules/batches/read-cells.ts';
import * as store from '#modules/batches/store.ts';
import { makeVersions, type VersionsDeps } from '#modules/batches/versions.ts';
import { makeSummarise } from '#modules/batches/summarise.ts';
import { makeWriteSummary } from '#modules/batches/write-summary.ts';
import type { Questions } from '#modules/questions/index.ts';
import type { Outbox } from '#modules/realtime/index.ts';
import type { Summaries } from '#modules/summaries/index.ts';
import '#modules/batches/tables.ts';

export type { Batches } from '#modules/batches/batches.ts';

interface ModuleDeps
  extends Omit<
      BatchesDeps,
      'progress' | 'readings' | 'versions' | 'questions' | 'realtime' | 'library' | 'pages'
    >,
    Pick<VersionsDeps, 'library'> {
  readonly pages: ReadCellsDeps['pages'] & BatchesDeps['pages'];
  readonly realtime: Outbox;
  readonly questions: Questions;
  readonly summaries: Summaries;
  readonly hasModel: () => Promise<boolean>;
}

/** Accounts whose batches are worked on at once in one process. */
const BATCH_WORKER_CONCURRENCY = 8;
/** Summaries at which a language model is at once. */
const WRITE_CONCURRENCY = 4;

/** Every question of a template asked of each of several files, while nobody has to wait. */
export function makeBatchesModule(deps: ModuleDeps) {
  const { database } = deps;
  const progress = makeProgress(deps);
  const readings = makeReadCells(deps);
  const versions = makeVersions(deps);
  const working = { ...deps, progress, readings, versions };
  const batches = makeBatches(working);
  const batchWorker = makeBatchWorker(working);
  const writing = makeWriteSummary(working);
  const routes = makeRoutes(endpoints, {
    start: async ({ body, context: { caller } }) => ({
      result: await batches.start(caller.accountId, body),
      message: 'Question answering has started',
    }),
    estimate: async ({ query, context: { caller } }) => ({
      result: { seconds: await batches.estimate(caller.accountId, query.cells) },
    }),
    get: async ({ params, context: { caller } }) => ({
      result: await batches.get(caller.accountId, params.id),
    }),
    cells: async ({ params, query, context: { caller } }) => ({
      result: await batches.listCells(caller.accountId, params.id, query),
    }),
    cancel: async ({ params, context: { caller } }) => ({
      result: await batches.cancel(caller.accountId, params.id),
      message: 'The batch was cancelled',
    }),
    retry: async ({ params, context: { caller } }) => ({
      result: await batches.retry(caller.accountId, params.id),
    }),
    runAgain: async ({ params, body, context: { caller } }) => ({
      result: await batches.runAgain(caller.accountId, params.id, body.fileIds),
    }),
    changes: async ({ params, query, context: { caller } }) => ({
      result: await batches.listChanges(caller.accountId, params.id, query),
    }),
    ofVersion: async ({ params, context: { caller } }) => {
      const items = await batches.listVersions(caller.accountId, params.id);
      return { result: { items, page: 1, limit: items.length, total: items.length } };
    },
  });
  return {
    name: 'batches',
    api: batches,
    routes: [routes],
    jobs: [
      bindJob(workOnBatches, {
        concurrency: BATCH_WORKER_CONCURRENCY,
        groupConcurrency: 1,
        handle: batchWorker.work,
        abandon: batchWorker.abandon,
      }),
      bindJob(summariseBatch, { handle: makeSummarise(working) }),
      bindJob(writeBatchSummary, {
        concurrency: WRITE_CONCURRENCY,
        groupConcurrency: 1,
        handle: writing.write,
        abandon: writing.giveUp,
      }),
    ],
    /** What a killed process had claimed goes back at once where no other one can have claimed it. */
    async recover({ isAlone }) {
      if (isAlone) await cells.releaseAll(database.root);
      for (const accountId of await store.listAccountsWithWork(database.root))
        await batchWorker.enqueue(accountId);
    },
    findFilesOf: (accountId, ids) => store.listFilesOf(database.root, accountId, ids),
    beforeFilesDeleted: makeDropFiles(working),
    exportFor: async (accountId) => ({ parts: { batches: await batches.listAll(accountId) } }),
  } satisfies Module;
}
