import type { Batch, BatchMeta, BatchSummary } from '@recto/contract/batches';
import type { Database } from '#kernel/database.ts';
import * as cells from '#modules/batches/cells.store.ts';
import type { Progress } from '#modules/batches/progress.ts';
import * as store from '#modules/batches/store.ts';
import type { StoredSummary } from '#modules/batches/tables.ts';
import type { Versions } from '#modules/batches/versions.ts';
import { toColumns } from '#modules/templates/index.ts';

interface PresentDeps {
  readonly versions: Pick<Versions, 'listNewer' | 'listEarlier'>;
  readonly database: Database;
  readonly progress: Progress;
}

/** Batches as clients see them. */
export function makePresentBatches({ database, progress, versions }: PresentDeps) {
  const metaOf = async (row: store.BatchRow, counts: cells.CellCounts): Promise<BatchMeta> => ({
    kind: 'batch',
    batchId: row.id,
    templateId: row.template_id,
    templateName: row.template_name,
    createdAt: row.created_at.toISOString(),
    status: row.status,
    files: await store.countFiles(database.root, row.id),
    questions: row.questions.length,
    eta: await progress.etaOf(row, counts),
    done: counts.done,
    total: counts.total,
    failed: counts.failed,
  });

  const metasOf = async (rows: readonly store.BatchRow[]): Promise<BatchMeta[]> => {
    const ids = rows.map(({ id }) => id);
    const counts = await cells.countCells(database.root, ids);
    const metas: BatchMeta[] = [];
    for (const row of rows) metas.push(await metaOf(row, counts.get(row.id) ?? cells.NO_CELLS));
    return metas;
  };

  return {
    async present(row: store.BatchRow): Promise<Batch> {
      const counts = await progress.countsOf(row.id);
      const isEnded = row.status === 'complete' || row.status === 'failed';
      const columns = toColumns(row.questions, row.columns).map((column, at) => ({
        ...column,
        question: row.questions[at] ?? '',
      }));
      const summary = isEnded ? presentSummary(row.summary) : null;
      const newer = isEnded ? await versions.listNewer(row) : [];
      const earlier = await versions.listEarlier(row);
      return {
        ...(await metaOf(row, counts)),
        columns,
        summary,
        ...(newer.length > 0 && { newer }),
        ...(earlier.length > 0 && { earlier }),
      };
    },

    /** These batches as lists show them, by their ids. */
    async mapMetas(accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, BatchMeta>> {
      if (ids.length === 0) return new Map();
      const metas = await metasOf(await store.findBatches(database.root, accountId, ids));
      return new Map(metas.map((meta) => [meta.batchId, meta]));
    },

    /** The ids of batches whose template's name holds a word, or that ask one of these files, for the statement of another module. */
    selectHolding: (wanted: Parameters<typeof store.selectHolding>[1]) =>
      store.selectHolding(database.root, wanted),

    /** All of an account, newest first. */
    listAll: async (accountId: string): Promise<BatchMeta[]> =>
      metasOf(await store.listBatches(database.root, accountId)),
  };
}

/** Before it is there its text is empty; while a language model is at it, it says what the answers alone do. */
function presentSummary(summary: StoredSummary | null): BatchSummary {
  if (summary === null) return { text: '', completed: false };
  const { roundId, ...shown } = summary;
  return { ...shown, completed: roundId === undefined };
}
