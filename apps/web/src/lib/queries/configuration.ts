import type { PublicConfiguration } from '@recto/contract/configuration';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, NetworkError } from '#lib/api-error.ts';

/** The name shown until the installation has told its own. */
const DEFAULT_PRODUCT_NAME = 'Recto';

export type Configuration = Pick<PublicConfiguration, 'productName' | 'signup' | 'sso' | 'chatWidgetSrc'>;

const SIGNUPS: readonly Configuration['signup'][] = ['open', 'domains', 'closed'];

/** Reads what the first screen needs by hand, because the contract's schemas are too heavy for it. */
export function readConfiguration(answer: unknown): Configuration {
  const result = (answer as { result?: Partial<Record<keyof Configuration, unknown>> } | null)?.result ?? {};
  const { productName, signup, sso, chatWidgetSrc } = result;
  return {
    productName: typeof productName === 'string' ? productName : DEFAULT_PRODUCT_NAME,
    signup: SIGNUPS.find((known) => known === signup) ?? 'open',
    sso: sso === true,
    chatWidgetSrc: typeof chatWidgetSrc === 'string' ? chatWidgetSrc : null,
  };
}

export const configurationQuery = queryOptions({
  queryKey: ['configuration'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/api/v2/config', { signal }).catch((cause: unknown) => {
      throw new NetworkError('The server cannot be reached.', { cause });
    });
    // The answer of a server that is starting or too busy holds no configuration: it is asked for again.
    if (!response.ok) throw new ApiError(response.status, 'The configuration could not be read.');
    return readConfiguration(await response.json());
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name to show: an installation may have left it unset. */
export const displayNameOf = (productName: string | undefined): string => productName || DEFAULT_PRODUCT_NAME;

export const useProductName = (): string => displayNameOf(useQuery(configurationQuery).data?.productName);

/** The product's name as the installation has set it, before anything is shown; '' = unset. */
export const fetchProductName = (client: QueryClient): Promise<string> =>
  client.query({ ...configurationQuery, staleTime: 'static' }).then(
    ({ productName }) => productName,
    () => DEFAULT_PRODUCT_NAME,
  );
