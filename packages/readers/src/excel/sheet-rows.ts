import type { CellObject, DenseWorkSheet } from '@e965/xlsx';
import { ReaderError } from '#reader-error.ts';

/** A cell with a value; its column counts from 1. */
export interface RowCell {
  readonly column: number;
  /** As displayed, on one line. */
  readonly text: string;
  /** Words, as the heads of columns are, and not a number, date, truth value or error. */
  readonly isText: boolean;
  /** By which it was calculated, without `=`. */
  readonly formula?: string;
}

export interface SheetRow {
  /** From 1. */
  readonly row: number;
  /** At least one, by columns. */
  readonly cells: readonly RowCell[];
  /** The row above it that names its columns. */
  readonly header?: SheetRow;
}

/** What a file may still hold. */
export interface Allowance {
  cells: number;
  characters: number;
  /** Of formulas; without them a file is still whole. */
  formulaCharacters: number;
}

/** The last row and column of a sheet in every program. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** Longer lists may be mostly holes. */
const DENSE_LENGTH = 1_000;
/** Control characters, and what turns the direction of the text beside it. */
const UNSEEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * The rows of a sheet that hold a value, by what is there and not by what the sheet says of its size. Throws 'too-large'
 * where a file shows more than it may: one string can be shared by any number of cells.
 */
export function* rowsOf(sheet: DenseWorkSheet, allowed: Allowance): Generator<SheetRow> {
  const rows = sheet['!data'] as readonly (readonly CellObject[] | undefined)[];
  for (const row of indexesOf(rows, MAX_ROWS)) {
    const cells: RowCell[] = [];
    const found = rows[row] ?? [];
    for (const column of indexesOf(found, MAX_COLUMNS)) {
      const cell = found[column];
      const text = cell ? textOf(cell) : '';
      if (!cell || text === '') continue;
      takeCell(text, allowed);
      const formula = takeFormula(cell, allowed);
      cells.push({ column: column + 1, text, isText: cell.t === 's', ...(formula !== '' && { formula }) });
    }
    if (cells.length > 0) yield { row: row + 1, cells };
  }
}

/** Throws 'too-large' where the file shows more than it may. */
export function takeCell(text: string, allowed: Allowance): void {
  allowed.cells -= 1;
  allowed.characters -= text.length + 1;
  if (allowed.cells < 0 || allowed.characters < 0) throw new ReaderError('too-large');
}

/** '' where there is none, or no more are kept. */
function takeFormula({ f: written }: CellObject, allowed: Allowance): string {
  const formula = written === undefined ? '' : tidy(written);
  allowed.formulaCharacters -= formula.length;
  return allowed.formulaCharacters < 0 ? '' : formula;
}

function indexesOf(list: readonly unknown[], limit: number): Iterable<number> {
  if (list.length <= DENSE_LENGTH) return list.keys();
  return Object.keys(list)
    .map(Number)
    .filter((index) => index < limit);
}

function textOf({ w: displayed, v: value }: CellObject): string {
  const text = displayed ?? (value === undefined || value === null ? '' : String(value));
  return tidy(text);
}

const tidy = (text: string): string => text.toWellFormed().replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
