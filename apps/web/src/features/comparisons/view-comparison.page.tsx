import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, FileX, GitCompareArrows } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { readComparisonUrl } from '#features/comparisons/comparison-url.ts';
import { ComparisonRunning } from '#features/comparisons/comparison-running.tsx';
import { ComparisonResult } from '#features/comparisons/comparison-result.tsx';
import { useHeld } from '#features/comparisons/use-held.ts';
import { ApiError } from '#lib/api.ts';
import { sentenceOf } from '#lib/api-error.ts';
import { comparisonOptions } from '#shared/comparisons/queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** So long the loading display is held (specification, section 4). */
const LOADING_HELD_MS = 800;

/** A comparison: both texts, and what changed between them. */
export function Component() {
  const [search] = useSearchParams();
  const { id } = readComparisonUrl(search);
  if (id === null) return <Navigate to="/compare-docs" replace />;
  return <OneComparison key={id} id={id} />;
}

function OneComparison({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(comparisonOptions(id));
  const isHeld = useHeld(data === undefined, LOADING_HELD_MS);
  if (isHeld && !error) return <ComparisonLoading />;
  if (data?.status === 'complete') return <ComparisonResult comparison={data} />;
  if (data) return <ComparisonRunning comparison={data} />;
  const back = (
    <Link to="/compare-docs" className={buttonClass()}>
      Compare documents
    </Link>
  );
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState level={1} icon={<FileX />} title="There is no such comparison" action={back}>
        It was deleted, or one of its files was.
      </EmptyState>
    );
  if (error)
    return (
      <EmptyState
        level={1}
        icon={<GitCompareArrows />}
        title="The comparison could not be loaded"
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {sentenceOf(error)}
      </EmptyState>
    );
  return <ComparisonLoading />;
}

/** In the shape of what comes: both texts, and beside them what changed. */
function ComparisonLoading() {
  return (
    <div className="flex h-full flex-col" aria-busy="true">
      <p
        className="flex h-[53px] flex-none items-center gap-3 border-line border-b px-4 text-ink-2 text-sm"
        role="status"
      >
        <ArrowLeftRight aria-hidden="true" className="size-4" />
        Loading the comparison…
      </p>
      <div className="flex min-h-0 grow">
        <div className="min-w-0 grow space-y-3.5 overflow-hidden p-4">
          {Array.from({ length: 12 }, (_, at) => (
            <div key={at} className="grid grid-cols-2 gap-6 max-sm:grid-cols-1">
              <Skeleton className="h-9" />
              <Skeleton className="h-9 max-sm:hidden" />
            </div>
          ))}
        </div>
        <div className="w-[30%] space-y-3.5 overflow-hidden border-line border-s bg-surface p-5 max-sm:hidden">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="mb-8 h-16" />
          {Array.from({ length: 5 }, (_, at) => (
            <Skeleton key={at} className="h-14" />
          ))}
        </div>
      </div>
    </div>
  );
}
