import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { comparisonChangesOptions } from '#shared/comparisons/queries.ts';

/** The changes of a comparison: those that came with it, and all of them once the others have been fetched. */
export function useAllChanges({ comparisonId, generation, changesTotal }: Comparison) {
  const isPart = generation.length < changesTotal;
  const { data, isError, isFetching, refetch } = useQuery({
    ...comparisonChangesOptions(comparisonId),
    enabled: isPart,
  });
  const changes = useMemo((): readonly ComparisonChange[] => {
    if (!isPart || !data) return generation;
    // What a language model words comes with the comparison, and later than the parts.
    const latest = new Map(generation.map((change) => [change._id, change]));
    return data.map((change) => latest.get(change._id) ?? change);
  }, [isPart, data, generation]);
  return { changes, isPart: isPart && !data, isError, isFetching, fetchAgain: () => void refetch() };
}
export type AllChanges = ReturnType<typeof useAllChanges>;
