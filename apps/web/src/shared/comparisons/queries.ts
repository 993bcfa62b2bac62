import { contract } from '@recto/contract';
import type { ComparisonChange } from '@recto/contract/comparisons';
import { CHANGES_PER_CALL, ROWS_PER_CALL } from '@recto/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

const POLL_MS = 5_000;

export const comparisonKeys = {
  lists: ['comparisons', 'list'] as const,
  one: (id: string) => ['comparisons', 'one', id] as const,
};

/** The comparisons of the account, the last one first. */
export const comparisonListOptions = (page: number) =>
  queryOptions({
    queryKey: [...comparisonKeys.lists, page],
    queryFn: ({ signal }) => call(contract.comparisons.list, { query: { page }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'running') ? POLL_MS : false,
  });

/** A comparison with its changes; while it runs or is summed up it is looked at again, should news of it be lost. */
export const comparisonOptions = (id: string) =>
  queryOptions({
    queryKey: comparisonKeys.one(id),
    queryFn: ({ signal }) => call(contract.comparisons.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'running' || data?.wording?.completed === false ? POLL_MS : false,
  });

/** A part of its rows, which never change once it is complete. */
export const comparisonRowsOptions = (id: string, part: number) =>
  queryOptions({
    queryKey: [...comparisonKeys.one(id), 'rows', part],
    queryFn: async ({ signal }) => {
      const query = { from: part * ROWS_PER_CALL, limit: ROWS_PER_CALL };
      return (await call(contract.comparisons.rows, { params: { id }, query, signal })).items;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Every change of a comparison that has more than come with it. */
export const comparisonChangesOptions = (id: string) =>
  queryOptions({
    queryKey: [...comparisonKeys.one(id), 'changes'],
    async queryFn({ signal }) {
      const changes: ComparisonChange[] = [];
      for (let total = 1; changes.length < total; ) {
        const query = { from: changes.length, limit: CHANGES_PER_CALL };
        const part = await call(contract.comparisons.changes, { params: { id }, query, signal });
        changes.push(...part.items);
        total = part.items.length === 0 ? 0 : part.total;
      }
      return changes;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The rows in which words stand. */
export const comparisonSearchOptions = (id: string, q: string) =>
  queryOptions({
    queryKey: [...comparisonKeys.one(id), 'search', q],
    queryFn: ({ signal }) => call(contract.comparisons.search, { params: { id }, query: { q }, signal }),
    enabled: q !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Where changes stand on a page of one side. */
export const comparisonMarksOptions = (id: string, side: 'left' | 'right', page: number) =>
  queryOptions({
    queryKey: [...comparisonKeys.one(id), 'marks', side, page],
    queryFn: async ({ signal }) =>
      (await call(contract.comparisons.marks, { params: { id }, query: { side, page }, signal })).marks,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Which positions on the pages of both sides stand beside each other. */
export const comparisonPositionsOptions = (id: string) =>
  queryOptions({
    queryKey: [...comparisonKeys.one(id), 'positions'],
    queryFn: async ({ signal }) =>
      (await call(contract.comparisons.pages, { params: { id }, signal })).positions,
    staleTime: Number.POSITIVE_INFINITY,
  });
