import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SearchField, searchStatus, useTypedWords } from '#features/comparisons/search-field.tsx';
import type { RowHit } from '#features/comparisons/use-row-hit.ts';
import { comparisonSearchOptions } from '#shared/comparisons/queries.ts';

interface RowSearchProps {
  comparisonId: string;
  /** The row to which one went last. */
  row: number | null;
  onHit: (hit: RowHit | null) => void;
}

/** Finds words in both texts, and goes to the first row that has them as one types. */
export function RowSearch({ comparisonId, row, onHit }: RowSearchProps) {
  const search = useTypedWords();
  const { words, isResting } = search;
  const { data, isFetching, isError } = useQuery(comparisonSearchOptions(comparisonId, words));
  const first = words !== '' && isResting ? data?.rows[0] : undefined;
  useEffect(() => {
    if (first !== undefined) onHit({ row: first, words });
    // oxlint-disable-next-line react/exhaustive-deps -- once for the words that were found
  }, [first, words]);
  const rows = words !== '' && isResting ? (data?.rows ?? []) : [];
  const at = row === null ? -1 : rows.indexOf(row);
  const total = rows.length === 0 ? 0 : (data?.total ?? 0);
  return (
    <SearchField
      search={search}
      status={searchStatus({ search, isFetching, isError, at, total, noun: 'row' })}
      hasHits={rows.length > 0}
      onStep={(by) => {
        const next = rows.at((at < 0 && by > 0 ? 0 : at + by) % Math.max(1, rows.length));
        if (next !== undefined) onHit({ row: next, words });
      }}
      onClose={() => {
        search.onClose();
        onHit(null);
      }}
    />
  );
}
