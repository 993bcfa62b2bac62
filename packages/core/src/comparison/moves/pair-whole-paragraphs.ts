import type { Alignment, Matches } from '../align/alignment.ts';
import { hashRun } from '../align/find-anchors.ts';
import type { SymbolRange } from '../align/table-rows.ts';
import { BORDER, type Sequence } from '../prepare/make-sequences.ts';
import { keepsOrder, LEAST_WEIGHT, weightOf } from './move-paragraphs.ts';
import type { Moves } from './moves.ts';
import { isEqual } from './take-paragraphs.ts';

/** In symbols: what is longer is found by its own words. */
const LONGEST = 40;

/**
 * Ties short paragraphs that stand once on both sides, such as headings, to each other where only a part of them was, or
 * where they were tied to others like them: "3.2 Distribution of Executable Form" is no edit of "3.3 Distribution of a Larger
 * Work". On one side moved text may stand behind them in their paragraph.
 */
export function pairWholeParagraphs(alignment: Alignment, moves: Moves): void {
  const { left, right, matches, weights } = alignment;
  const candidates = new Map<number, { readonly left: Unit[]; readonly right: Unit[] }>();
  for (const unit of cutUnits(left, matches.left, moves.left))
    if (!unit.isSettled) candidates.set(hashOf(left, unit), { left: [], right: [] });
  if (candidates.size === 0) return;
  for (const unit of cutUnits(left, matches.left, moves.left))
    candidates.get(hashOf(left, unit))?.left.push(unit);
  for (const unit of cutUnits(right, matches.right, moves.right))
    candidates.get(hashOf(right, unit))?.right.push(unit);
  for (const { left: lefts, right: rights } of candidates.values()) {
    const [[own, ...ownCopies], [other, ...otherCopies]] = [lefts, rights];
    if (!own || !other || ownCopies.length > 0 || otherCopies.length > 0) continue;
    const length = own.end - own.start;
    if (other.isSettled || !(own.isWhole || other.isWhole) || length !== other.end - other.start) continue;
    if (!isEqual([left, own.start], [right, other.start], length)) continue;
    if (weightOf(left, weights, own) >= LEAST_WEIGHT) tie(alignment, moves, own, other);
  }
}

interface Unit extends SymbolRange {
  /** A paragraph; else what stands in one before moved text. */
  readonly isWhole: boolean;
  /** All of it has partners. */
  readonly isSettled: boolean;
}

const hashOf = ({ symbols }: Sequence, { start, end }: Unit) => hashRun(symbols, start, end - start);

function* cutUnits({ symbols, borders }: Sequence, partners: Int32Array, moves: Int32Array): Generator<Unit> {
  for (let start = 0; start < symbols.length; ) {
    let end = start;
    let isSettled = true;
    let isCut = false;
    do {
      if (!isCut && end > start && (moves[end] ?? 0) > 0 && moves[start] === 0) {
        isCut = true;
        if (end - start <= LONGEST) yield { start, end, isWhole: false, isSettled };
      }
      isSettled &&= partners[end] !== -1;
      end++;
    } while (end < symbols.length && borders[end] !== BORDER.paragraph);
    if (end - start <= LONGEST) yield { start, end, isWhole: true, isSettled };
    start = end;
  }
}

// oxlint-disable-next-line max-params -- two units and where they stand
function tie(alignment: Alignment, moves: Moves, own: Unit, other: Unit): void {
  const { matches } = alignment;
  const move = moveBetween(matches, moves.left, own, other);
  const mirrored = { left: moves.right, right: moves.left };
  for (let at = own.start; at < own.end; at++) part(matches, moves, at);
  for (let at = other.start; at < other.end; at++) part(matches.mirrored, mirrored, at);
  const isInOrder = keepsOrder(alignment, moves, own.start, other.start);
  const number = move > 0 || isInOrder ? move : ++moves.count;
  for (let at = 0; own.start + at < own.end; at++) {
    matches.pair(own.start + at, other.start + at);
    moves.left[own.start + at] = number;
    moves.right[other.start + at] = number;
  }
}

/** The move that took a part of one unit to the other, 0 without one. */
// oxlint-disable-next-line max-params -- two units and where they stand
function moveBetween(matches: Matches, moves: Int32Array, own: Unit, other: Unit): number {
  for (let at = own.start; at < own.end; at++) {
    const partner = matches.left[at] ?? -1;
    const move = moves[at] ?? 0;
    if (move > 0 && partner >= other.start && partner < other.end) return move;
  }
  return 0;
}

function part(matches: Matches, moves: Pick<Moves, 'left' | 'right'>, at: number): void {
  const partner = matches.left[at] ?? -1;
  if (partner < 0) return;
  matches.part(at);
  moves.left[at] = 0;
  moves.right[partner] = 0;
}
