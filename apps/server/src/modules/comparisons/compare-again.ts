import { isDeepStrictEqual } from 'node:util';
import { type ComparisonOptions, DEFAULT_COMPARISON_OPTIONS } from '@recto/contract/comparison-options';
import type { ComparisonItem } from '@recto/contract/comparisons';
import type { Trx } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import { lockComparison, startNextRound } from '#modules/comparisons/compare-again.store.ts';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import { compareFiles } from '#modules/comparisons/jobs.ts';
import { type ComparisonRecord, findComparison } from '#modules/comparisons/store.ts';
import { checkOptions, type FilePair, type GetReady, turnOptions } from '#modules/comparisons/wanted.ts';

interface AgainDeps extends Pick<ComparisonsDeps, 'database' | 'jobs' | 'clock'> {
  readonly getReady: GetReady;
  readonly publish: (trx: Trx, row: ComparisonRecord) => Promise<void>;
  readonly presentOne: (row: ComparisonRecord) => Promise<ComparisonItem>;
  /** Ends the work of this process on rounds up to one. */
  readonly abort: (of: Pick<ComparisonRecord, 'id' | 'round'>) => void;
}

export interface Wanted {
  readonly options?: ComparisonOptions | undefined;
  /** The later file becomes the earlier one. */
  readonly swap: boolean;
}

function chooseOptions(row: ComparisonRecord, files: FilePair, { options, swap }: Wanted): ComparisonOptions {
  const known = row.options ?? DEFAULT_COMPARISON_OPTIONS;
  const leftId = swap ? row.right_file_id : row.left_file_id;
  const [one, other] = files;
  return checkOptions(
    options ?? (swap ? turnOptions(known) : known),
    one.id === leftId ? files : [other, one],
  );
}

/** Comparing the files of a comparison again; it keeps its id. */
export function makeCompareAgain({ database, jobs, clock, getReady, publish, presentOne, abort }: AgainDeps) {
  return {
    /**
     * Compares with other options, or with the files exchanged; nothing is counted again. A comparison that has, or is being made
     * with, what is wanted stays as it is. Of two that come at once the later one counts: work on an earlier round keeps nothing.
     */
    async compareAgain(accountId: string, id: string, wanted: Wanted): Promise<ComparisonItem> {
      const found = await findComparison(database.root, { accountId, id });
      if (!found) throw notFound('Comparison');
      // Outside the transaction: files that are outdated are sent back, whatever becomes of this.
      const files = await getReady(accountId, [found.left_file_id, found.right_file_id]);
      const started = await database.transaction(async (trx) => {
        const row = await lockComparison(trx, { accountId, id });
        if (!row) throw notFound('Comparison');
        const options = chooseOptions(row, files, wanted);
        const isSame = !wanted.swap && isDeepStrictEqual(options, row.options ?? DEFAULT_COMPARISON_OPTIONS);
        if (isSame && (row.status === 'running' || row.status === 'complete')) return null;
        const next = await startNextRound(trx, row, {
          options,
          isTurned: wanted.swap,
          at: new Date(clock()),
        });
        await jobs.enqueue(trx, compareFiles, { comparisonId: id, accountId, round: next.round });
        await publish(trx, next);
        return next;
      });
      if (started) abort({ id, round: started.round - 1 });
      return presentOne(started ?? found);
    },
  };
}
