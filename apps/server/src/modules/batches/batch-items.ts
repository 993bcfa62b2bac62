import type { BatchItem, CellStatus } from '@recto/contract/batches';
import type { Question } from '@recto/contract/questions';
import type { Database } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { AnswerChanges } from '#modules/batches/answer-changes.ts';
import * as cells from '#modules/batches/cells.store.ts';
import { columnsOf, type ReadCells } from '#modules/batches/read-cells.ts';
import * as store from '#modules/batches/store.ts';
import { toTypedCell } from '#modules/batches/typed-cell.ts';
import type { Library } from '#modules/library/index.ts';
import type { Questions } from '#modules/questions/index.ts';

interface ItemsDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly questions: Pick<Questions, 'mapQuestions'>;
  readonly readings: Pick<ReadCells, 'readRest' | 'findOutlying'>;
  readonly changes: Pick<AnswerChanges, 'mapPrevious'>;
  getBatch(accountId: string, id: string): Promise<store.BatchRow>;
}

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

const toOffset = ({ page, limit }: Paging) => ({ offset: (page - 1) * limit, limit });

/** The files and cells of batches, with the answers. */
export function makeBatchItems({ database, library, questions, readings, changes, getBatch }: ItemsDeps) {
  const present = async (
    accountId: string,
    files: readonly store.BatchFileRow[],
    withAnswers: boolean,
  ): Promise<BatchItem[]> => {
    if (files.length === 0) return [];
    const own = await cells.listCellsOfFiles(
      database.root,
      files.map(({ id }) => id),
    );
    const byFile = Map.groupBy(own, ({ batch_file_id }) => batch_file_id);
    const ids = withAnswers ? own.map(({ id }) => id) : [];
    const answers = await questions.mapQuestions(accountId, ids);
    const [batchId] = withAnswers ? files.map(({ batch_id }) => batch_id) : [];
    const previous =
      batchId === undefined
        ? new Map<string, Question>()
        : await changes.mapPrevious(
            await getBatch(accountId, batchId),
            files.map(({ id }) => id),
          );
    const known = await library.mapFiles(
      accountId,
      files.map(({ file_id }) => file_id),
    );
    return files.flatMap(({ id, batch_id: batchId, file_id: fileId }): BatchItem[] => {
      const file = known.get(fileId);
      // Deleted meanwhile.
      if (!file) return [];
      const ofFile = byFile.get(id) ?? [];
      const status = statusOf(ofFile.map((cell) => cell.status));
      const answered = ofFile.flatMap((cell) => {
        const answer = answers.get(cell.id);
        return answer ? withPrevious(answer, previous.get(cell.id)) : [];
      });
      const { name: fileName, pages, page_kind: pageKind } = file;
      return [{ _id: id, batchId, fileId, fileName, pages, pageKind, status, answers: answered }];
    });
  };

  return {
    async listCells(accountId: string, id: string, paging: Paging) {
      const batch = await getBatch(accountId, id);
      await readings.readRest(batch);
      const outlying = await readings.findOutlying(batch);
      const columns = columnsOf(batch);
      const { total } = (await cells.countCells(database.root, [id])).get(id) ?? cells.NO_CELLS;
      const rows = await cells.listCells(database.root, id, toOffset(paging));
      const answers = await questions.mapQuestions(
        accountId,
        rows.map((row) => row.id),
      );
      const items = rows.map((row) =>
        toTypedCell(row, answers.get(row.id), {
          column: columns[row.column_position],
          isOutlying: outlying.has(row.id),
        }),
      );
      return { items, ...paging, total };
    },

    async listItems(accountId: string, id: string, paging: Paging) {
      await getBatch(accountId, id);
      const files = await store.listFiles(database.root, id, toOffset(paging));
      const total = await store.countFiles(database.root, id);
      return { items: await present(accountId, files, true), ...paging, total };
    },

    /** All files of a batch, without answers. */
    async listAllItems(accountId: string, id: string): Promise<BatchItem[]> {
      await getBatch(accountId, id);
      return present(accountId, await store.listFiles(database.root, id), false);
    },

    /** Undefined where the id is none of a file of a batch. */
    async findItem(accountId: string, id: string): Promise<BatchItem | undefined> {
      const file = await store.findFile(database.root, { accountId, id });
      if (!file) return undefined;
      const [item] = await present(accountId, [file], true);
      if (!item) throw notFound('File');
      return item;
    },
  };
}

function withPrevious(answer: Question, previous: Question | undefined): Question {
  if (!previous) return answer;
  const { _id, answer: text, pages } = previous;
  return { ...answer, previous: { _id, answer: text, pages } };
}

/** Of a file, by those of its questions. */
function statusOf(statuses: readonly CellStatus[]): CellStatus {
  if (statuses.every((status) => status === 'waiting')) return 'waiting';
  if (statuses.some((status) => status === 'waiting' || status === 'running')) return 'running';
  return statuses.some((status) => status === 'complete') ? 'complete' : 'failed';
}
