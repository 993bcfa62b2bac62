import { randomUUID } from 'node:crypto';
import { type ComparisonOptions, DEFAULT_COMPARISON_OPTIONS } from '@recto/contract/comparison-options';
import type { ChangeReview, Comparison, ComparisonItem, ComparisonSide } from '@recto/contract/comparisons';
import { SIMPLE_COMPARISON_MAX_LENGTH } from '@recto/contract/limits';
import { violates } from '#kernel/database.ts';
import { AppError, notFound } from '#kernel/errors.ts';
import { makeCompareAgain } from '#modules/comparisons/compare-again.ts';
import { makeCompareJob } from '#modules/comparisons/compare-job.ts';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import { compareFiles } from '#modules/comparisons/jobs.ts';
import { checkOptions, makeGetReady } from '#modules/comparisons/wanted.ts';
import { makeDropFiles } from '#modules/comparisons/drop-files.ts';
import { makePresenter } from '#modules/comparisons/present.ts';
import { makeStreamAll } from '#modules/comparisons/stream-all.ts';
import { makeRedlines } from '#modules/comparisons/redline.ts';
import { makeResults } from '#modules/comparisons/results.ts';
import { updateReview } from '#modules/comparisons/review.store.ts';
import * as store from '#modules/comparisons/store.ts';
import { makeWriteSummary } from '#modules/comparisons/write-summary.ts';
import { compareTexts } from '#modules/comparisons/tasks/compare-texts.ts';

const inFigures = (count: number) => count.toLocaleString('en-US');
const tooLong = ({ length: used }: string) =>
  new AppError(
    413,
    'comparison.text_too_long',
    `Each text may have ${inFigures(SIMPLE_COMPARISON_MAX_LENGTH)} characters; this one has ${inFigures(used)}.`,
    { limit: { name: 'characters', used, allowed: SIMPLE_COMPARISON_MAX_LENGTH, resetsAt: null } },
  );

/** Two files of an account side by side: which words were added, removed, moved, and what that changes. */
export function makeComparisons(deps: ComparisonsDeps) {
  const { database, jobs, meter, library, realtime, tasks, clock, idempotency } = deps;

  const findOwn = async (accountId: string, id: string): Promise<store.ComparisonRecord> => {
    const row = await store.findComparison(database.root, { accountId, id });
    if (!row) throw notFound('Comparison');
    return row;
  };

  const findComplete = async (accountId: string, id: string): Promise<store.ComparisonRecord> => {
    const row = await findOwn(accountId, id);
    if (row.status !== 'complete')
      throw new AppError(422, 'comparison.not_complete', 'This comparison is not complete.');
    return row;
  };

  const presenter = makePresenter({ database, library, realtime });
  const { describe, present, presentOne, publish, publishSummary } = presenter;

  const job = makeCompareJob({ ...deps, publish });
  const getReady = makeGetReady(deps);

  return {
    ...job,
    ...makeDropFiles({ database }),
    ...makeCompareAgain({ ...deps, publish, presentOne, getReady, abort: job.abort }),
    ...makeStreamAll({ database, presenter }),
    ...makeWriteSummary({ ...deps, publishSummary }),

    /** Begins to compare two files that are Complete, the earlier one first. Each of them is counted, but for samples. */
    async start(
      accountId: string,
      [left = '', right = '']: readonly string[],
      wanted: ComparisonOptions = DEFAULT_COMPARISON_OPTIONS,
    ): Promise<string> {
      if (left === right)
        throw new AppError(422, 'comparison.same_file', 'Choose two different files to compare.');
      const files = await getReady(accountId, [left, right]);
      const options = checkOptions(wanted, files);
      const id = randomUUID();
      const amount = files.filter(({ is_sample }) => !is_sample).length;
      const accepting = database.transaction(async (trx) => {
        await store.insertComparison(trx, {
          id,
          accountId,
          fileIds: [left, right],
          options,
          at: new Date(clock()),
        });
        if (amount > 0) await meter.take(trx, { key: id, accountId, metric: 'comparedFiles', amount });
        await jobs.enqueue(trx, compareFiles, { comparisonId: id, accountId, round: 0 });
      });
      await accepting.catch((error: unknown) => {
        // Deleted since it was looked for.
        const isGone =
          violates(error, 'comparison_left_file_id_fkey') || violates(error, 'comparison_right_file_id_fkey');
        throw isGone ? notFound('File') : error;
      });
      return id;
    },

    /** The ids of its files, the earlier one first. */
    async filesOf(accountId: string, id: string): Promise<readonly [left: string, right: string]> {
      const row = await findOwn(accountId, id);
      return [row.left_file_id, row.right_file_id];
    },

    get: async (accountId: string, id: string): Promise<Comparison> => describe(await findOwn(accountId, id)),

    async list(accountId: string, { offset, limit }: { readonly offset: number; readonly limit: number }) {
      const { rows, total } = await store.listComparisons(database.root, { accountId, offset, limit });
      return { items: await present(accountId, rows), total };
    },

    ...makeResults(deps, findComplete, presenter.listChanges),
    ...makeRedlines(deps, findComplete),

    /** Keeps what a person says of a change. */
    async review(
      accountId: string,
      id: string,
      { changeId, ...review }: ChangeReview & { readonly changeId: number },
    ) {
      const { generation } = await findComplete(accountId, id);
      const isEmpty = review.mark === 'none' && review.note === '';
      const kept = { id, generation, changeId, review: isEmpty ? null : review };
      if (!(await updateReview(database.root, kept))) throw notFound('Change');
      return { changeId, ...review };
    },

    /** Stops a comparison that is running; one that has ended stays as it is. */
    async cancel(accountId: string, id: string): Promise<ComparisonItem> {
      const row = await findOwn(accountId, id);
      const cancelled = await job.change(row, { status: 'cancelled', completed_at: new Date(clock()) });
      job.abort(row);
      return presentOne(cancelled ?? (await findOwn(accountId, id)));
    },

    async delete(accountId: string, id: string): Promise<void> {
      await database.transaction(async (trx) => {
        if (!(await store.deleteComparison(trx, { accountId, id }))) throw notFound('Comparison');
        await idempotency.eraseMentions(trx, accountId, [id]);
        await realtime.eraseEventsAbout(trx, accountId, [id]);
      });
      job.abort({ id, round: Number.POSITIVE_INFINITY });
    },

    /** Two plain texts, of which nothing is kept. */
    async compareTexts(accountId: string, left: string, right: string) {
      for (const text of [left, right]) if (text.length > SIMPLE_COMPARISON_MAX_LENGTH) throw tooLong(text);
      const rows = await tasks.run(compareTexts, { left, right }, { account: accountId });
      const linesOf = (side: 'left' | 'right'): ComparisonSide[] =>
        rows.map((row) => row[side]).filter(({ lineId }) => lineId !== null);
      return { rows, ds: { masterFile: linesOf('left'), compareFile: linesOf('right') } };
    },
  };
}
