import type { Batch } from '@recto/contract/batches';
import { Button } from '#ui/button.tsx';
import { useRetryBatch } from './mutations.ts';

/** Has the questions asked that failed, and those that a cancel has left; absent where there are none. */
export function RetryButton({ batch }: { batch: Batch }) {
  const { batchId, status, failed, done, total } = batch;
  const retry = useRetryBatch();
  const isCancelled = status === 'cancelled';
  if (status === 'running' || (failed === 0 && !(isCancelled && done < total))) return null;
  return (
    <Button variant="primary" loading={retry.isPending} onClick={() => retry.mutate(batchId)}>
      {isCancelled ? 'Go on' : `Retry ${failed} failed`}
    </Button>
  );
}
