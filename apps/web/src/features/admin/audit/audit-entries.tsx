import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EntryList } from './entry-list.tsx';
import { auditQuery } from './queries.ts';

/** The entries about a user, or all (null), with more on demand. */
export function AuditEntries({ subject }: { subject: string | null }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(auditQuery(subject));
  if (!data && error)
    return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0)
    return (
      <EmptyState icon={<ScrollText />} title="Nothing yet">
        Whatever administrators do is written down here.
      </EmptyState>
    );
  return (
    <>
      <EntryList entries={entries} isOfOneUser={subject !== null} />
      {hasNextPage && (
        <Button className="mt-2" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier entries
        </Button>
      )}
    </>
  );
}

const Loading = () => (
  <div role="status" className="space-y-4 pt-4">
    <span className="sr-only">Loading the audit log</span>
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} className="h-9 rounded-control" />
    ))}
  </div>
);
