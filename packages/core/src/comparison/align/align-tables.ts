import type { Moves } from '../moves/moves.ts';
import { alignGap } from './align-gap.ts';
import type { Alignment, Region } from './alignment.ts';
import {
  cellSimilarity,
  readTables,
  isSameCell,
  keyOf,
  type SymbolRange,
  type Table,
  type TableRow,
} from './table-rows.ts';
import { longestIncreasing } from './increasing.ts';

/** Rows that share less of their cells are two rows: one was removed, the other added. */
const LEAST_SIMILARITY = 0.5;
/** The first cell names its row. */
const FIRST_CELL_WEIGHT = 1.5;
/** Pairs of rows that are looked at in one place. */
const MAX_PAIRS = 40_000;

/**
 * Aligns tables that stand on both sides row by row, by all cells of the rows, and the cells of a row by the heads of their
 * columns: a word of a row has its partner in one row only. Columns that have changed places are one move for each table.
 */
export function alignTables(alignment: Alignment, moves: Moves): void {
  const [lefts, rights] = [readTables(alignment.left), readTables(alignment.right)];
  if (lefts.length === 0 || rights.length === 0) return;
  for (const [left, right] of pairTables(alignment, lefts, rights)) {
    const columns = mapColumns(alignment, left, right);
    if (!columns) continue;
    const pair = { left, right, columns, stays: new Set(columns.keys()) };
    if (columns.every((column, at) => column === at))
      for (const block of findChangedRows(alignment, left, right))
        alignBlock(alignment, moves, { ...pair, ...block });
    else {
      alignBlock(alignment, moves, { ...pair, stays: new Set(findUnmoved(columns)) });
    }
  }
}

/** Tables that most of the other one's words went to, on both sides. */
function pairTables(
  { left, weights, matches }: Alignment,
  lefts: readonly Table[],
  rights: readonly Table[],
): [Table, Table][] {
  const tableAt = new Map<number, number>();
  for (const [index, table] of rights.entries())
    for (const { start, end } of table) for (let at = start; at < end; at++) tableAt.set(at, index);
  const tied = lefts.map((table) => {
    const weightOf = new Map<number, number>();
    for (const { start, end } of table)
      for (let at = start; at < end; at++) {
        const other = tableAt.get(matches.left[at] ?? -1);
        if (other !== undefined)
          weightOf.set(other, (weightOf.get(other) ?? 0) + (weights[left.symbols[at] ?? 0] ?? 0));
      }
    return weightOf;
  });
  /** For each table on the right the one on the left that ties most to it. */
  const bestLeft = new Map<number, readonly [index: number, weight: number]>();
  for (const [index, own] of tied.entries())
    for (const [other, weight] of own)
      if (weight > (bestLeft.get(other)?.[1] ?? 0)) bestLeft.set(other, [index, weight]);
  return lefts.flatMap((table, index) => {
    const [best] = [...(tied[index] ?? [])].reduce<readonly [number, number]>(
      (most, one) => (one[1] > most[1] ? one : most),
      [-1, 0],
    );
    const right = rights[best];
    return right && bestLeft.get(best)?.[0] === index ? [[table, right] as [Table, Table]] : [];
  });
}

/** For each column on the left its column on the right, -1 without one: by their heads, else by their place. */
function mapColumns({ left, right }: Alignment, own: Table, other: Table): readonly number[] | undefined {
  const heads = (own[0]?.cells ?? []).map((cell) => keyOf(left, cell));
  const others = (other[0]?.cells ?? []).map((cell) => keyOf(right, cell));
  const areNames = new Set(heads).size === heads.length && new Set(others).size === others.length;
  const shared = heads.filter((head) => others.includes(head)).length;
  if (areNames && shared >= 2 && 2 * shared >= Math.max(heads.length, others.length))
    return heads.map((head, at) => {
      const column = others.indexOf(head);
      const isRenamed = column < 0 && at < others.length && !heads.includes(others[at] ?? '');
      return isRenamed ? at : column;
    });
  return heads.length === others.length ? heads.map((_, at) => at) : undefined;
}

/** Most columns that have kept their order; those that have kept their place where they are as many. */
function findUnmoved(columns: readonly number[]): number[] {
  const shared = [...columns.keys()].filter((at) => (columns[at] ?? -1) >= 0);
  const inPlace = shared.filter((at) => columns[at] === at);
  const inOrder = longestIncreasing(shared.map((at) => columns[at] ?? 0)).map((at) => shared[at] ?? 0);
  return inPlace.length >= inOrder.length ? inPlace : inOrder;
}

interface RowBlock {
  readonly left: readonly TableRow[];
  readonly right: readonly TableRow[];
}

/** Stretches of rows between rows that stand unchanged on both sides. */
function findChangedRows({ matches }: Alignment, left: Table, right: Table): RowBlock[] {
  const rowAt = new Map(right.map((row, at) => [row.start, at]));
  const blocks: RowBlock[] = [];
  let [leftFrom, rightFrom] = [0, 0];
  const closeAt = (leftEnd: number, rightEnd: number) => {
    if (leftEnd > leftFrom && rightEnd > rightFrom)
      blocks.push({ left: left.slice(leftFrom, leftEnd), right: right.slice(rightFrom, rightEnd) });
  };
  for (const [at, { start, end }] of left.entries()) {
    const partner = matches.left[start] ?? -1;
    const other = rowAt.get(partner);
    const row = right[other ?? -1];
    if (other === undefined || !row || other < rightFrom || row.end - row.start !== end - start) continue;
    let same = 1;
    while (start + same < end && matches.left[start + same] === partner + same) same++;
    if (start + same < end) continue;
    closeAt(at, other);
    [leftFrom, rightFrom] = [at + 1, other + 1];
  }
  closeAt(left.length, right.length);
  return blocks;
}

