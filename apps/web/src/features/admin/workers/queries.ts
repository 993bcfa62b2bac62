import { contract } from '@recto/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** About as often as workers show signs of life. */
const LOOK_EVERY_MS = 3_000;

export const workersQuery = queryOptions({
  queryKey: ['admin', 'workers'],
  queryFn: ({ signal }) => call(contract.instances.status, { signal }),
  refetchInterval: LOOK_EVERY_MS,
  staleTime: 0,
});
