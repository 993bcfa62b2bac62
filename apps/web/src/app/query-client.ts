import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, ContractError } from '#lib/api-error.ts';
import { reportFailure } from '#lib/report-failure.ts';
import { reportReachedLimit } from '#shared/limits/reached-limit.ts';

const STALE_MS = 30_000;
const GATEWAY_TIMEOUT = 504;

/** Answers that asking again will not change are not asked for again; a timed-out session is told at once. */
const isFinal = (error: Error): boolean =>
  error instanceof ContractError ||
  (error instanceof ApiError && (error.status < 500 || error.status === GATEWAY_TIMEOUT));

const retry = (failures: number, error: Error): boolean => failures < 2 && !isFinal(error);

// A browser that believes to be offline is asked to try all the same: what waits unseen is never told.
const networkMode = 'always';

function reportMutation(error: unknown): void {
  reportReachedLimit(error);
  reportFailure(error);
}

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    mutationCache: new MutationCache({ onError: reportMutation }),
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
