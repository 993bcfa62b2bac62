import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * A query that is fetched for the first time lets an invalidation pass, although what it then gets may be from before the change.
 * Here it is made up for as soon as that is there. To begin anew instead could keep it from ever ending. Returns what stops it.
 */
export function catchUpInvalidations(client: QueryClient): () => void {
  const behind = new WeakSet<Query>();
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const { data, fetchStatus } = query.state;
    if (action.type === 'invalidate' && data === undefined && fetchStatus === 'fetching') behind.add(query);
    // What is put there by hand meanwhile is overwritten by what is fetched.
    if (action.type !== 'success' || action.manual || !behind.delete(query)) return;
    queueMicrotask(() => void client.invalidateQueries({ queryKey: query.queryKey, exact: true }));
  });
}
