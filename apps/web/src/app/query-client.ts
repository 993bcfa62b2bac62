import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
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

/**
 * A query that is fetched for the first time lets an invalidation pass, although what it then gets may be from before the change.
 * Here it is made up for once that is there, once for as many as came: to begin anew with each could keep it from ever ending.
 */
class CatchingUpClient extends QueryClient {
  readonly #behind = new WeakSet<Query>();

  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const catchUp = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: 'fetching', predicate: (query) => this.#isLate(query, filters) })
      .map(async (query) => {
        this.#behind.add(query);
        await query.promise?.catch(() => undefined);
        this.#behind.delete(query);
        await super.invalidateQueries({ queryKey: query.queryKey, exact: true });
      });
    await Promise.all([super.invalidateQueries(filters, options), ...catchUp]);
  }

  #isLate(query: Query, filters?: InvalidateQueryFilters): boolean {
    return (
      query.state.data === undefined && !this.#behind.has(query) && filters?.predicate?.(query) !== false
    );
  }
}

export const makeQueryClient = (): QueryClient =>
  new CatchingUpClient({
    queryCache: new QueryCache({ onError: reportFailure }),
    mutationCache: new MutationCache({ onError: reportMutation }),
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
