import type { Trx } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import type { LeavingFiles } from '#kernel/module.ts';
import { pumpBatches, summariseBatch } from '#modules/batches/jobs.ts';
import * as store from '#modules/batches/leaving-files.store.ts';
import type { Summaries } from '#modules/summaries/index.ts';

interface LeavingDeps {
  readonly jobs: JobQueue;
  readonly summaries: Pick<Summaries, 'forgetBatches'>;
}

/** Batches that lose files are summed up anew from the others; one that loses all of them goes. Answers which go. */
export function makeLeaveFiles({ jobs, summaries }: LeavingDeps) {
  return async (trx: Trx, leaving: LeavingFiles): Promise<readonly string[]> => {
    const losing = await store.lockLosing(trx, leaving);
    const gone = losing.filter(({ losesAll }) => losesAll).map(({ id }) => id);
    const staying = losing.filter(({ losesAll }) => !losesAll);
    const ids = staying.map(({ id }) => id);
    await store.deleteBatches(trx, gone);
    await store.dropSummaries(trx, ids);
    await summaries.forgetBatches(trx, ids);
    const { accountId } = leaving;
    for (const { id: batchId, status } of staying)
      if (status === 'complete' || status === 'failed')
        await jobs.enqueue(trx, summariseBatch, { batchId, accountId });
    // One whose last open questions go has its end.
    if (staying.some(({ status }) => status === 'running'))
      await jobs.enqueue(trx, pumpBatches, { accountId });
    return gone;
  };
}
