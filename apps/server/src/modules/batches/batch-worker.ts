import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { JobContext, JobQueue } from '#kernel/define-job.ts';
import * as cells from '#modules/batches/cells.store.ts';
import { workOnBatches, summariseBatch } from '#modules/batches/jobs.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { Progress } from '#modules/batches/progress.ts';
import type { ReadCells } from '#modules/batches/read-cells.ts';
import * as store from '#modules/batches/store.ts';
import type { Questions } from '#modules/questions/index.ts';

interface BatchWorkerDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly meter: Pick<Meter, 'giveBack'>;
  readonly questions: Pick<Questions, 'answerInBatch' | 'giveUpInBatch'>;
  readonly progress: Progress;
  readonly readings: Pick<ReadCells, 'readAnswered'>;
}

/** Cells of one account worked on at once: a language model is waited for more than anything else. */
const CELL_CONCURRENCY = 3;
/** After that a turn takes no further cell, and the batches of other accounts have theirs. */
const TURN_MS = 2_000;
/** So often working out a cell may fail. */
const MAX_ATTEMPTS = 3;
const RETRY_AFTER_MS = 2_000;
/** How often a cell looks whether its file has been read again. */
const POSTPONE_MS = 5_000;

/** Works on the batches of an account, cell by cell. Killed at any instant it runs again and finds every cell where it was. */
export function makeBatchWorker(deps: BatchWorkerDeps) {
  const { database, jobs, clock, meter, questions, progress, readings } = deps;
  const enqueue = (accountId: string) =>
    database.transaction((trx) => jobs.enqueue(trx, workOnBatches, { accountId }));

  /** Ends a batch that has nothing left to do, and has it summarised. */
  const endIfDone = async (id: string): Promise<void> => {
    await database.transaction(async (trx) => {
      const ended = await store.endBatch(trx, id);
      if (!ended) return;
      await jobs.enqueue(trx, summariseBatch, { batchId: id, accountId: ended.account_id });
      await progress.publish(trx, ended);
      await progress.notifyEnd(trx, ended);
      await progress.publishSummary(trx, ended);
    });
  };

  /** Keeps how a cell has ended; with the last one the batch ends. */
  const finish = async (cell: cells.CellRow, status: 'complete' | 'failed'): Promise<void> => {
    const { batch_id: id, account_id } = cell;
    await database.transaction(async (trx) => {
      if (!(await cells.finishCell(trx, cell, status, new Date(clock())))) return;
      if (status === 'failed')
        await meter.giveBack(trx, { keys: [cell.id], accountId: account_id, metric: 'questions' });
      await progress.publish(trx, { id, account_id, status: 'running' });
    });
    const { done, total } = await progress.countsOf(id);
    if (done === total) await endIfDone(id);
  };

  /** An answer stands without its value: it is read from its quotes when its cell is first asked for. */
  const readValue = (batch: store.BatchRow, cell: cells.CellRow, { log }: JobContext): Promise<void> =>
    readings.readAnswered(batch, cell).catch((error: unknown) => {
      log.warn(
        { err: error, batchId: batch.id, questionId: cell.id },
        'the value of an answer could not be read',
      );
    });

  const work = async (cell: cells.CellRow, context: JobContext): Promise<void> => {
    const { signal, log } = context;
    const batch = await store.findBatchForWork(database.root, cell.batch_id);
    const text = batch?.questions[cell.column_position];
    // Deleted since.
    if (!batch || text === undefined) return;
    const { id, account_id: accountId, file_id: fileId, batch_id: batchId, attempts } = cell;
    const question = { id, accountId, fileId, batchId, text };
    const later = (ms: number) => new Date(clock() + ms);
    try {
      const outcome = await questions.answerInBatch(question, signal);
      if (outcome === 'postponed')
        await cells.putBackCell(database.root, cell, { attempts, notBefore: later(POSTPONE_MS) });
      else {
        if (outcome === 'complete') await readValue(batch, cell, context);
        await finish(cell, outcome);
      }
    } catch (error) {
      // The server stops, or the turn has taken too long: the next attempt of this job takes the cell up again.
      if (signal.aborted) throw error;
      log.warn({ err: error, batchId, questionId: id }, 'a question of a batch could not be worked out');
      if (attempts + 1 < MAX_ATTEMPTS) {
        const again = { attempts: attempts + 1, notBefore: later(RETRY_AFTER_MS) };
        await cells.putBackCell(database.root, cell, again);
      } else {
        await questions.giveUpInBatch(question);
        await finish(cell, 'failed');
      }
    }
  };

  const takeTurns = async (accountId: string, until: number, context: JobContext): Promise<void> => {
    while (clock() < until && !context.signal.aborted) {
      const claim = { accountId, jobId: context.id, at: new Date(clock()) };
      const cell = await cells.claimCell(database.root, claim);
      if (!cell) return;
      await work(cell, context);
    }
  };

  /** Puts the job back where cells wait; a batch whose last files were deleted meanwhile is at its end. */
  const goOn = async (accountId: string, signal: AbortSignal): Promise<void> => {
    for (const { id } of await store.listRunning(database.root, accountId)) await endIfDone(id);
    const next = await cells.findNextTime(database.root, accountId);
    if (next === undefined) return;
    // Waited for here: no job that starts later wakes a worker of the embedded database before its next poll.
    const waitMs = next === null ? 0 : Math.max(0, next.getTime() - clock());
    if (waitMs > 0) await wait(waitMs, undefined, { signal, ref: false });
    await enqueue(accountId);
  };

  return {
    enqueue,

    async work({ accountId }: { readonly accountId: string }, context: JobContext): Promise<void> {
      await cells.releaseClaims(database.root, accountId, context.id);
      const until = clock() + TURN_MS;
      const turns = Array.from({ length: CELL_CONCURRENCY }, () => takeTurns(accountId, until, context));
      const failed = (await Promise.allSettled(turns)).find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
      if (!context.signal.aborted) await goOn(accountId, context.signal);
    },

    /** Whatever this turn was at brings the process down or never ends: those cells fail, the others go on. */
    async abandon({ accountId }: { readonly accountId: string }, context: JobContext): Promise<void> {
      for (const cell of await cells.listClaims(database.root, accountId, context.id)) {
        const { id, file_id: fileId, batch_id: batchId } = cell;
        await questions.giveUpInBatch({ id, accountId, fileId, batchId, text: '' });
        await finish(cell, 'failed');
      }
      await goOn(accountId, context.signal);
    },
  };
}
