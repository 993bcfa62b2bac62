import type { Alignment } from '../align/alignment.ts';
import { BORDER, EDGE, type Sequence } from '../prepare/make-sequences.ts';
import { type Moves, renumber } from './moves.ts';

/** In symbols: one alone ("Allowed") is a word of many sections. */
const SHORTEST = 2;
/** Of a heading of two words. */
export const LEAST_WEIGHT = 1.6;

/**
 * Pairs whole paragraphs that are left over on both sides and stand there once, such as headings from around which everything
 * has moved: too light for a move by themselves, and yet nobody removed them and wrote them anew elsewhere. What keeps its
 * order stays, the rest has moved; paragraphs that follow each other on both sides are one move.
 */
export function moveParagraphs(alignment: Alignment, moves: Moves): Moves {
  const { left, right, matches, weights } = alignment;
  const [lefts, rights] = [
    findFree(left, matches.left, moves.left),
    findFree(right, matches.right, moves.right),
  ];
  let last = { left: -1, right: -1, move: 0 };
  for (const [key, own] of lefts) {
    const other = rights.get(key);
    if (!own || !other || weightOf(left, weights, own) < LEAST_WEIGHT) continue;
    if (!own.isWhole && !other.isWhole) continue;
    const isInOrder = keepsOrder(alignment, moves, own.start, other.start);
    const isSameMove = last.move > 0 && last.left === own.start && last.right === other.start;
    const move = isInOrder ? 0 : isSameMove ? last.move : ++moves.count;
    for (let at = 0; own.start + at < own.end; at++) {
      matches.pair(own.start + at, other.start + at);
      moves.left[own.start + at] = move;
      moves.right[other.start + at] = move;
    }
    last = { left: own.end, right: other.end, move };
  }
  return renumber(moves);
}

interface Paragraph {
  readonly start: number;
  readonly end: number;
  /** It fills its lines: other text neither begins nor ends on them. */
  readonly isWhole: boolean;
}

/**
 * Paragraphs without a partner, or the sentences that are left of them, by what they say; null for those that come back.
 * Moved text beside them ends them, also where it was put behind a heading on its line.
 */
function findFree(
  { symbols, borders, edges }: Sequence,
  partners: Int32Array,
  moves: Int32Array,
): Map<string, Paragraph | null> {
  const found = new Map<string, Paragraph | null>();
  const has = (at: number, bit: number) => ((edges[at] ?? 0) & bit) !== 0;
  const isMoved = (at: number) => (moves[at] ?? 0) > 0;
  const isBorder = (at: number) => (borders[at] ?? 0) >= BORDER.line;
  for (let start = 0; start < symbols.length; ) {
    let end = start + 1;
    if (partners[start] === -1) {
      while (end < symbols.length && partners[end] === -1 && borders[end] !== BORDER.paragraph) end++;
      const isCut =
        (has(start, EDGE.sentenceStart) || isMoved(start - 1) || isBorder(start)) &&
        (has(end - 1, EDGE.sentenceEnd) || isMoved(end) || isBorder(end));
      if (isCut && end - start >= SHORTEST) {
        const key = symbols.subarray(start, end).join(' ');
        found.set(key, found.has(key) ? null : { start, end, isWhole: isBorder(start) && isBorder(end) });
      }
    }
    start = end;
  }
  return found;
}

export function weightOf({ symbols }: Sequence, weights: Float32Array, { start, end }: Paragraph): number {
  let weight = 0;
  for (let at = start; at < end; at++) weight += weights[symbols[at] ?? 0] ?? 0;
  return weight;
}

/** Whether a pair crosses nothing that stayed. */
export function keepsOrder({ matches }: Alignment, moves: Moves, left: number, right: number): boolean {
  const stays = (at: number) => (matches.left[at] ?? -1) >= 0 && moves.left[at] === 0;
  let before = left - 1;
  while (before >= 0 && !stays(before)) before--;
  let after = left;
  while (after < matches.left.length && !stays(after)) after++;
  return (
    (before < 0 || (matches.left[before] ?? 0) < right) &&
    (after >= matches.left.length || (matches.left[after] ?? 0) > right)
  );
}
