import type { TypedValue } from '#clauses/values/types.ts';
import type { TextRange } from '#text/text-range.ts';

/** What the cells of a column hold. */
export const COLUMN_TYPES = ['text', 'yesNo', 'date', 'amount', 'duration', 'names', 'choice'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** A question of a template, and what kind of answer is wanted. */
export interface Column {
  readonly question: string;
  readonly type: ColumnType;
  /** The answers that are allowed, of a choice. */
  readonly choices?: readonly string[] | undefined;
}

/** A statement of an answer, with the quotes that it rests on. */
export interface CellClaim {
  readonly text: string;
  /** The words that answer, as offsets into the text. */
  readonly emphasis?: readonly TextRange[];
  readonly quotes: readonly CellQuote[];
}

export interface CellQuote extends TextRange {
  readonly page: number;
  /** What is shown of it: a long passage is cut. */
  readonly text: string;
}

/** What a file says on the same subject where its answer does not cite it. */
export interface Elsewhere extends CellClaim {
  /** It has most words of the statement that answers, or is a clause of the kind that is asked for. */
  readonly likeness: 'words' | 'kind';
}

/** What the same file says of a kind of clause, read from its whole pages. */
export interface ClauseTerm {
  readonly key: string;
  readonly state: 'found' | 'likely' | 'none';
  readonly text: string;
  readonly value: TypedValue | null;
  readonly evidence: readonly { readonly page: number; readonly span: TextRange }[];
}

/** A value that a cell's evidence says. */
export interface CellValue {
  readonly value: TypedValue;
  /** As the document prints it. */
  readonly text: string;
  /** Else somebody should look at it. */
  readonly sure: boolean;
}

/** What a cell holds: null where its evidence names no such value. */
export interface CellReading {
  readonly value: CellValue | null;
  /** Where statements of the file on the same thing differ: the value of the cell, then the others, each with its statement. */
  readonly readings: readonly { readonly value: CellValue; readonly claim: CellClaim }[];
}
