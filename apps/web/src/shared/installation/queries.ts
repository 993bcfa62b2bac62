import { contract } from '@recto/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** All that the installation tells of itself. */
export const installationQuery = queryOptions({
  queryKey: ['account', 'installation'],
  queryFn: ({ signal }) => call(contract.configuration.get, { signal }),
  staleTime: 'static',
});
