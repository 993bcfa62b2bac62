import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, ContractError, NetworkError, UNREACHABLE } from '#lib/api-error.ts';
import { isSignedIn, useSession } from '#lib/session.ts';
import { endExpiredSession } from '#lib/session-end.ts';
import { toast } from '#ui/toast.tsx';

const STALE_MS = 30_000;

/** What every failed call has in common, said once: the session is over, or the server is out of reach. */
function onError(error: Error): void {
  if (error instanceof NetworkError) {
    toast.warning(UNREACHABLE, { id: 'network' });
    return;
  }
  const isOver = error instanceof ApiError && (error.status === 401 || error.status === 504);
  if (isOver && isSignedIn(useSession.getState())) endExpiredSession();
}

/** Answers of the server that asking again will not change are not asked for again. */
const retry = (failures: number, error: Error): boolean =>
  failures < 2 && (!(error instanceof ApiError) || error.status >= 500) && !(error instanceof ContractError);

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: STALE_MS, retry } },
  });
