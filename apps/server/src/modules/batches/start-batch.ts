import { randomUUID } from 'node:crypto';
import { BATCH_MAX_CELLS } from '@recto/contract/limits';
import type { Clock } from '#kernel/clock.ts';
import { type Database, type Trx, violates } from '#kernel/database.ts';
import type { JobQueue } from '#kernel/define-job.ts';
import { notFound } from '#kernel/errors.ts';
import * as errors from '#modules/batches/batches.errors.ts';
import * as cells from '#modules/batches/cells.store.ts';
import { workOnBatches } from '#modules/batches/jobs.ts';
import type { Progress } from '#modules/batches/progress.ts';
import * as store from '#modules/batches/store.ts';
import type { FileRow, Library } from '#modules/library/index.ts';
import type { Meter } from '#modules/plans/index.ts';
import type { Templates } from '#modules/templates/index.ts';

/** A batch that was started. */
interface StartedBatch {
  readonly batchId: string;
  readonly accountId: string;
  readonly at: Date;
}

export interface StartDeps {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly meter: Pick<Meter, 'takeAll' | 'giveBack' | 'requireWithin'>;
  readonly library: Pick<Library, 'mapFiles' | 'mapOlderVersions'>;
  readonly templates: Templates;
  readonly progress: Progress;
  /** Puts a batch into the list of what was asked. */
  readonly recordHistory: (trx: Trx, batch: StartedBatch) => Promise<void>;
}

export interface WantedBatch {
  readonly fileIds: readonly string[];
  readonly templateId: string;
}

/** The questions that are counted: those of the sample are free. */
export const countedOf = (
  asked: readonly { readonly id: string; readonly file_id: string }[],
  files: ReadonlyMap<string, Pick<FileRow, 'is_sample'>>,
): string[] => asked.filter((cell) => !files.get(cell.file_id)?.is_sample).map(({ id }) => id);

/** Starts batches: the rows, the count of their questions and the job that works on them are one transaction. */
export function makeStartBatch(deps: StartDeps) {
  const { database, jobs, clock, meter, library, templates, progress, recordHistory } = deps;

  /** The files in the order in which they were chosen, each once. */
  const chooseFiles = async (accountId: string, fileIds: readonly string[]) => {
    const chosen = [...new Set(fileIds)];
    const files = await library.mapFiles(accountId, chosen);
    for (const id of chosen) {
      const file = files.get(id);
      if (!file) throw notFound('File');
      if (file.status !== 'complete') throw errors.fileNotComplete(file.name);
    }
    return { fileIds: chosen, files };
  };

  const begin = async (wanted: Omit<store.NewBatch, 'id' | 'at'>) => {
    const { accountId, questions } = wanted;
    const { fileIds, files } = await chooseFiles(accountId, wanted.fileIds);
    const count = fileIds.length * questions.length;
    if (count > BATCH_MAX_CELLS) throw errors.batchTooLarge(count);
    const id = randomUUID();
    const at = new Date(clock());
    const starting = database.transaction(async (trx) => {
      await meter.requireWithin(trx, { accountId, metric: 'batchFiles', amount: fileIds.length });
      await store.insertBatch(trx, { ...wanted, fileIds, id, at });
      const keys = countedOf(await cells.listCells(trx, id), files);
      await meter.takeAll(trx, { keys, accountId, metric: 'questions' });
      await recordHistory(trx, { batchId: id, accountId, at });
      await jobs.enqueue(trx, workOnBatches, { accountId });
    });
    await starting.catch((error: unknown) => {
      // Deleted since they were looked for.
      if (violates(error, 'batch_file_file_id_fkey')) throw notFound('File');
      throw violates(error, 'batch_template_id_fkey') ? notFound('Template') : error;
    });
    return { batchId: id, status: 'running' as const, eta: await progress.estimate(accountId, count) };
  };

  /** Throws unless each of these is a later version of one of the files that were asked. */
  const requireNewer = async (accountId: string, newer: readonly string[], asked: readonly string[]) => {
    const files = await library.mapFiles(accountId, newer);
    const older = await library.mapOlderVersions(accountId, newer);
    for (const fileId of newer) {
      const file = files.get(fileId);
      if (!file) throw notFound('File');
      if (!older.get(fileId)?.some((each) => asked.includes(each))) throw errors.notNewer(file.name);
    }
  };

  return {
    async start(accountId: string, { fileIds, templateId }: WantedBatch) {
      const { name: templateName, ...asked } = await templates.getForBatch(accountId, templateId);
      return begin({ accountId, templateId, templateName, ...asked, fileIds });
    },

    /** The same questions once more, of the same files or of newer versions of them, as a batch of its own. */
    async startAgain({ id, account_id: accountId, ...batch }: store.BatchRow, newer?: readonly string[]) {
      const { template_id: templateId, template_name: templateName, questions, columns } = batch;
      const asked = (await store.listFiles(database.root, id)).map(({ file_id }) => file_id);
      if (asked.length === 0) throw errors.batchWithoutFiles();
      if (newer) await requireNewer(accountId, newer, asked);
      const fileIds = newer ?? asked;
      return begin({ accountId, templateId, templateName, questions, columns, fileIds });
    },
  };
}
