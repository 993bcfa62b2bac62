import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { useProductName } from '#lib/configuration.ts';
import { batchQuery, changesQuery } from '#shared/batches/queries.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { NoBatch } from '../no-batch.tsx';
import { ChangesLoading } from './changes-loading.tsx';
import { ChangesView } from './changes-view.tsx';
import { VersionRuns } from './version-runs.tsx';

/** Which answers a newer version of a file has changed: of a batch, or of what was asked of a file. */
export function Component() {
  const productName = useProductName();
  const [params] = useSearchParams();
  const [batchId, fileId] = [params.get('batch') ?? '', params.get('file') ?? ''];
  return (
    <>
      <title>{`Answers that changed · ${productName}`}</title>
      {batchId !== '' ? (
        <OneBatch key={batchId} id={batchId} />
      ) : fileId !== '' ? (
        <VersionRuns key={fileId} fileId={fileId} />
      ) : (
        <NoBatch />
      )}
    </>
  );
}

function OneBatch({ id }: { id: string }) {
  const batch = useQuery(batchQuery(id));
  const earlier = batch.data?.earlier ?? [];
  const changes = useQuery({ ...changesQuery(id, batch.data?.status), enabled: earlier.length > 0 });
  const failed = [batch, changes].find(({ isError, data }) => isError && !data);
  if (failed?.error instanceof ApiError && failed.error.status === 404) return <NoBatch />;
  if (failed?.error)
    return (
      <LoadError
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => {
          for (const query of [batch, changes]) if (query.isError) void query.refetch();
        }}
      />
    );
  if (!batch.data) return <ChangesLoading />;
  if (earlier.length === 0)
    return (
      <EmptyState
        level={1}
        icon={<History />}
        title="There is nothing to compare with"
        action={
          <Link to={`/batch-element?batch=${id}`} className={buttonClass('primary')}>
            Open the batch
          </Link>
        }
      >
        No earlier version of its files was asked the same questions.
      </EmptyState>
    );
  if (!changes.data) return <ChangesLoading />;
  return <ChangesView batch={batch.data} earlier={earlier} changes={changes.data} />;
}
