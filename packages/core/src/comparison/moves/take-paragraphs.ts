import type { Alignment, Matches } from '../align/alignment.ts';
import type { SymbolRange } from '../align/table-rows.ts';
import { BORDER, type Sequence } from '../prepare/make-sequences.ts';
import type { Moves } from './moves.ts';

/** In symbols: longer paragraphs are moves of their own. */
const LONGEST = 40;
/** In symbols: what a move has taken back of other text at its edges. */
const SLACK = 16;

interface Side {
  readonly sequence: Sequence;
  readonly matches: Matches;
  readonly moves: Int32Array;
  /** The first symbol of the move, and behind its last one. */
  start: number;
  end: number;
}

/** Where a move lies: among these symbols of each side. */
export interface MoveRange {
  readonly left: SymbolRange;
  readonly right: SymbolRange;
}

/**
 * Lets the last move take whole paragraphs at its edges that are the same on both sides, such as the headings of a moved
 * section: free ones, and those of which another copy stands free at the other edge of the move, so that the section which
 * stayed gets its own one back.
 */
export function takeParagraphs({ left, right, matches }: Alignment, moves: Moves, range: MoveRange): void {
  const own = { sequence: left, matches, moves: moves.left, ...edgesOf(moves.left, moves.count, range.left) };
  const other = {
    sequence: right,
    matches: matches.mirrored,
    moves: moves.right,
    ...edgesOf(moves.right, moves.count, range.right),
  };
  if (own.end <= own.start || other.end <= other.start) return;
  for (const isBefore of [true, false]) {
    let isTaken = true;
    while (isTaken) isTaken = takeParagraph(own, other, moves.count, isBefore);
  }
}

function edgesOf(moves: Int32Array, move: number, { start, end }: SymbolRange): SymbolRange {
  let [first, last] = [Math.max(0, start - SLACK), Math.min(moves.length, end + SLACK)];
  while (first < last && moves[first] !== move) first++;
  while (last > first && moves[last - 1] !== move) last--;
  return { start: first, end: last };
}

// oxlint-disable-next-line max-params -- both sides of a move and one of its edges
function takeParagraph(left: Side, right: Side, move: number, isBefore: boolean): boolean {
  const own = paragraphBeside(left, isBefore);
  const other = paragraphBeside(right, isBefore);
  const length = own.end - own.start;
  if (length === 0 || length > LONGEST || length !== other.end - other.start) return false;
  if (!isEqual([left.sequence, own.start], [right.sequence, other.start], length)) return false;
  if (!giveUp(right, other, isBefore) || !giveUp(left, own, isBefore)) return false;
  for (let at = 0; at < length; at++) {
    left.matches.pair(own.start + at, other.start + at);
    left.moves[own.start + at] = move;
    right.moves[other.start + at] = move;
  }
  for (const side of [left, right])
    if (isBefore) side.start -= length;
    else side.end += length;
  return true;
}

/** The paragraph before or behind the border of one; nothing where there is no border. */
function paragraphBeside(side: Side, isBefore: boolean): SymbolRange {
  const { symbols, borders } = side.sequence;
  const edge = isBefore ? side.start : side.end;
  const nothing = { start: edge, end: edge };
  if (borders[edge] !== BORDER.paragraph) return nothing;
  let [start, end] = [edge, edge];
  if (isBefore) {
    if (start === 0) return nothing;
    do start--;
    while (start > 0 && borders[start] !== BORDER.paragraph);
  } else {
    if (end === symbols.length) return nothing;
    do end++;
    while (end < symbols.length && borders[end] !== BORDER.paragraph);
  }
  return { start, end };
}

export function isEqual(
  [left, i]: readonly [Sequence, number],
  [right, j]: readonly [Sequence, number],
  length: number,
): boolean {
  for (let at = 0; at < length; at++) if (left.symbols[i + at] !== right.symbols[j + at]) return false;
  return true;
}

/**
 * Whether a paragraph is free for a move. One that stayed gives its partners to the copy at the other edge of the move, where
 * that is free: nothing stands between the two but what has moved.
 */
function giveUp(
  { sequence, matches, moves, ...edges }: Side,
  { start, end }: SymbolRange,
  isBefore: boolean,
): boolean {
  const partners = matches.left;
  const length = end - start;
  const isFree = (from: number) => partners.subarray(from, from + length).every((partner) => partner === -1);
  if (isFree(start)) return true;
  const first = partners[start] ?? -1;
  const copy = isBefore ? edges.end : edges.start - length;
  if (copy < 0 || copy + length > partners.length || !isFree(copy)) return false;
  if (!isEqual([sequence, start], [sequence, copy], length)) return false;
  for (let at = 0; at < length; at++)
    if (partners[start + at] !== first + at || moves[start + at] !== 0) return false;
  for (let at = 0; at < length; at++) {
    matches.part(start + at);
    matches.pair(copy + at, first + at);
  }
  return true;
}
