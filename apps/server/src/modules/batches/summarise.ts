import { randomUUID } from 'node:crypto';
import { groupAnswers } from '@recto/core/answers';
import type { JobQueue } from '#kernel/define-job.ts';
import { type BatchAnswersDeps, linesOf, makeReadAnswers } from '#modules/batches/batch-answers.ts';
import { type SummaryRequest, writeBatchSummary } from '#modules/batches/jobs.ts';
import type { Progress } from '#modules/batches/progress.ts';
import * as store from '#modules/batches/store.ts';
import type { Summaries } from '#modules/summaries/index.ts';

interface SummariseDeps extends BatchAnswersDeps {
  readonly jobs: JobQueue;
  readonly progress: Progress;
  readonly summaries: Pick<Summaries, 'canWrite'>;
}

/**
 * Makes the summary of a batch from its answers: a line for each question. Where a language model may word some of them
 * otherwise it is asked by a job of its own, and this summary stands meanwhile.
 */
export function makeSummarise(deps: SummariseDeps) {
  const { database, jobs, progress, summaries } = deps;
  const readAnswers = makeReadAnswers(deps);
  /** Undefined where the batch has changed meanwhile. */
  const summarise = async (batch: store.BatchRow): Promise<store.BatchRow | undefined> => {
    const { id: batchId } = batch;
    const { columns, fileIds } = await readAnswers(batch);
    const text = linesOf(batch, columns).join('\n');
    const isGenerated =
      columns.some((answers) => groupAnswers(answers).length > 0) &&
      (await summaries.canWrite({ userId: batch.account_id, fileIds }));
    const roundId = isGenerated ? randomUUID() : undefined;
    return database.transaction(async (trx) => {
      const row = await store.keepSummary(trx, batch, { text, ...(roundId && { roundId }) });
      if (row && roundId)
        await jobs.enqueue(trx, writeBatchSummary, { batchId, accountId: row.account_id, roundId });
      if (row) await progress.publishSummary(trx, row);
      return row;
    });
  };

  return async ({ batchId }: SummaryRequest): Promise<void> => {
    for (;;) {
      const batch = await store.findBatchForWork(database.root, batchId);
      // Deleted, or taken up again: then its end has it summarised anew.
      if (!batch || batch.summary || batch.status === 'running') return;
      if (await summarise(batch)) return;
    }
  };
}
