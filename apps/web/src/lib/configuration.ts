import type { PublicConfiguration } from '@recto/contract/configuration';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError, NetworkError } from '#lib/api-error.ts';

/** The name shown until the installation has told its own. */
const DEFAULT_PRODUCT_NAME = 'Recto';

export type Configuration = Pick<PublicConfiguration, 'productName' | 'signup' | 'sso' | 'chatWidgetSrc'>;

const SIGNUPS: readonly Configuration['signup'][] = ['open', 'domains', 'closed'];

/** Reads what the first screen needs by hand, because the contract's schemas are too heavy for it. */
export function readConfiguration(response: unknown): Configuration {
  const result =
    (response as { result?: Partial<Record<keyof Configuration, unknown>> } | null)?.result ?? {};
  const { productName, signup, sso, chatWidgetSrc } = result;
  return {
    productName: typeof productName === 'string' ? productName : DEFAULT_PRODUCT_NAME,
    signup: SIGNUPS.find((known) => known === signup) ?? 'open',
    sso: sso === true,
    chatWidgetSrc: typeof chatWidgetSrc === 'string' ? chatWidgetSrc : null,
  };
}

async function fetchConfiguration(): Promise<Configuration> {
  const response = await fetch('/api/v2/config').catch((cause: unknown) => {
    throw new NetworkError('The server cannot be reached.', { cause });
  });
  if (!response.ok) throw new ApiError(response.status, 'The configuration could not be read.');
  return readConfiguration(await response.json());
}

/** What the installation has set. It does not change while a page is open. */
export const configurationQuery = queryOptions({
  queryKey: ['configuration'],
  queryFn: fetchConfiguration,
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
  // A server that is starting or too busy has no configuration to tell yet, and is back soon.
  retry: 2,
});

/** The configuration, once it is known; a screen that wants it asks again. */
export const useConfiguration = (): Configuration | null => useQuery(configurationQuery).data ?? null;

/** The name to show: an installation may have left it unset. */
export const displayNameOf = (productName: string | undefined): string => productName || DEFAULT_PRODUCT_NAME;

export const useProductName = (): string => displayNameOf(useConfiguration()?.productName);

/** The product's name as the installation has set it, before anything is shown; '' = unset. */
export const findProductName = async (client: QueryClient): Promise<string> =>
  client.query(configurationQuery).then(
    ({ productName }) => productName,
    () => DEFAULT_PRODUCT_NAME,
  );
