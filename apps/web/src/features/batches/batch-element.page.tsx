import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { batchItemsQuery, batchQuery, cellsQuery } from '#shared/batches/queries.ts';
import { LoadError } from '#ui/load-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MatrixView } from './matrix-view.tsx';
import { NoBatch } from './no-batch.tsx';

/** A batch as a matrix: its files down, its questions across, and the open cell beside it. */
export function Component() {
  const id = useSearchParams()[0].get('batch') ?? '';
  return id === '' ? <NoBatch /> : <OneBatch key={id} id={id} />;
}

function OneBatch({ id }: { id: string }) {
  const productName = useProductName();
  const batch = useQuery(batchQuery(id));
  const files = useQuery(batchItemsQuery(id));
  const cells = useQuery({
    ...cellsQuery(id, batch.data?.status),
    enabled: batch.data !== undefined,
  });
  const failed = [batch, files, cells].find(({ isError, data }) => isError && !data);
  if (failed?.error instanceof ApiError && failed.error.status === 404) return <NoBatch />;
  if (failed?.error)
    return (
      <LoadError
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => {
          for (const query of [batch, files, cells]) if (query.isError) void query.refetch();
        }}
      />
    );
  if (!batch.data || !files.data || !cells.data) return <Loading />;
  return (
    <>
      <title>{`${batch.data.templateName} · ${productName}`}</title>
      <MatrixView batch={batch.data} files={files.data} cells={cells.data} />
    </>
  );
}

const Loading = () => (
  <div role="status" className="space-y-4 p-5">
    <span className="sr-only">Loading the answers</span>
    <Skeleton className="h-6 w-72" />
    {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full'].map((width, at) => (
      <Skeleton key={`${at} ${width}`} className={`h-9 ${width}`} />
    ))}
  </div>
);
