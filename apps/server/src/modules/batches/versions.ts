import type { EarlierRun, NewerVersion, VersionRun } from '@recto/contract/batch-versions';
import type { Database } from '#kernel/database.ts';
import { type RunRow, listRuns } from '#modules/batches/runs.store.ts';
import * as store from '#modules/batches/store.ts';
import type { Library } from '#modules/library/index.ts';

export interface VersionsDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'getFile' | 'mapFiles' | 'mapOlderVersions' | 'mapNewerVersions'>;
}

type AskedBatch = Pick<store.BatchRow, 'id' | 'account_id' | 'template_id' | 'questions'>;

/** A file of a batch, and the batch that asked its earlier version the same. */
export interface EarlierPair {
  readonly fileId: string;
  readonly batchFileId: string;
  readonly run: RunRow;
}

/** Batches that ask several versions of a file the same: told from what the library and the batches keep. */
export function makeVersions({ database, library }: VersionsDeps) {
  const runsOf = async (accountId: string, fileIds: readonly string[]): Promise<RunRow[]> =>
    fileIds.length === 0 ? [] : listRuns(database.root, accountId, [...new Set(fileIds)]);

  const pairEarlier = async (batch: AskedBatch): Promise<EarlierPair[]> => {
    const { id, account_id: accountId } = batch;
    const files = await store.listFiles(database.root, id);
    const older = await library.mapOlderVersions(
      accountId,
      files.map(({ file_id }) => file_id),
    );
    const runs = (await runsOf(accountId, [...older.values()].flat())).filter((run) =>
      isSameTemplate(run, batch),
    );
    return files.flatMap(({ id: batchFileId, file_id: fileId }) => {
      const run = latestRun(runs, older.get(fileId) ?? []);
      return run ? [{ fileId, batchFileId, run }] : [];
    });
  };

  const toEarlier = async (
    accountId: string,
    runs: readonly RunRow[],
  ): Promise<Omit<EarlierRun, 'fileId'>[]> => {
    const files = await library.mapFiles(
      accountId,
      runs.map(({ file_id }) => file_id),
    );
    return runs.map(({ id: batchId, file_id: earlierFileId, created_at }) => ({
      earlierFileId,
      name: files.get(earlierFileId)?.name ?? '',
      batchId,
      createdAt: created_at.toISOString(),
    }));
  };

  return {
    pairEarlier,

    /** The files of a batch whose earlier version was asked the same. */
    async listEarlier(batch: AskedBatch): Promise<EarlierRun[]> {
      const pairs = await pairEarlier(batch);
      const earlier = await toEarlier(
        batch.account_id,
        pairs.map(({ run }) => run),
      );
      return earlier.map((each, at) => ({ fileId: pairs[at]?.fileId ?? '', ...each }));
    },

    /** The files of a batch of which a newer version is there that it does not ask. */
    async listNewer(batch: AskedBatch): Promise<NewerVersion[]> {
      const { id, account_id: accountId } = batch;
      const asked = (await store.listFiles(database.root, id)).map(({ file_id }) => file_id);
      const newer = await library.mapNewerVersions(accountId, asked);
      const newest = asked.flatMap((fileId) => {
        const [newerFileId] = newer.get(fileId) ?? [];
        return newerFileId === undefined || asked.includes(newerFileId) ? [] : [{ fileId, newerFileId }];
      });
      if (newest.length === 0) return [];
      const ids = newest.map(({ newerFileId }) => newerFileId);
      const files = await library.mapFiles(accountId, ids);
      const runs = await runsOf(accountId, ids);
      return newest.map(({ fileId, newerFileId }) => {
        const run = runs.find(
          (each) =>
            each.file_id === newerFileId && each.status !== 'cancelled' && isSameTemplate(each, batch),
        );
        const name = files.get(newerFileId)?.name ?? '';
        return { fileId, newerFileId, name, ...(run && { batchId: run.id }) };
      });
    },

    /** What earlier versions of a file were asked, each template once, newest first. */
    async listOfFile(accountId: string, fileId: string): Promise<VersionRun[]> {
      await library.getFile(accountId, fileId);
      const older = (await library.mapOlderVersions(accountId, [fileId])).get(fileId) ?? [];
      const earlier = await runsOf(accountId, older);
      const own = older.length === 0 ? [] : await runsOf(accountId, [fileId]);
      const templates = earlier.filter(
        (run, at) => earlier.findIndex((other) => isSameTemplate(other, run)) === at,
      );
      const latest = templates.flatMap((run) => {
        const same = earlier.filter((other) => isSameTemplate(other, run));
        return latestRun(same, older) ?? [];
      });
      const presented = await toEarlier(accountId, latest);
      return latest.map((run, at) => ({
        templateName: run.template_name,
        questions: run.questions.length,
        earlier: presented[at] as Omit<EarlierRun, 'fileId'>,
        batchId: own.find((other) => isSameTemplate(other, run) && other.status !== 'cancelled')?.id ?? null,
      }));
    },
  };
}
export type Versions = ReturnType<typeof makeVersions>;

/** A template may have been deleted, or copied: then its questions tell. */
const isSameTemplate = (
  one: Pick<RunRow, 'template_id' | 'questions'>,
  other: Pick<RunRow, 'template_id' | 'questions'>,
): boolean =>
  (one.template_id !== null && one.template_id === other.template_id) ||
  (one.questions.length === other.questions.length &&
    one.questions.every((question, at) => question === other.questions[at]));

/** Of runs, newest first, the one of the nearest version: what was asked to the end, else what was asked in part. */
function latestRun(runs: readonly RunRow[], versions: readonly string[]): RunRow | undefined {
  for (const fileId of versions) {
    const ended = runs.filter((run) => run.file_id === fileId && run.status !== 'running');
    const run = ended.find(({ status }) => status === 'complete') ?? ended[0];
    if (run) return run;
  }
  return undefined;
}
