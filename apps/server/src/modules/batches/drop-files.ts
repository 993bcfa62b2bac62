import type { Trx } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { DeletedFiles } from '#kernel/module.ts';
import { workOnBatches, summariseBatch } from '#modules/batches/jobs.ts';
import * as store from '#modules/batches/drop-files.store.ts';
import type { Summaries } from '#modules/summaries/index.ts';

interface DropFilesDeps {
  readonly jobs: JobQueue;
  readonly summaries: Pick<Summaries, 'eraseBatches'>;
}

/** Batches that lose files are summed up anew from the others; one that loses all of them goes. Answers which go. */
export function makeDropFiles({ jobs, summaries }: DropFilesDeps) {
  return async (trx: Trx, deleted: DeletedFiles): Promise<readonly string[]> => {
    const losing = await store.lockLosing(trx, deleted);
    const gone = losing.filter(({ losesAll }) => losesAll).map(({ id }) => id);
    const staying = losing.filter(({ losesAll }) => !losesAll);
    const ids = staying.map(({ id }) => id);
    await store.deleteBatches(trx, gone);
    await store.dropSummaries(trx, ids);
    await summaries.eraseBatches(trx, ids);
    const { accountId } = deleted;
    for (const { id: batchId, status } of staying)
      if (status === 'complete' || status === 'failed')
        await jobs.enqueue(trx, summariseBatch, { batchId, accountId });
    // One whose last open questions go has its end.
    if (staying.some(({ status }) => status === 'running'))
      await jobs.enqueue(trx, workOnBatches, { accountId });
    return gone;
  };
}
