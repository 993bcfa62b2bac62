import type { Database } from '#kernel/database.ts';
import type { JobContext } from '#kernel/define-job.ts';
import { type BatchAnswersDeps, linesOf, makeReadAnswers } from '#modules/batches/batch-answers.ts';
import type { WriteRequest } from '#modules/batches/jobs.ts';
import type { Progress } from '#modules/batches/progress.ts';
import * as store from '#modules/batches/store.ts';
import { checkReply, planSummary } from '#modules/batches/generated-summary.ts';
import type { StoredSummary } from '#modules/batches/tables.ts';
import type { Summaries } from '#modules/summaries/index.ts';

interface WriteDeps extends BatchAnswersDeps {
  readonly database: Database;
  readonly progress: Progress;
  readonly summaries: Summaries;
}

const roundOf = (batchId: string, roundId: string) =>
  ({ id: roundId, purpose: 'batch-summary', subjectId: batchId }) as const;

/**
 * Has a language model word the lines of a batch's summary. Those that are supported by the answers take the place of the
 * ones that stand; where the model fails, may not be asked or says something else, these stay. Run again after a kill it
 * asks for nothing twice, and ends once.
 */
export function makeWriteSummary(deps: WriteDeps) {
  const { database, progress, summaries } = deps;
  const readAnswers = makeReadAnswers(deps);

  /** The batch, as long as this round of its summary is the one that is waited for. */
  const findWaiting = async ({ batchId, roundId }: WriteRequest) => {
    const batch = await store.findBatchForWork(database.root, batchId);
    return batch?.summary?.roundId === roundId ? { batch, summary: batch.summary } : undefined;
  };

  const end = async ({ batchId, roundId }: WriteRequest, summary: StoredSummary): Promise<void> => {
    await database.transaction(async (trx) => {
      await summaries.erase(trx, roundOf(batchId, roundId));
      const ended = await store.endSummary(trx, batchId, { roundId, summary });
      if (ended) await progress.publishSummary(trx, ended);
    });
  };

  return {
    async write(request: WriteRequest, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
      const { batchId, roundId } = request;
      const round = roundOf(batchId, roundId);
      const waiting = await findWaiting(request);
      if (!waiting) return summaries.erase(database.root, round);
      const { batch } = waiting;
      const { columns, fileIds } = await readAnswers(batch);
      const plan = planSummary(batch.questions, columns);
      const asked = await summaries.askParts({
        round,
        egress: { userId: batch.account_id, fileIds },
        parts: plan.map(({ part }) => part),
        signal,
        isWanted: async () => (await findWaiting(request)) !== undefined,
      });
      // Deleted, asked again, or a file of it deleted: what was said meanwhile is of no use.
      if (!asked) return summaries.erase(database.root, round);
      const lines = linesOf(batch, columns);
      const written: number[] = [];
      for (const [at, reply] of asked.replies.entries())
        for (const [line, text] of checkReply(reply ?? { lines: [] }, plan[at]?.asked ?? [], columns)) {
          lines[line] = text;
          written.push(line);
        }
      const { usage } = asked;
      await end(request, {
        text: lines.join('\n'),
        ...(written.length > 0 && { written, writtenBy: asked.model ?? '' }),
        ...(usage.outputTokens + usage.ms > 0 && { usage }),
      });
    },

    /** No attempt worked: what the answers alone say stands. */
    async giveUp(request: WriteRequest): Promise<void> {
      const waiting = await findWaiting(request);
      if (waiting) await end(request, { text: waiting.summary.text });
    },
  };
}
