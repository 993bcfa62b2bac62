import type { Comparison } from '@recto/contract/comparisons';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { orderHits, type SideHit } from '#features/comparisons/pages/page-hits.ts';
import type { PlacePairs } from '#features/comparisons/pages/page-places.ts';
import { searchStatus, useTypedWords } from '#features/comparisons/search-field.tsx';
import { searchQuery } from '#shared/files/queries.ts';

interface PageSearchOptions {
  readonly comparison: Comparison;
  readonly pairs: PlacePairs;
  readonly onHit: (hit: SideHit) => void;
}

/** Words looked for on the pages of both files: the first hit is gone to as one types. */
export function usePageSearch({ comparison, pairs, onHit }: PageSearchOptions) {
  const search = useTypedWords();
  const { words, isResting } = search;
  const useFound = (file: Comparison['masterFile']) => {
    const options = searchQuery(file, words);
    return useQuery({ ...options, ...(words === '' && { queryFn: skipToken }) });
  };
  const [left, right] = [useFound(comparison.masterFile), useFound(comparison.childFile)];
  const isThere = words !== '' && left.data !== undefined && right.data !== undefined;
  const hits = useMemo(
    () => (isThere ? orderHits(left.data?.hits ?? [], right.data?.hits ?? [], pairs) : []),
    [isThere, left.data, right.data, pairs],
  );
  const [at, setAt] = useState(-1);
  const show = (index: number) => {
    const hit = hits[index];
    setAt(hit ? index : -1);
    if (hit) onHit(hit);
  };
  useEffect(() => {
    if (isResting) show(0);
    // oxlint-disable-next-line react/exhaustive-deps -- once for the words that were found
  }, [hits, isResting]);
  return {
    search,
    hits,
    current: hits[at]?.number ?? null,
    status: searchStatus({
      search,
      isFetching: left.isFetching || right.isFetching,
      isError: left.isError || right.isError,
      at,
      total: Math.max(hits.length, (left.data?.total ?? 0) + (right.data?.total ?? 0)),
      noun: 'hit',
    }),
    step: (by: 1 | -1) => show((Math.max(at, by > 0 ? -1 : 0) + by + hits.length) % Math.max(1, hits.length)),
  };
}
