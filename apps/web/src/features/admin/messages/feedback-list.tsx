import type { FeedbackEntry } from '@recto/contract/feedback';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareHeart } from 'lucide-react';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { feedbackQuery } from './queries.ts';

/** What people have written, newest first. */
export function FeedbackList() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(feedbackQuery);
  if (!data && error)
    return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div role="status" className="space-y-4 pt-4">
        <span className="sr-only">Loading the feedback</span>
        <Skeleton className="h-16 rounded-control" />
        <Skeleton className="h-16 rounded-control" />
      </div>
    );
  // What is written meanwhile pushes others to the next page.
  const entries = new Map(data.pages.flatMap(({ items }) => items.map((entry) => [entry._id, entry])));
  if (entries.size === 0)
    return (
      <EmptyState icon={<MessageSquareHeart />} title="No feedback yet">
        What people write by “Send feedback” in their menu stands here.
      </EmptyState>
    );
  return (
    <>
      <ol className="divide-y divide-line">
        {[...entries.values()].map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button className="mt-2" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier feedback
        </Button>
      )}
    </>
  );
}

const Entry = ({ entry: { email, createdAt, page, text } }: { entry: FeedbackEntry }) => (
  <li className="py-3 text-sm">
    <div className="flex flex-wrap items-baseline gap-x-2 text-ink-2 text-xs">
      <a
        href={`mailto:${encodeURIComponent(email)}`}
        className="font-semibold text-ink text-sm hover:underline [overflow-wrap:anywhere]"
      >
        {email}
      </a>
      <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      {page !== null && <span className="[overflow-wrap:anywhere]">on {page}</span>}
    </div>
    <p dir="auto" className="mt-1 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
      {text}
    </p>
  </li>
);
