import type { Cell, CellStatus } from '@recto/contract/batches';
import type { Question } from '@recto/contract/questions';
import type { Database } from '#kernel/database.ts';
import * as cells from '#modules/batches/cells.store.ts';
import { columnsOf, type ReadCells } from '#modules/batches/read-cells.ts';
import * as store from '#modules/batches/store.ts';
import { toTypedCell } from '#modules/batches/typed-cell.ts';
import type { Library } from '#modules/library/index.ts';
import type { Questions } from '#modules/questions/index.ts';

/** One question of one file, with its answer where there is one. */
export interface AnswerOfBatch {
  readonly answerId: string;
  readonly fileId: string;
  readonly fileName: string;
  readonly column: number;
  readonly status: CellStatus;
  readonly question: Question | null;
  /** What its cell in the matrix holds and is marked with. */
  readonly cell: Pick<Cell, 'value' | 'flags'>;
}

interface StreamDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly questions: Pick<Questions, 'mapQuestions'>;
  readonly readings: Pick<ReadCells, 'readRest' | 'findOutlying'>;
  getBatch(accountId: string, id: string): Promise<store.BatchRow>;
}

/** Answers in memory at once: with their quotes about a megabyte. */
const CELLS_PER_READ = 250;

/** Every answer of a batch, file by file, a part at a time. */
export function makeStreamAnswers({ database, library, questions, readings, getBatch }: StreamDeps) {
  return {
    /** How many answers there are, how many of those that are named, and of which files. */
    async countAnswers(accountId: string, id: string, answerIds: readonly string[] = []) {
      await getBatch(accountId, id);
      const { total } = (await cells.countCells(database.root, [id])).get(id) ?? cells.NO_CELLS;
      const files = await store.listFiles(database.root, id);
      const named = await cells.countNamed(database.root, id, answerIds);
      return { total, named, fileIds: files.map(({ file_id }) => file_id) };
    },

    async *streamAnswers(accountId: string, id: string): AsyncGenerator<AnswerOfBatch[]> {
      const batch = await getBatch(accountId, id);
      await readings.readRest(batch);
      const outlying = await readings.findOutlying(batch);
      const columns = columnsOf(batch);
      for (let offset = 0; ; offset += CELLS_PER_READ) {
        const rows = await cells.listCells(database.root, id, { offset, limit: CELLS_PER_READ });
        const answers = await questions.mapQuestions(
          accountId,
          rows.filter(({ status }) => status === 'complete' || status === 'failed').map((row) => row.id),
        );
        const files = await library.mapFiles(accountId, [...new Set(rows.map(({ file_id }) => file_id))]);
        const part = rows.flatMap((row): AnswerOfBatch[] => {
          const file = files.get(row.file_id);
          // Deleted meanwhile.
          if (!file) return [];
          const { id: answerId, column_position: column, status } = row;
          const question = answers.get(answerId) ?? null;
          const typed = { column: columns[column], isOutlying: outlying.has(answerId) };
          const cell = toTypedCell(row, question ?? undefined, typed);
          return [{ answerId, fileId: file.id, fileName: file.name, column, status, question, cell }];
        });
        if (part.length > 0) yield part;
        if (rows.length < CELLS_PER_READ) return;
      }
    },
  };
}
