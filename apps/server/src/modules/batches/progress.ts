import type { Database, Db, Trx } from '#kernel/database.ts';
import * as cells from '#modules/batches/cells.store.ts';
import { LATEST_CELLS, paceOf, secondsFor } from '#modules/batches/eta.ts';
import * as store from '#modules/batches/store.ts';
import type { BatchRow } from '#modules/batches/store.ts';
import { counted, type Outbox } from '#modules/realtime/index.ts';

interface ProgressDeps {
  readonly database: Database;
  readonly realtime: Pick<Outbox, 'defineEvent' | 'notify' | 'fail'>;
  /** Whether a language model answers too: what is guessed before anything is measured. */
  readonly hasModel: () => Promise<boolean>;
}

/** Milliseconds from one answer to the next, until some have been measured. */
const FIRST_GUESS_MS = { extract: 150, model: 2_000 };

/** What is said to a person when a batch has ended. */
function endMessage({ template_name: name, questions }: BatchRow, files: number, failed: number): string {
  const asked = `The batch “${name}” is complete: ${counted(questions.length, 'question')} asked of ${counted(files, 'file')}`;
  return failed > 0 ? `${asked}, ${counted(failed, 'answer')} failed.` : `${asked}.`;
}

/** How far batches are, how long they still take, and telling open pages so. */
export function makeProgress({ database, realtime, hasModel }: ProgressDeps) {
  const measure = async (of: { accountId?: string; batchId?: string }): Promise<number | undefined> =>
    paceOf(await cells.listEndTimes(database.root, { ...of, limit: LATEST_CELLS }));

  /** As the account's latest answers went, else those of all accounts, which the same machine gave. */
  const expectedPace = async (accountId: string): Promise<number> =>
    (await measure({ accountId })) ??
    (await measure({})) ??
    ((await hasModel()) ? FIRST_GUESS_MS.model : FIRST_GUESS_MS.extract);

  const countsOf = async (batchId: string, db: Db = database.root): Promise<cells.CellCounts> =>
    (await cells.countCells(db, [batchId])).get(batchId) ?? cells.NO_CELLS;

  /** Seconds that a batch still takes, judged by earlier ones while its own answers are too few; null for one that does not run. */
  const etaOf = async (
    { id, account_id: accountId, status }: Pick<BatchRow, 'id' | 'account_id' | 'status'>,
    { total, done }: cells.CellCounts,
  ): Promise<number | null> => {
    if (status !== 'running') return null;
    const pace = (await measure({ accountId, batchId: id })) ?? (await expectedPace(accountId));
    return secondsFor(total - done, pace);
  };

  const addProgress = realtime.defineEvent({
    type: 'BATCH_PROGRESS',
    async render({ accountId, id }) {
      const batch = await store.findBatch(database.root, { accountId, id });
      if (!batch) return null;
      const counts = await countsOf(id);
      return { batchId: id, eta: await etaOf(batch, counts), done: counts.done, total: counts.total };
    },
  });
  const addSummary = realtime.defineEvent({
    type: 'BATCH_SUMMARY_PROGRESS',
    async render({ accountId, id }) {
      const batch = await store.findBatch(database.root, { accountId, id });
      // Of one that was taken up again there is none.
      if (!batch || batch.status === 'running') return null;
      const { text, roundId } = batch.summary ?? { text: '', roundId: '' };
      return { batchId: id, summary: text, completed: roundId === undefined };
    },
  });

  return {
    countsOf,
    etaOf,

    /** About how many seconds so many answers will take, as the account's latest ones have. */
    async estimate(accountId: string, count: number): Promise<number> {
      return secondsFor(count, await expectedPace(accountId));
    },

    /** Tells open pages how far a batch is. Nothing of the time before it comes after its end, nor the end after the summary. */
    publish: (
      trx: Trx,
      { id, account_id: accountId, status }: Pick<BatchRow, 'id' | 'account_id' | 'status'>,
    ): Promise<void> => addProgress(trx, { accountId, about: [id], isLast: status !== 'running' }),

    /** Tells the person that a batch has ended by itself. */
    async notifyEnd(trx: Trx, batch: BatchRow): Promise<void> {
      const notice = { accountId: batch.account_id, about: { batchId: batch.id } };
      const message = `The batch “${batch.template_name}” failed: no question could be worked out.`;
      if (batch.status === 'failed') return realtime.fail(trx, { ...notice, message });
      const files = await store.countFiles(trx, batch.id);
      const { failed } = await countsOf(batch.id, trx);
      return realtime.notify(trx, { ...notice, message: endMessage(batch, files, failed) });
    },

    publishSummary: (trx: Trx, { id, account_id: accountId }: BatchRow): Promise<void> =>
      addSummary(trx, { accountId, about: [id] }),
  };
}
export type Progress = ReturnType<typeof makeProgress>;
