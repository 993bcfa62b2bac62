import { randomUUID } from 'node:crypto';
import { DEFAULT_COMPARISON_OPTIONS } from '@recto/contract/comparison-options';
import type { Trx } from '#kernel/database.ts';
import { TaskError } from '#kernel/define-task.ts';
import { READ_BY_NEWER } from '#modules/ingestion/index.ts';
import type { FileRow } from '#modules/library/index.ts';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import { carryReviews } from '#modules/comparisons/carry-reviews.ts';
import { chooseChanges } from '#modules/comparisons/changed-blocks.ts';
import { listKept } from '#modules/comparisons/compare-again.store.ts';
import { compareFiles, type CompareRequest, writeComparisonSummary } from '#modules/comparisons/jobs.ts';
import * as store from '#modules/comparisons/store.ts';
import { nextPiece, streamSides } from '#modules/comparisons/stream-sides.ts';
import { type ComparedFiles, compareFilesTask } from '#modules/comparisons/tasks/compare-files.ts';
import type { ComparedPage } from '#modules/comparisons/tasks/compared-pages.ts';

type RoundOf = Pick<store.ComparisonRecord, 'id' | 'round'>;

type JobDeps = Pick<
  ComparisonsDeps,
  'database' | 'jobs' | 'meter' | 'library' | 'pages' | 'tasks' | 'clock' | 'summaries'
> & {
  readonly publish: (trx: Trx, row: store.ComparisonRecord) => Promise<void>;
};

/** How often a comparison looks whether its files have been read again. */
const POSTPONE_SECONDS = 5;
/** Share of the work that is done when all pages have been read. */
const READ = 0.3;
const FILE_FAILED =
  'One of the files could not be read again. See what is wrong with it, then compare again.';
const TOO_LONG = 'These files are too long or too different to be compared.';
const FAILED = 'Comparing the files failed on our side. Try again.';

