import type { BatchItem, Cell, CellStatus } from '@recto/contract/batches';
import type { Question } from '@recto/contract/questions';
import { wordsThatAnswer } from '@recto/core/answers';
import type { Database } from '#kernel/database.ts';
import { notFound } from '#kernel/errors.ts';
import * as cells from '#modules/batches/cells.store.ts';
import * as store from '#modules/batches/store.ts';
import type { Library } from '#modules/library/index.ts';
import { leadPages, type Questions } from '#modules/questions/index.ts';

interface ItemsDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly questions: Pick<Questions, 'mapQuestions'>;
  getBatch(accountId: string, id: string): Promise<store.BatchRow>;
}

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

const toOffset = ({ page, limit }: Paging) => ({ offset: (page - 1) * limit, limit });

/** The files and cells of batches, with the answers. */
export function makeBatchItems({ database, library, questions, getBatch }: ItemsDeps) {
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
      const answered = ofFile.flatMap((cell) => answers.get(cell.id) ?? []);
      const { name: fileName, pages, page_kind: pageKind } = file;
      return [{ _id: id, batchId, fileId, fileName, pages, pageKind, status, answers: answered }];
    });
  };

  return {
    async listCells(accountId: string, id: string, paging: Paging) {
      await getBatch(accountId, id);
      const { total } = (await cells.countCells(database.root, [id])).get(id) ?? cells.NO_CELLS;
      const rows = await cells.listCells(database.root, id, toOffset(paging));
      const answers = await questions.mapQuestions(
        accountId,
        rows.map((row) => row.id),
      );
      return { items: rows.map((row) => toCell(row, answers.get(row.id))), ...paging, total };
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

/** Of a file, by those of its questions. */
function statusOf(statuses: readonly CellStatus[]): CellStatus {
  if (statuses.every((status) => status === 'waiting')) return 'waiting';
  if (statuses.some((status) => status === 'waiting' || status === 'running')) return 'running';
  return statuses.some((status) => status === 'complete') ? 'complete' : 'failed';
}

/** A question that is not answered yet has nothing to show. */
export function toCell(row: cells.CellRow, question: Question | undefined): Cell {
  const cell = { answerId: row.id, fileId: row.file_id, column: row.column_position, status: row.status };
  const isEnded = row.status === 'complete' || row.status === 'failed';
  if (!question || !isEnded) return { ...cell, text: '', kind: 'none', pages: [] };
  const { answer: text, kind, review, error, searched } = question;
  const words = wordsOf(question);
  const pages = leadPages(question);
  const labels = pages.map((page) => labelOf(question, page));
  return {
    ...cell,
    text,
    kind,
    pages,
    ...(labels.some((label) => label !== '') && { labels }),
    ...(words !== '' && { words }),
    ...(searched && { searched: { pages: searched.pages, unread: searched.unread.length } }),
    ...(review && { review }),
    ...(error !== undefined && { error }),
  };
}

/** The words that answer, or the likeliest of the passages that come close; '' where there are none. */
function wordsOf({ answer, kind, claims }: Question): string {
  if (kind === 'closest') return claims[0]?.text ?? '';
  const lead = claims.find((claim) => answer.startsWith(claim.text));
  return lead && kind === 'answer' ? wordsThatAnswer(lead).join(' … ') : '';
}

const labelOf = ({ citations }: Question, page: number): string =>
  citations.find((citation) => citation.page === page)?.pageLabel ?? '';
