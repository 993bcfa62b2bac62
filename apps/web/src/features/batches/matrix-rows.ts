import type { BatchItem, Cell } from '@recto/contract/batches';
import { stateOf } from './cell-state.ts';
import { compareCells } from './column-values.ts';

export type BatchFile = Omit<BatchItem, 'answers'>;

/** A file with its cells by column; one is missing while the list of cells is older than that of files. */
export interface MatrixRow {
  readonly file: BatchFile;
  readonly cells: readonly (Cell | undefined)[];
}

/** A place in the matrix. Column -1 is that of the file names. */
export interface Place {
  readonly fileId: string;
  readonly column: number;
}

export const FILE_COLUMN = -1;

/** What cells can be looked for by. */
export const FACETS = [
  'answered',
  'outlier',
  'disagrees',
  'unsure',
  'close',
  'not-found',
  'failed',
  'accepted',
  'wrong',
  'check',
] as const;
export type Facet = (typeof FACETS)[number];

export const isFacet = (text: string | null): text is Facet => FACETS.some((facet) => facet === text);

export function toRows(files: readonly BatchFile[], cells: readonly Cell[]): MatrixRow[] {
  const byFile = Map.groupBy(cells, ({ fileId }) => fileId);
  return files.map((file) => {
    const own: (Cell | undefined)[] = [];
    for (const cell of byFile.get(file.fileId) ?? []) own[cell.column] = cell;
    return { file, cells: own };
  });
}

/** A cell is counted by how its question ended, and by what a person said of it. */
export const hasFacet = (cell: Cell, facet: Facet): boolean =>
  stateOf(cell) === facet ||
  cell.review?.mark === facet ||
  (cell.flags?.some((flag) => flag === facet) ?? false);

export function countFacets(rows: readonly MatrixRow[]): Record<Facet | 'all' | 'reviewed', number> {
  const counts = {
    all: 0,
    reviewed: 0,
    answered: 0,
    outlier: 0,
    disagrees: 0,
    unsure: 0,
    close: 0,
    'not-found': 0,
    failed: 0,
    accepted: 0,
    wrong: 0,
    check: 0,
  };
  for (const { cells } of rows)
    for (const cell of cells) {
      if (!cell) continue;
      counts.all += 1;
      if (cell.review) counts.reviewed += 1;
      for (const facet of FACETS) if (hasFacet(cell, facet)) counts[facet] += 1;
    }
  return counts;
}

/** Whether somebody should look at a cell: it has no answer or its value stands out and nobody has said anything of that, or somebody asked for it. */
export function needsLook(cell: Cell): boolean {
  if (cell.review) return cell.review.mark === 'check';
  const state = stateOf(cell);
  return state === 'close' || state === 'not-found' || state === 'failed' || cell.flags !== undefined;
}

export interface Filter {
  readonly show: Facet | null;
  readonly find: string;
}

export const isFiltered = ({ show, find }: Filter): boolean => show !== null || find !== '';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const texts = new WeakMap<Cell, string>();

function plainTextOf(cell: Cell): string {
  const known = texts.get(cell);
  if (known !== undefined) return known;
  const text = plain(`${cell.text}\n${cell.review?.note ?? ''}`);
  texts.set(cell, text);
  return text;
}

export interface Filtered {
  /** The rows with a cell that is looked for. */
  readonly rows: readonly MatrixRow[];
  /** The cells that are looked for; null where nothing in particular is. */
  readonly matches: ReadonlySet<Cell> | null;
}

/** Words are looked for in answers, notes and file names; a file that is found by its name stands with all its cells. */
export function filterRows(rows: readonly MatrixRow[], filter: Filter): Filtered {
  if (!isFiltered(filter)) return { rows, matches: null };
  const words = plain(filter.find).split(/\s+/).filter(Boolean);
  const hasWords = (text: string) => words.every((word) => text.includes(word));
  const matches = new Set<Cell>();
  const shown = rows.filter(({ file, cells }) => {
    const isNamed = words.length > 0 && hasWords(plain(file.fileName));
    const found = cells.filter(
      (cell) =>
        cell !== undefined &&
        (filter.show === null || hasFacet(cell, filter.show)) &&
        (isNamed || hasWords(plainTextOf(cell))),
    );
    for (const cell of found) if (cell) matches.add(cell);
    return found.length > 0;
  });
  return { rows: shown, matches };
}

/** Every place of the rows whose cell is wanted, row by row. */
export const placesOf = (rows: readonly MatrixRow[], isWanted: (cell: Cell) => boolean): Place[] =>
  rows.flatMap(({ file: { fileId }, cells }) =>
    cells.flatMap((cell, column) => (cell && isWanted(cell) ? [{ fileId, column }] : [])),
  );

export const samePlace = (one: Place | null, other: Place | null): boolean =>
  one !== null && other !== null && one.fileId === other.fileId && one.column === other.column;

/** The next of some targets, or the one before, as seen from any place; after the last comes the first. */
export function stepPlace(
  rows: readonly MatrixRow[],
  targets: readonly Place[],
  from: Place | null,
  direction: 1 | -1,
): Place | undefined {
  const order = new Map(rows.map(({ file }, at) => [file.fileId, at]));
  const rank = ({ fileId, column }: Place): readonly [number, number] => [order.get(fileId) ?? 0, column];
  if (!from) return direction === 1 ? targets[0] : targets.at(-1);
  const [row, column] = rank(from);
  const isBeyond = (place: Place) => {
    const [otherRow, otherColumn] = rank(place);
    return direction * (otherRow - row || otherColumn - column) > 0;
  };
  return direction === 1
    ? (targets.find(isBeyond) ?? targets[0])
    : (targets.findLast(isBeyond) ?? targets.at(-1));
}

/** By which column rows are sorted; the file's name is column -1. */
export interface Sorting {
  readonly column: number;
  readonly isDown: boolean;
}

/** Rows in another order; what has no value comes last whichever way. Without sorting they stand as the files were chosen. */
export function sortRows(rows: readonly MatrixRow[], sorting: Sorting | null): readonly MatrixRow[] {
  if (!sorting) return rows;
  const { column, isDown } = sorting;
  const direction = isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    if (column === FILE_COLUMN) return direction * one.file.fileName.localeCompare(other.file.fileName);
    const [left, right] = [one.cells[column], other.cells[column]];
    const order = compareCells(left, right);
    return left?.value && right?.value ? direction * order : order;
  });
}