/** The work on comparisons. Run again after a kill it begins anew, and ends once. */
export function makeCompareJob(deps: JobDeps) {
  const { database, jobs, library, pages, tasks, publish } = deps;
  const complete = makeComplete(deps);
  const end = makeFail(deps);
  const running = new Map<AbortController, RoundOf>();

  /** Changes a comparison that is running, and says so; undefined when it is not, or is gone. */
  const change = (of: RoundOf, changed: Parameters<typeof store.updateRunning>[2]) =>
    database.transaction(async (trx) => {
      const row = await store.updateRunning(trx, of, changed);
      if (row) await publish(trx, row);
      return row;
    });

  const postpone = (request: CompareRequest): Promise<void> =>
    database.transaction(async (trx) => {
      await jobs.enqueue(trx, compareFiles, request, { startAfter: POSTPONE_SECONDS });
    });

  /** The stored pages of both files, batch by batch, with what is told of how far it is. */
  async function* feed(of: RoundOf, left: FileRow, right: FileRow): AsyncGenerator<readonly ComparedPage[]> {
    const total = Math.max(1, (left.pages ?? 0) + (right.pages ?? 0));
    let read = 0;
    for await (const batch of streamSides(pages, left, right)) {
      yield batch;
      read += batch.length;
      await change(of, { progress: (READ * read) / total });
    }
  }

  /** Which text each file has, null while it is being read. */
  const textsOf = async (ids: readonly string[]): Promise<(string | null)[]> => {
    const files = await Promise.all(ids.map((id) => library.findFileForWork(id)));
    const texts = await pages.textVersions(ids);
    return files.map((file) => (file?.status === 'complete' ? (texts.get(file.id) ?? '') : null));
  };

  /** Compares what is stored of two files; undefined where one was read again meanwhile, or goes back to be. */
  const compareStored = async (
    row: store.ComparisonRecord,
    [left, right]: readonly [FileRow, FileRow],
    signal: AbortSignal,
  ): Promise<ComparedFiles | undefined> => {
    const before = await textsOf([left.id, right.id]);
    const batches = feed(row, left, right);
    try {
      const result = await tasks.run(
        compareFilesTask,
        { language: right.lang, options: row.options ?? DEFAULT_COMPARISON_OPTIONS },
        { account: row.account_id, signal, input: () => nextPiece(batches) },
      );
      const after = await textsOf([left.id, right.id]);
      if (after.some((text, at) => text === null || text !== before[at])) return undefined;
      if (!('corruptSide' in result)) return result;
      await pages.requeueCorrupt((result.corruptSide === 'left' ? left : right).id);
      return undefined;
    } finally {
      await batches.return(undefined);
    }
  };

  return {
    change,

    async compare(request: CompareRequest, signal: AbortSignal): Promise<void> {
      const { comparisonId: id, round } = request;
      const row = await store.findComparisonForWork(database.root, id);
      if (row?.status !== 'running' || row.round !== round) return;
      const [left, right] = await Promise.all([
        library.findFileForWork(row.left_file_id),
        library.findFileForWork(row.right_file_id),
      ]);
      if (!left || !right) return;
      // They may have been sent back to be read again since the comparison was asked for.
      const readiness = await Promise.all(
        [left, right].map((file) => pages.checkReady(file, row.asked_at ?? row.created_at)),
      );
      if (readiness.includes('failed')) return end(row, FILE_FAILED);
      if (readiness.includes('newer')) return end(row, READ_BY_NEWER);
      if (readiness.includes('later')) return postpone(request);
      const controller = new AbortController();
      running.set(controller, { id, round });
      try {
        const either = AbortSignal.any([signal, controller.signal]);
        const result = await compareStored(row, [left, right], either);
        if (!result) return await postpone(request);
        await complete(row, result);
      } catch (error) {
        if (controller.signal.aborted) return;
        if (error instanceof TaskError && (error.code === 'timeout' || error.code === 'memory'))
          return end(row, TOO_LONG);
        throw error;
      } finally {
        running.delete(controller);
      }
    },

    /** Tells the person that no attempt worked. */
    giveUp: ({ comparisonId: id, round }: CompareRequest) => end({ id, round }, FAILED),

    /** Ends the work of this process on a comparison up to a round: a later one may have begun meanwhile. */
    abort(of: RoundOf): void {
      for (const [controller, { id, round }] of running)
        if (id === of.id && round <= of.round) controller.abort();
    },
  };
}

/** Ends a comparison with what was wrong, and gives back what it took. */
const makeFail =
  ({ database, meter, clock, publish }: JobDeps) =>
  (of: RoundOf, error: string): Promise<void> =>
    database.transaction(async (trx) => {
      const failed = { status: 'failed' as const, error, completed_at: new Date(clock()) };
      const row = await store.updateRunning(trx, of, failed);
      if (!row) return;
      const { id, account_id: accountId, generation } = row;
      // What was compared again was not counted again.
      if (generation === 0) await meter.giveBack(trx, { keys: [id], accountId, metric: 'comparedFiles' });
      await publish(trx, row);
    });

/** Keeps the result, and has a language model word what changed where there is one that may. */
function makeComplete({ database, jobs, clock, summaries, publish }: JobDeps) {
  return async (row: store.ComparisonRecord, result: ComparedFiles) => {
    const { id, account_id: accountId } = row;
    const isGenerated =
      chooseChanges(result.changes.map(({ change }) => change)).length > 0 &&
      (await summaries.canWrite({ userId: accountId, fileIds: [row.left_file_id, row.right_file_id] }));
    const roundId = isGenerated ? randomUUID() : undefined;
    const writing = roundId === undefined ? null : { roundId };
    await database.transaction(async (trx) => {
      const changes = result.changes.map(({ change }) => change);
      const last = row.generation === 0 ? [] : await listKept(trx, id);
      const reviews = carryReviews(last, changes, row.is_turned);
      const at = new Date(clock());
      const kept = await store.completeComparison(trx, row, { result, at, writing, reviews });
      if (kept && roundId)
        await jobs.enqueue(trx, writeComparisonSummary, { comparisonId: id, accountId, roundId });
      if (kept) await publish(trx, kept);
    });
  };
}
