import type { Citation, Question } from '@recto/contract/questions';
import type { Column } from '@recto/contract/templates';
import { findAskedKinds } from '@recto/core/clauses';
import {
  type CellClaim,
  type CellReading,
  type ClauseTerm,
  findOutliers,
  readCell,
} from '@recto/core/columns';
import type { Database } from '#kernel/database.ts';
import type { CellRow } from '#modules/batches/cells.store.ts';
import * as readings from '#modules/batches/readings.store.ts';
import type { BatchRow } from '#modules/batches/store.ts';
import type { StoredReading } from '#modules/batches/tables.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { FileRow, Library } from '#modules/library/index.ts';
import { topAnswerFirst, type Questions } from '#modules/questions/index.ts';
import { toColumns } from '#modules/templates/index.ts';

export interface ReadCellsDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'mapFiles'>;
  readonly pages: Pick<Pages, 'keyTerms'>;
  readonly questions: Pick<Questions, 'mapQuestions' | 'findElsewhere' | 'citeQuotes'>;
}

/** Raised when values are read otherwise: what is kept is read again then. */
const VERSION = 1;
const CELLS_PER_READ = 500;

const UNREAD: StoredReading = { version: VERSION, value: null };

/** The values of cells: read once when a cell is answered, and kept, because outliers are told over a whole column. */
export function makeReadCells({ database, library, pages, questions }: ReadCellsDeps) {
  /** What the clauses of a contract say, where a question is for one kind of clause. */
  const termsOf = async (file: FileRow, { question }: { question: string }): Promise<ClauseTerm[]> => {
    if (findAskedKinds(question).length !== 1) return [];
    const terms = await pages.keyTerms(file);
    return terms?.documentKind === 'contract' ? [...terms.terms] : [];
  };

  /** The value of a cell and what the file says otherwise, the latter read from the whole file. */
  const readWhole = async (
    cell: CellRow,
    column: AskedColumn,
    question: Question,
  ): Promise<StoredReading> => {
    const file = (await library.mapFiles(cell.account_id, [cell.file_id])).get(cell.file_id);
    // Deleted meanwhile.
    if (!file) return UNREAD;
    const cited = citeClaims(question);
    const claims = [...cited.keys()];
    const terms = await termsOf(file, column);
    const elsewhere = await questions.findElsewhere(file, column, claims);
    const read = readCell(column, claims, terms, elsewhere);
    const uncited = read.readings.map(({ claim }) => claim).filter((claim) => !cited.has(claim));
    const added = await Promise.all(
      uncited.map(async (claim) => [claim, await questions.citeQuotes(file, claim.quotes)] as const),
    );
    return toStored(read, new Map([...cited, ...added]));
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
      await keep(question.kind === 'answer' ? await readWhole(cell, column, question) : UNREAD);
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
          return { id, reading: column && question ? readQuestion(column, question) : UNREAD };
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

type AskedColumn = Column & { readonly question: string };

export const columnsOf = ({ questions, columns }: Pick<BatchRow, 'questions' | 'columns'>) =>
  toColumns(questions, columns).map((column, at) => ({ ...column, question: questions[at] ?? '' }));

/** The value of an answer from its quotes alone, also of one that a person has chosen among several. */
export function readQuestion(column: AskedColumn, question: Question): StoredReading {
  if (question.kind !== 'answer') return UNREAD;
  const cited = citeClaims(question);
  return toStored(readCell(column, [...cited.keys()]), cited);
}

type Cited = ReadonlyMap<CellClaim, readonly Citation[]>;

const toStored = ({ value, readings: differing }: CellReading, cited: Cited): StoredReading => ({
  version: VERSION,
  value,
  ...(differing.length > 0 && {
    readings: differing.map(({ value: own, claim }) => ({
      value: own,
      pages: [...new Set(claim.quotes.map(({ page }) => page))],
      citations: cited.get(claim) ?? [],
    })),
  }),
});

/** The statements of an answer as cells are read from them, the one that leads first, each with what it cites. */
function citeClaims({ claims, citations }: Question): Cited {
  return new Map(
    topAnswerFirst(claims).map(({ text, emphasis, citations: own }) => {
      const cited = own.flatMap((at) => citations[at] ?? []);
      const quotes = cited.map(({ page, span, quote }) => ({ page, ...span, text: quote }));
      return [{ text, ...(emphasis && { emphasis }), quotes }, cited];
    }),
  );
}
