import type { Question } from '@recto/contract/questions';
import type { Column } from '@recto/contract/templates';
import { findAskedKinds } from '@recto/core/clauses';
import { type CellClaim, type ClauseTerm, findOutliers, readCell } from '@recto/core/columns';
import type { Database } from '#kernel/database.ts';
import type { CellRow } from '#modules/batches/cells.store.ts';
import * as readings from '#modules/batches/readings.store.ts';
import type { BatchRow } from '#modules/batches/store.ts';
import type { StoredReading } from '#modules/batches/tables.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { Library } from '#modules/library/index.ts';
import { leadFirst, type Questions } from '#modules/questions/index.ts';
import { toColumns } from '#modules/templates/index.ts';

export interface ReadCellsDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly pages: Pick<Pages, 'keyTerms'>;
  readonly questions: Pick<Questions, 'mapQuestions'>;
}

/** Raised when values are read otherwise: what is kept is read again then. */
const VERSION = 1;
const CELLS_PER_READ = 500;

const UNREAD: StoredReading = { version: VERSION, value: null };

/** The values of cells: read once when a cell is answered, and kept, because outliers are told over a whole column. */
export function makeReadCells({ database, library, pages, questions }: ReadCellsDeps) {
  /** What the clauses of a contract say, where a question is for one kind of clause. */
  const termsOf = async (cell: CellRow, { question }: { question: string }): Promise<ClauseTerm[]> => {
    if (findAskedKinds(question).length !== 1) return [];
    const file = (await library.mapFiles(cell.account_id, [cell.file_id])).get(cell.file_id);
    const terms = file && (await pages.keyTerms(file));
    return terms?.documentKind === 'contract' ? [...terms.terms] : [];
  };

  return {
    /** Reads a cell that has just been answered. */
    async readAnswered(batch: BatchRow, cell: CellRow): Promise<void> {
      const column = columnsOf(batch)[cell.column_position];
      const keep = (reading: StoredReading) =>
        readings.keepReadings(database.root, [{ id: cell.id, reading }]);
      if (!column || column.type === 'text') return keep(UNREAD);
      const question = (await questions.mapQuestions(cell.account_id, [cell.id])).get(cell.id);
      if (!question) return;
      const terms = question.kind === 'answer' ? await termsOf(cell, column) : [];
      await keep(readQuestion(column, question, terms));
    },

    /** Reads what an earlier version has answered, from its quotes alone. */
    async readRest(batch: BatchRow): Promise<void> {
      const columns = columnsOf(batch);
      for (;;) {
        const rows = await readings.listUnread(database.root, batch.id, {
          version: VERSION,
          limit: CELLS_PER_READ,
        });
        if (rows.length === 0) return;
        const ids = rows.map(({ id }) => id);
        const answers = await questions.mapQuestions(batch.account_id, ids);
        const read = rows.map(({ id, column_position }) => {
          const [column, question] = [columns[column_position], answers.get(id)];
          return { id, reading: column && question ? readQuestion(column, question, []) : UNREAD };
        });
        await readings.keepReadings(database.root, read);
      }
    },

    /** Which cells of a batch stand out of their columns. */
    async findOutlying({ id }: BatchRow): Promise<ReadonlySet<string>> {
      const rows = await readings.listReadings(database.root, id);
      const outlying = new Set<string>();
      for (const column of Map.groupBy(rows, ({ column_position }) => column_position).values())
        for (const at of findOutliers(column.map(({ reading }) => reading?.value?.value ?? null))) {
          const cell = column[at];
          if (cell) outlying.add(cell.id);
        }
      return outlying;
    },
  };
}

export type ReadCells = ReturnType<typeof makeReadCells>;

export const columnsOf = ({ questions, columns }: Pick<BatchRow, 'questions' | 'columns'>) =>
  toColumns(questions, columns).map((column, at) => ({ ...column, question: questions[at] ?? '' }));

/** The value of an answer, also of one that a person has chosen among several. */
export function readQuestion(
  column: Column & { readonly question: string },
  question: Question,
  terms: readonly ClauseTerm[],
): StoredReading {
  if (question.kind !== 'answer') return UNREAD;
  const claims = toClaims(question);
  const { value, readings: differing } = readCell(column, claims, terms);
  const pagesOf = (at: number) => [...new Set(claims[at]?.quotes.map(({ page }) => page))];
  return {
    version: VERSION,
    value,
    ...(differing.length > 0 && {
      readings: differing.map(({ value: own, claim }) => ({ value: own, pages: pagesOf(claim) })),
    }),
  };
}

/** The statement that leads first. */
function toClaims({ claims, citations }: Question): CellClaim[] {
  return leadFirst(claims).map(({ text, emphasis, citations: own }) => ({
    text,
    ...(emphasis && { emphasis }),
    quotes: own.flatMap((at) => {
      const cited = citations[at];
      return cited ? [{ page: cited.page, ...cited.span, text: cited.quote }] : [];
    }),
  }));
}
