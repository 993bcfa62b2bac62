import { BORDER, type Sequence } from '../prepare/make-sequences.ts';

/** Symbols `start` to `end` of a side. */
export interface SymbolRange {
  readonly start: number;
  readonly end: number;
}

/** A line with cells; empty cells have no symbols, and are not among them. */
export interface TableRow extends SymbolRange {
  readonly cells: readonly SymbolRange[];
}

/** In symbols: longer lines are text with a tab in it. */
const LONGEST_ROW = 80;

/** Two lines and more with cells, one below the other. */
export type Table = readonly TableRow[];

export function readTables({ symbols, borders }: Sequence): Table[] {
  if (!borders.includes(BORDER.cell)) return [];
  const tables: TableRow[][] = [];
  let open: TableRow[] = [];
  const close = () => {
    if (open.length > 1) tables.push(open);
    open = [];
  };
  for (let start = 0; start < symbols.length; ) {
    let end = start + 1;
    const starts = [start];
    for (; end < symbols.length && isInRow(borders[end]); end++)
      if (borders[end] === BORDER.cell) starts.push(end);
    if (starts.length > 1 && end - start <= LONGEST_ROW)
      open.push({
        start,
        end,
        cells: starts.map((cell, at) => ({ start: cell, end: starts[at + 1] ?? end })),
      });
    else close();
    start = end;
  }
  close();
  return tables;
}

const isInRow = (border: number | undefined) => border === BORDER.none || border === BORDER.cell;

/** What a cell says, as a key. */
export const keyOf = ({ symbols }: Sequence, { start, end }: SymbolRange): string =>
  symbols.subarray(start, end).join(' ');

/** Whether two cells say the same. */
export function isSameCell(left: Sequence, right: Sequence, one: SymbolRange, other: SymbolRange): boolean {
  const length = one.end - one.start;
  if (length !== other.end - other.start) return false;
  for (let at = 0; at < length; at++)
    if (left.symbols[one.start + at] !== right.symbols[other.start + at]) return false;
  return true;
}

/** Dice of the symbols of two cells, 0..1. */
export function cellSimilarity(
  left: Sequence,
  right: Sequence,
  one: SymbolRange,
  other: SymbolRange,
): number {
  if (isSameCell(left, right, one, other)) return 1;
  const length = one.end - one.start;
  if (length === 1 && other.end - other.start === 1) return 0;
  const rest = Array.from(right.symbols.subarray(other.start, other.end));
  let shared = 0;
  for (let at = one.start; at < one.end; at++) {
    const found = rest.indexOf(left.symbols[at] ?? -1);
    if (found < 0) continue;
    rest.splice(found, 1);
    shared++;
  }
  return (2 * shared) / (length + other.end - other.start);
}
