import { type FileAnswer, summariseAnswers } from '@recto/core/answers';
import type { Database } from '#kernel/database.ts';
import { toCell } from '#modules/batches/to-cell.ts';
import * as cells from '#modules/batches/cells.store.ts';
import type { BatchRow } from '#modules/batches/store.ts';
import type { Library } from '#modules/library/index.ts';
import type { Questions } from '#modules/questions/index.ts';

export interface BatchAnswersDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly questions: Pick<Questions, 'mapQuestions'>;
}

/** Answers read at once: with their quotes some megabytes at most. */
const CELLS_PER_READ = 500;

/** What the files of a batch answer, by question, and which files these are. */
export function makeReadAnswers({ database, library, questions }: BatchAnswersDeps) {
  return async ({ id, account_id: accountId, questions: asked }: BatchRow) => {
    const columns: FileAnswer[][] = asked.map(() => []);
    const fileIds = new Set<string>();
    for (let offset = 0; ; offset += CELLS_PER_READ) {
      const rows = await cells.listCells(database.root, id, { offset, limit: CELLS_PER_READ });
      const answers = await questions.mapQuestions(
        accountId,
        rows.map((row) => row.id),
      );
      const files = await library.mapFiles(
        accountId,
        rows.map(({ file_id }) => file_id),
      );
      for (const row of rows) {
        const file = files.get(row.file_id);
        const { kind, text, words = text } = toCell(row, answers.get(row.id));
        if (!file) continue;
        fileIds.add(file.id);
        columns[row.column_position]?.push({ fileName: file.name, language: file.lang, kind, text: words });
      }
      if (rows.length < CELLS_PER_READ) return { columns, fileIds: [...fileIds] };
    }
  };
}

/** A line for each question, from the answers alone. */
export const linesOf = (
  { questions }: Pick<BatchRow, 'questions'>,
  columns: readonly (readonly FileAnswer[])[],
): string[] => questions.map((question, at) => summariseAnswers(question, columns[at] ?? []));
