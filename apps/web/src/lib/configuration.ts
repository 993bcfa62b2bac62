import type { PublicConfiguration } from '@recto/contract/configuration';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ApiError, NetworkError } from '#lib/api-error.ts';
import { reportFailure } from '#lib/report-failure.ts';
import { wait } from '#lib/wait.ts';

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

async function fetchConfiguration(): Promise<Configuration> {
  const response = await fetch('/api/v2/config').catch((cause: unknown) => {
    throw new NetworkError('The server cannot be reached.', { cause });
  });
  // The answer of a server that is starting or too busy holds no configuration: it is asked for again.
  if (!response.ok) throw new ApiError(response.status, 'The configuration could not be read.');
  return readConfiguration(await response.json());
}

/**
 * What the installation has set. It does not change while a page is open, so it is kept here rather than in the cache of
 * the server's data, whose code the first screen can do without.
 */
export const useConfigurationStore = create<{ configuration: Configuration | null }>(() => ({
  configuration: null,
}));

/** A server that restarts is back soon. */
const ASKED_AGAIN_AFTER_MS = [1000, 2000];

async function ask(): Promise<Configuration | null> {
  for (let failures = 0; ; failures++) {
    try {
      const configuration = await fetchConfiguration();
      useConfigurationStore.setState({ configuration });
      return configuration;
    } catch (error) {
      const delay = ASKED_AGAIN_AFTER_MS[failures];
      if (delay === undefined) {
        reportFailure(error);
        return null;
      }
      await wait(delay);
    }
  }
}

let asking: Promise<Configuration | null> | null = null;

/** Asks for the configuration unless it is known, however many want it at once; `null` = the server does not tell it. */
export function loadConfiguration(): Promise<Configuration | null> {
  const { configuration } = useConfigurationStore.getState();
  if (configuration) return Promise.resolve(configuration);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

/** The configuration, once it is known; a screen that wants it asks again. */
export function useConfiguration(): Configuration | null {
  const { configuration } = useConfigurationStore();
  useEffect(() => void loadConfiguration(), []);
  return configuration;
}

/** The name to show: an installation may have left it unset. */
export const displayNameOf = (productName: string | undefined): string => productName || DEFAULT_PRODUCT_NAME;

export const useProductName = (): string => displayNameOf(useConfiguration()?.productName);

/** The product's name as the installation has set it, before anything is shown; '' = unset. */
export const loadProductName = async (): Promise<string> =>
  (await loadConfiguration())?.productName ?? DEFAULT_PRODUCT_NAME;
