import { contract } from '@recto/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';

/** The name shown until the installation has told its own. */
const DEFAULT_PRODUCT_NAME = 'Recto';

export const configurationQuery = queryOptions({
  queryKey: ['configuration'],
  queryFn: ({ signal }) => call(contract.configuration.get, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useProductName = (): string =>
  useQuery(configurationQuery).data?.productName ?? DEFAULT_PRODUCT_NAME;
