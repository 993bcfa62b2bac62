import type { Comparison, ComparisonChange, ComparisonRow } from '@recto/contract/comparisons';
import { CHANGES_PER_CALL, ROWS_PER_CALL } from '@recto/contract/limits';
import { AppError } from '#kernel/errors.ts';
import type { Comparisons } from '#modules/comparisons/index.ts';
import type { ContentRequest, ContentSummary } from '#modules/exports/contents.ts';

export interface ComparisonSourceDeps {
  readonly comparisons: Pick<Comparisons, 'get' | 'changes' | 'rows' | 'writeRedline'>;
}

/** What a report on a comparison is written from. Its changes and rows can be read again and again, never all of them at once. */
export interface ReportContent {
  readonly title: string;
  readonly exportedAt: Date;
  readonly comparison: Comparison;
  /** In reading order. */
  changes(): AsyncIterable<readonly ComparisonChange[]>;
  rows(): AsyncIterable<readonly ComparisonRow[]>;
}

const notComplete = () => new AppError(422, 'comparison.not_complete', 'This comparison is not complete.');

const titleOf = ({ masterFile, childFile }: Comparison): string =>
  `${withoutExtension(masterFile.name)} compared with ${withoutExtension(childFile.name)}`;

const withoutExtension = (name: string): string => name.replace(/\.[a-z]{3,4}$/iu, '');

/** Comparisons as what is exported. */
export function makeComparisonSource({ comparisons }: ComparisonSourceDeps) {
  return {
    /** A report that there is no change is one, too. */
    async describe({ accountId, id }: Pick<ContentRequest, 'accountId' | 'id'>): Promise<ContentSummary> {
      const comparison = await comparisons.get(accountId, id);
      if (comparison.status !== 'complete') throw notComplete();
      const { masterFile, childFile, changesTotal } = comparison;
      return {
        title: titleOf(comparison),
        total: Math.max(1, changesTotal),
        fileIds: [masterFile._id, childFile._id],
      };
    },
    async open({ accountId, id, at }: ContentRequest): Promise<ReportContent> {
      const comparison = await comparisons.get(accountId, id);
      return {
        title: titleOf(comparison),
        exportedAt: at,
        comparison,
        changes: () => inParts((slice) => comparisons.changes(accountId, id, slice), CHANGES_PER_CALL),
        rows: () => inParts((slice) => comparisons.rows(accountId, id, slice), ROWS_PER_CALL),
      };
    },
  };
}

interface Part<T> {
  readonly items: readonly T[];
  readonly total: number;
}

async function* inParts<T>(
  read: (slice: { readonly from: number; readonly limit: number }) => Promise<Part<T>>,
  limit: number,
): AsyncGenerator<readonly T[]> {
  for (let from = 0; ; from += limit) {
    const { items, total } = await read({ from, limit });
    if (items.length > 0) yield items;
    if (from + limit >= total) return;
  }
}
