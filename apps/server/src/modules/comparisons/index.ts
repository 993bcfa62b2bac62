import { comparisons as endpoints } from '@recto/contract/comparisons';
import { bindJob } from '#kernel/define-job.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { StreamedList } from '#kernel/streamed-json.ts';
import { makeComparisons } from '#modules/comparisons/comparisons.ts';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import { compareFiles, writeComparisonSummary } from '#modules/comparisons/jobs.ts';
import { listFilesOf } from '#modules/comparisons/files-of.store.ts';
import '#modules/comparisons/tables.ts';

export type Comparisons = ReturnType<typeof makeComparisons>;

/** Comparing two files, and what of it is kept. */
export function makeComparisonsModule(deps: ComparisonsDeps) {
  const comparisons = makeComparisons(deps);
  const compare = bindJob(compareFiles, {
    concurrency: 2,
    groupConcurrency: 1,
    isAwaited: true,
    handle: (request, { signal }) => comparisons.compare(request, signal),
    abandon: comparisons.giveUp,
  });
  const write = bindJob(writeComparisonSummary, {
    concurrency: 4,
    groupConcurrency: 1,
    handle: comparisons.write,
    abandon: comparisons.giveUpWriting,
  });
  const routes = makeRoutes(endpoints, {
    start: async ({ body, context: { caller } }) => ({
      result: { comparisonId: await comparisons.start(caller.accountId, body.fileIds, body.options) },
    }),
    startDocument: async ({ body, context: { caller } }) => ({
      result: { comparisonId: await comparisons.start(caller.accountId, body.fileIds, body.options) },
    }),
    simple: async ({ body, context: { caller } }) => ({
      result: await comparisons.compareTexts(caller.accountId, body.master_file, body.child_file),
    }),
    list: async ({ query: { page, limit }, context: { caller } }) => {
      const { items, total } = await comparisons.list(caller.accountId, {
        offset: (page - 1) * limit,
        limit,
      });
      return { result: { items, page, limit, total } };
    },
    get: async ({ params, context: { caller } }) => ({
      result: await comparisons.get(caller.accountId, params.id),
    }),
    rows: async ({ params, query, context: { caller } }) => ({
      result: await comparisons.rows(caller.accountId, params.id, query),
    }),
    changes: async ({ params, query, context: { caller } }) => ({
      result: await comparisons.changes(caller.accountId, params.id, query),
    }),
    search: async ({ params, query, context: { caller } }) => ({
      result: await comparisons.search(caller.accountId, params.id, query.q),
    }),
    pages: async ({ params, context: { caller } }) => ({
      result: { positions: await comparisons.positions(caller.accountId, params.id) },
    }),
    marks: async ({ params, query, context: { caller } }) => ({
      result: { marks: await comparisons.marks(caller.accountId, params.id, query) },
    }),
    review: async ({ params: { id, changeId }, body, context: { caller } }) => ({
      result: await comparisons.review(caller.accountId, id, { ...body, changeId }),
    }),
    update: async ({ params, body, context: { caller } }) => ({
      result: await comparisons.compareAgain(caller.accountId, params.id, body),
    }),
    cancel: async ({ params, context: { caller } }) => ({
      result: await comparisons.cancel(caller.accountId, params.id),
    }),
    delete: async ({ params, context: { caller } }) => {
      await comparisons.delete(caller.accountId, params.id);
      return { result: null, message: 'Comparison deleted successfully' };
    },
  });
  return {
    name: 'comparisons',
    api: comparisons,
    routes: [routes],
    jobs: [compare, write],
    findFilesOf: (accountId, ids) => listFilesOf(deps.database.root, accountId, ids),
    beforeFilesDeleted: comparisons.dropFiles,
    exportFor: async (accountId) => ({
      parts: { comparisons: new StreamedList(comparisons.streamAll(accountId)) },
    }),
  } satisfies Module;
}
