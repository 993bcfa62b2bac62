import { type FileAnswer, summariseAnswers } from '@recto/core/answers';
import type { Database } from '#kernel/database.ts';
import { toCell } from '#modules/batches/batch-items.ts';
import * as cells from '#modules/batches/cells.store.ts';
import type { SummaryRequest } from '#modules/batches/jobs.ts';
import type { Progress } from '#modules/batches/progress.ts';
import * as store from '#modules/batches/store.ts';
import type { Library } from '#modules/library/index.ts';
import type { Questions } from '#modules/questions/index.ts';

interface SummariseDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly questions: Pick<Questions, 'mapQuestions'>;
  readonly progress: Progress;
}

/** Answers read at once: with their quotes some megabytes at most. */
const CELLS_PER_READ = 500;

/** Makes the summary of a batch from its answers: a line for each question. */
export function makeSummarise({ database, library, questions, progress }: SummariseDeps) {
  /** What the files answer, by question. */
  const readAnswers = async ({ id, account_id: accountId, questions: asked }: store.BatchRow) => {
    const columns: FileAnswer[][] = asked.map(() => []);
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
        if (file)
          columns[row.column_position]?.push({ fileName: file.name, language: file.lang, kind, text: words });
      }
      if (rows.length < CELLS_PER_READ) return columns;
    }
  };

  return async ({ batchId }: SummaryRequest): Promise<void> => {
    const batch = await store.findBatchForWork(database.root, batchId);
    // Deleted, or taken up again: then its end has it summarised anew.
    if (!batch || batch.summary || batch.status === 'running') return;
    const columns = await readAnswers(batch);
    const lines = batch.questions.map((question, at) => summariseAnswers(question, columns[at] ?? []));
    const text = lines.join('\n');
    const kept = await store.keepSummary(database.root, batchId, { text });
    if (kept) progress.publishSummary(kept.account_id, batchId, text, true);
  };
}
