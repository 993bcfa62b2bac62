import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { CHANGES_PER_CALL } from '@recto/contract/limits';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import type { makePresenter } from '#modules/comparisons/present.ts';
import * as store from '#modules/comparisons/store.ts';

interface StreamDeps extends Pick<ComparisonsDeps, 'database'> {
  readonly presenter: Pick<ReturnType<typeof makePresenter>, 'describe' | 'listChanges'>;
}

/** Comparisons that are looked up in one statement. */
const BATCH = 50;

/** All comparisons of an account, for whoever takes their data along. */
export function makeStreamAll({ database, presenter }: StreamDeps) {
  /** With every change, however many there are. */
  const describeWhole = async (row: store.ComparisonRecord): Promise<Comparison> => {
    const described = await presenter.describe(row);
    if (described.generation.length === described.changesTotal) return described;
    const generation: ComparisonChange[] = [];
    for (let from = 0; from < described.changesTotal; from += CHANGES_PER_CALL)
      generation.push(...(await presenter.listChanges(row.id, { from, to: from + CHANGES_PER_CALL })));
    return { ...described, generation };
  };

  return {
    /** Every comparison with its changes, one at a time. */
    async *streamAll(accountId: string): AsyncGenerator<Comparison[]> {
      for (let offset = 0; ; offset += BATCH) {
        const { rows } = await store.listComparisons(database.root, { accountId, offset, limit: BATCH });
        for (const row of rows) yield [await describeWhole(row)];
        if (rows.length < BATCH) return;
      }
    },
  };
}
