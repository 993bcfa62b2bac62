import type { Batch } from '@recto/contract/batches';
import { type ChangesDeps, makeAnswerChanges } from '#modules/batches/answer-changes.ts';
import { makeBatchItems } from '#modules/batches/batch-items.ts';
import * as errors from '#modules/batches/batches.errors.ts';
import * as cells from '#modules/batches/cells.store.ts';
import { workOnBatches } from '#modules/batches/jobs.ts';
import { countLosingAll } from '#modules/batches/drop-files.store.ts';
import { makePresentBatches } from '#modules/batches/present-batches.ts';
import type { ReadCells } from '#modules/batches/read-cells.ts';
import { countedOf, makeStartBatch, type StartDeps } from '#modules/batches/start-batch.ts';
import * as store from '#modules/batches/store.ts';
import { makeStreamAnswers } from '#modules/batches/stream-answers.ts';
import type { IdempotencyApi } from '#modules/idempotency/index.ts';
import type { Questions } from '#modules/questions/index.ts';
import type { Outbox } from '#modules/realtime/index.ts';
import type { Summaries } from '#modules/summaries/index.ts';

export interface BatchesDeps extends StartDeps, Pick<ChangesDeps, 'versions' | 'pages' | 'tasks'> {
  readonly questions: Pick<Questions, 'mapQuestions' | 'resetInBatch'>;
  readonly readings: Pick<ReadCells, 'readRest' | 'findOutlying'>;
  readonly summaries: Pick<Summaries, 'eraseBatches'>;
  readonly idempotency: Pick<IdempotencyApi, 'eraseMentions'>;
  readonly realtime: Pick<Outbox, 'eraseEventsAbout'>;
}

/** Templates asked of several files: what routes and the history do with batches. */
export function makeBatches(deps: BatchesDeps) {
  const { database, jobs, meter, library, questions, progress, summaries, idempotency, realtime } = deps;
  const { present, ...lists } = makePresentBatches(deps);
  const { start, startAgain } = makeStartBatch(deps);

  const getBatch = async (accountId: string, id: string): Promise<store.BatchRow> => {
    const row = await store.findBatch(database.root, { accountId, id });
    if (!row) throw errors.batchNotFound();
    return row;
  };

  const changes = makeAnswerChanges({ ...deps, getBatch });
  return {
    ...makeBatchItems({ ...deps, changes, getBatch }),
    ...makeStreamAnswers({ ...deps, getBatch }),
    ...lists,
    start,
    estimate: progress.estimate,
    runAgain: async (accountId: string, id: string, newer?: readonly string[]) =>
      startAgain(await getBatch(accountId, id), newer),
    listChanges: changes.listChanges,
    listVersions: deps.versions.listOfFile,
    get: async (accountId: string, id: string): Promise<Batch> => present(await getBatch(accountId, id)),

    /** Asks nothing more; what is being answered is answered. One that has ended stays as it is, so that a client may repeat the call. */
    async cancel(accountId: string, id: string): Promise<Batch> {
      const cancelled = await database.transaction(async (trx) => {
        const row = await store.changeStatus(trx, { accountId, id }, ['running'], 'cancelled');
        if (row) await progress.publish(trx, row);
        return row;
      });
      return present(cancelled ?? (await getBatch(accountId, id)));
    },

    /** Has the failed questions asked again, and those that a cancel has left. What failed was given back, and is counted anew. */
    async retry(accountId: string, id: string): Promise<Batch> {
      await getBatch(accountId, id);
      const fileIds = (await store.listFiles(database.root, id)).map(({ file_id }) => file_id);
      const files = await library.mapFiles(accountId, fileIds);
      const row = await database.transaction(async (trx) => {
        const ended = ['complete', 'failed', 'cancelled'] as const;
        const taken = await store.changeStatus(trx, { accountId, id }, ended, 'running');
        if (!taken) throw errors.nothingToRetry();
        await summaries.eraseBatches(trx, [id]);
        const again = await cells.resetFailed(trx, id);
        await meter.takeAll(trx, { keys: countedOf(again, files), accountId, metric: 'questions' });
        const ids = again.map((cell) => cell.id);
        if (ids.length > 0) await questions.resetInBatch(trx, accountId, ids);
        else if (!(await cells.hasWaiting(trx, id))) throw errors.nothingToRetry();
        await jobs.enqueue(trx, workOnBatches, { accountId });
        await progress.publish(trx, taken);
        return taken;
      });
      return present(row);
    },

    /** How many batches go with these files: those that ask no others. */
    countAbout: (accountId: string, fileIds: readonly string[]) =>
      countLosingAll(database.root, { accountId, fileIds }),

    /** Deletes a batch with its answers; what works on one of them finds it gone. */
    async deleteBatch(accountId: string, id: string): Promise<void> {
      await database.transaction(async (trx) => {
        if (!(await store.deleteBatch(trx, { accountId, id }))) throw errors.batchNotFound();
        await idempotency.eraseMentions(trx, accountId, [id]);
        await realtime.eraseEventsAbout(trx, accountId, [id]);
      });
    },
  };
}
export type Batches = ReturnType<typeof makeBatches>;
