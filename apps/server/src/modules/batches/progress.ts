import type { Database } from '#kernel/database.ts';
import * as cells from '#modules/batches/cells.store.ts';
import { LATEST_CELLS, paceOf, secondsFor } from '#modules/batches/eta.ts';
import * as store from '#modules/batches/store.ts';
import type { BatchRow } from '#modules/batches/store.ts';
import { counted, makeNotices, type Realtime } from '#modules/realtime/index.ts';

interface ProgressDeps {
  readonly database: Database;
  readonly realtime: Pick<Realtime, 'publish' | 'drop'>;
  /** Whether a language model answers too: what is guessed before anything is measured. */
  readonly hasModel: boolean;
}

/** Milliseconds from one answer to the next, until some have been measured. */
const FIRST_GUESS_MS = { extract: 150, model: 2_000 };

/** What is said to a person when a batch has ended. */
function endMessage({ template_name: name, questions }: BatchRow, files: number, failed: number): string {
  const asked = `The batch “${name}” is complete: ${counted(questions.length, 'question')} asked of ${counted(files, 'file')}`;
  return failed > 0 ? `${asked}, ${counted(failed, 'answer')} failed.` : `${asked}.`;
}

const subjectOf = (batchId: string) => `batch:${batchId}`;

/** How far batches are, how long they still take, and telling open pages so. */
export function makeProgress({ database, realtime, hasModel }: ProgressDeps) {
  const measure = async (of: { accountId?: string; batchId?: string }): Promise<number | undefined> =>
    paceOf(await cells.listEndTimes(database.root, { ...of, limit: LATEST_CELLS }));

  /** As the account's latest answers went, else those of all accounts, which the same machine gave. */
  const expectedPace = async (accountId: string): Promise<number> =>
    (await measure({ accountId })) ??
    (await measure({})) ??
    (hasModel ? FIRST_GUESS_MS.model : FIRST_GUESS_MS.extract);

  const countsOf = async (batchId: string): Promise<cells.CellCounts> =>
    (await cells.countCells(database.root, [batchId])).get(batchId) ?? cells.NO_CELLS;

  /** Seconds that a batch still takes, judged by earlier ones while its own answers are too few; null for one that does not run. */
  const etaOf = async (
    { id, account_id: accountId, status }: Pick<BatchRow, 'id' | 'account_id' | 'status'>,
    { total, done }: cells.CellCounts,
  ): Promise<number | null> => {
    if (status !== 'running') return null;
    const pace = (await measure({ accountId, batchId: id })) ?? (await expectedPace(accountId));
    return secondsFor(total - done, pace);
  };

  const notices = makeNotices(realtime);

  return {
    countsOf,
    etaOf,

    /** About how many seconds so many answers will take, as the account's latest ones have. */
    async estimate(accountId: string, count: number): Promise<number> {
      return secondsFor(count, await expectedPace(accountId));
    },

    async publish(batch: Pick<BatchRow, 'id' | 'account_id' | 'status'>): Promise<cells.CellCounts> {
      const counts = await countsOf(batch.id);
      const body = {
        batchId: batch.id,
        eta: await etaOf(batch, counts),
        done: counts.done,
        total: counts.total,
      };
      const subject = subjectOf(batch.id);
      const isEnd = batch.status !== 'running';
      // Nothing of the time before it comes after the end, nor the end after the summary.
      if (isEnd) realtime.drop(subject);
      realtime.publish(batch.account_id, isEnd ? `${subject}:end` : subject, {
        type: 'BATCH_PROGRESS',
        body,
      });
      return counts;
    },

    /** Tells the person that a batch has ended by itself. */
    async notifyEnd(batch: BatchRow, { failed }: cells.CellCounts): Promise<void> {
      const notice = { accountId: batch.account_id, about: { batchId: batch.id } };
      const message = `The batch “${batch.template_name}” failed: no question could be worked out.`;
      if (batch.status === 'failed') return notices.fail({ ...notice, message });
      const files = await store.countFiles(database.root, batch.id);
      notices.notify({ ...notice, message: endMessage(batch, files, failed) });
    },

    publishSummary: (accountId: string, batchId: string, summary: string, completed: boolean): void =>
      realtime.publish(accountId, `${subjectOf(batchId)}:summary`, {
        type: 'BATCH_SUMMARY_PROGRESS',
        body: { batchId, summary, completed },
      }),

    /** Of a batch that is deleted nothing more is told. */
    drop(batchId: string): void {
      for (const part of ['', ':end', ':summary']) realtime.drop(`${subjectOf(batchId)}${part}`);
    },
  };
}
export type Progress = ReturnType<typeof makeProgress>;