interface TableBlock extends RowBlock {
  readonly columns: readonly number[];
  /** Columns on the left that have not changed places. */
  readonly stays: ReadonlySet<number>;
}

function alignBlock(alignment: Alignment, moves: Moves, block: TableBlock): void {
  const { left, right } = block;
  const size = left.length * right.length;
  if (size > MAX_PAIRS || !isClosed(alignment, block)) return;
  alignment.steps -= size;
  for (const { start, end } of left) for (let at = start; at < end; at++) alignment.matches.part(at);
  let move = 0;
  for (const [own, other] of pairRows(alignment, block))
    for (const [column, cell, otherCell] of pairCells(block, own, other)) {
      alignCell(alignment, cell, otherCell);
      if (block.stays.has(column)) continue;
      for (let at = cell.start; at < cell.end; at++) {
        const partner = alignment.matches.left[at] ?? -1;
        if (partner < 0) continue;
        if (move === 0) move = ++moves.count;
        moves.left[at] = move;
        moves.right[partner] = move;
      }
    }
}

/** No match leads out of the rows. */
function isClosed({ matches }: Alignment, { left, right }: RowBlock): boolean {
  const staysWithin = (rows: readonly TableRow[], partners: Int32Array, others: readonly TableRow[]) => {
    const [first, last] = [others[0]?.start ?? 0, others.at(-1)?.end ?? 0];
    return rows.every(({ start, end }) =>
      partners
        .subarray(start, end)
        .every((partner) => partner === -1 || (partner >= first && partner < last)),
    );
  };
  return staysWithin(left, matches.left, right) && staysWithin(right, matches.right, left);
}

/** How much two rows share, 0..1. */
function similarityOf(
  { left, right }: Alignment,
  block: TableBlock,
  [own, other]: readonly [TableRow, TableRow],
): number {
  const cells = pairCells(block, own, other);
  if (cells[0]?.[1] === own) return cellSimilarity(left, right, own, other);
  let shared = 0;
  for (const [column, cell, otherCell] of cells)
    shared += (column === 0 ? FIRST_CELL_WEIGHT : 1) * cellSimilarity(left, right, cell, otherCell);
  return shared / (Math.max(own.cells.length, other.cells.length) - 1 + FIRST_CELL_WEIGHT);
}

/** Rows that are the same row, changed or not, in order: those that share most in all. */
function pairRows(alignment: Alignment, block: TableBlock): [TableRow, TableRow][] {
  const [own, others] = [block.left, block.right];
  const width = others.length + 1;
  const best = new Float64Array((own.length + 1) * width);
  const isPair = new Uint8Array(best.length);
  for (const [i, row] of own.entries())
    for (const [j, other] of others.entries()) {
      const cell = (i + 1) * width + j + 1;
      const similarity = similarityOf(alignment, block, [row, other]);
      const paired = similarity < LEAST_SIMILARITY ? -1 : (best[cell - width - 1] ?? 0) + similarity;
      const passed = Math.max(best[cell - 1] ?? 0, best[cell - width] ?? 0);
      if (paired > passed) isPair[cell] = 1;
      best[cell] = Math.max(paired, passed);
    }
  const pairs: [TableRow, TableRow][] = [];
  for (let i = own.length, j = others.length; i > 0 && j > 0; ) {
    const cell = i * width + j;
    const [row, other] = [own[i - 1], others[j - 1]];
    if (isPair[cell] === 1 && row && other) {
      pairs.push([row, other]);
      i--;
      j--;
    } else if ((best[cell - width] ?? 0) >= (best[cell - 1] ?? 0)) i--;
    else j--;
  }
  return pairs.reverse();
}

type CellPair = readonly [column: number, left: SymbolRange, right: SymbolRange];

/** The cells of two rows by their columns; where a row has empty cells, its columns are not known, and it is one cell. */
function pairCells({ columns, stays }: TableBlock, left: TableRow, right: TableRow): CellPair[] {
  const isWhole = left.cells.length === columns.length && right.cells.length > Math.max(...columns);
  const isUnmoved = columns.every((column, at) => column === at) && left.cells.length === right.cells.length;
  if (!isWhole && !isUnmoved) return stays.has(0) ? [[0, left, right]] : [];
  return left.cells.flatMap((cell, column) => {
    const other = right.cells[columns[column] ?? column];
    return other ? [[column, cell, other] as const] : [];
  });
}

function alignCell(alignment: Alignment, own: SymbolRange, other: SymbolRange): void {
  const { left, right, matches } = alignment;
  if (isSameCell(left, right, own, other))
    for (let at = own.start; at < own.end; at++) matches.pair(at, other.start + at - own.start);
  else {
    const region: Region = {
      leftStart: own.start,
      leftEnd: own.end,
      rightStart: other.start,
      rightEnd: other.end,
    };
    alignGap(alignment, region);
  }
}
