import { alignGap } from '../align/align-gap.ts';
import type { Alignment, Matches, Region } from '../align/alignment.ts';
import { extendMatches } from '../align/clean-up.ts';
import { BORDER, EDGE } from '../prepare/make-sequences.ts';
import { findMoves, type MovedRun } from './find-moves.ts';
import { type Moves, renumber } from './moves.ts';
import { takeParagraphs } from './take-paragraphs.ts';

/** In symbols: a move grows over edited text at its edges so far. */
const FURTHEST = 30;
/** Words at the edge of a move that weigh less may have been matched to those of other text. */
const LIGHT_WORD = 0.9;
const MAX_TAKEN_BACK = 4;

/** Pairs the symbols of moved text, with the edits inside it; these matches cross the others. Moves that are known already stay. */
export function applyMoves(alignment: Alignment, moves: Moves): Moves {
  for (const group of findMoves(alignment)) {
    moves.count++;
    applyMove(alignment, group, moves);
  }
  extendMatches(alignment, moves.left);
  return renumber(moves);
}

function applyMove(alignment: Alignment, group: readonly MovedRun[], moves: Moves): void {
  const { left, right, matches } = alignment;
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last) return;
  const leftEnd = last.left + last.length;
  const rightEnd = last.right + last.length;
  const grow = (from: number, direction: 1 | -1, side: 'left' | 'right') => {
    const sequence = side === 'left' ? left : right;
    let by = 0;
    for (; by < FURTHEST; by++) {
      const at = direction < 0 ? from - 1 - by : from + by;
      if (matches[side][at] !== -1 || moves[side][at] !== 0) break;
      if ((sequence.borders[direction < 0 ? at + 1 : at] ?? 0) >= BORDER.cell) break;
    }
    return by;
  };
  const before = { left: grow(first.left, -1, 'left'), right: grow(first.right, -1, 'right') };
  const after = { left: grow(leftEnd, 1, 'left'), right: grow(rightEnd, 1, 'right') };
  const alignInside = (region: Region) => {
    if (!isFree(matches, region)) return;
    alignGap(alignment, region);
    for (let at = region.leftStart; at < region.leftEnd; at++)
      if ((matches.left[at] ?? -1) >= 0) mark(at, matches.left[at] ?? 0);
  };
  const mark = (i: number, j: number) => {
    moves.left[i] = moves.count;
    moves.right[j] = moves.count;
  };
  alignInside({
    leftStart: first.left - before.left,
    leftEnd: first.left,
    rightStart: first.right - before.right,
    rightEnd: first.right,
  });
  alignInside({
    leftStart: leftEnd,
    leftEnd: leftEnd + after.left,
    rightStart: rightEnd,
    rightEnd: rightEnd + after.right,
  });
  for (const [index, run] of group.entries()) {
    const previous = group[index - 1];
    if (previous)
      alignInside({
        leftStart: previous.left + previous.length,
        leftEnd: run.left,
        rightStart: previous.right + previous.length,
        rightEnd: run.right,
      });
    for (let at = 0; at < run.length; at++) {
      const [i, j] = [run.left + at, run.right + at];
      // What an earlier move has grown over is part of that one.
      if (matches.left[i] !== -1 || matches.right[j] !== -1) continue;
      matches.pair(i, j);
      mark(i, j);
    }
  }
  takeBackEdges(alignment, moves, {
    start: first.left - before.left,
    end: leftEnd + after.left,
    inside: first.left,
  });
  takeParagraphs(alignment, moves, {
    left: { start: first.left - before.left, end: leftEnd + after.left },
    right: { start: first.right - before.right, end: rightEnd + after.right },
  });
}

/** Whether a region has words on both sides and none of them is matched: those of another move must not be taken. */
function isFree(matches: Matches, { leftStart, leftEnd, rightStart, rightEnd }: Region): boolean {
  if (leftEnd <= leftStart || rightEnd <= rightStart) return false;
  const isUnmatched = (partner: number) => partner === -1;
  return (
    matches.left.subarray(leftStart, leftEnd).every(isUnmatched) &&
    matches.right.subarray(rightStart, rightEnd).every(isUnmatched)
  );
}

interface Reach {
  /** Left symbols among which the move lies, and one that belongs to it. */
  readonly start: number;
  readonly end: number;
  readonly inside: number;
}

/** Marks at the edges of moved text, such as its full stop, that were matched to those of other text. */
function takeBackEdges(alignment: Alignment, moves: Moves, { start, end, inside }: Reach): void {
  const { left, right, matches } = alignment;
  const startsSentence = (i: number, j: number) =>
    (((left.edges[i] ?? 0) | (right.edges[j] ?? 0)) & EDGE.sentenceStart) !== 0;
  const isOwn = (at: number) => moves.left[at] === moves.count;
  let lastOwn = inside;
  for (let at = inside; at < end; at++) if (isOwn(at)) lastOwn = at;
  for (let i = lastOwn + 1, j = (matches.left[lastOwn] ?? 0) + 1; !startsSentence(i, j); i++, j++)
    if (!takeBack(alignment, moves, i, j)) break;
  let firstOwn = inside;
  for (let at = inside; at >= start; at--) if (isOwn(at)) firstOwn = at;
  let [i, j] = [firstOwn - 1, (matches.left[firstOwn] ?? 0) - 1];
  if (startsSentence(i + 1, j + 1)) return;
  for (let taken = 0; taken < MAX_TAKEN_BACK && takeBack(alignment, moves, i, j); taken++) {
    if (Math.max(left.borders[i] ?? 0, right.borders[j] ?? 0) >= BORDER.cell) break;
    i--;
    j--;
  }
}

/** Pairs two equal light symbols that were paired elsewhere, and their partners with each other where they keep the order. */
// oxlint-disable-next-line max-params -- the two symbols
function takeBack({ left, right, weights, matches }: Alignment, moves: Moves, i: number, j: number): boolean {
  const symbol = left.symbols[i];
  if (symbol === undefined || symbol !== right.symbols[j] || (weights[symbol] ?? 0) > LIGHT_WORD)
    return false;
  if (moves.left[i] !== 0 || moves.right[j] !== 0) return false;
  const [right1, left1] = [matches.left[i] ?? -1, matches.right[j] ?? -1];
  if (right1 === j) return false;
  if (right1 >= 0) matches.right[right1] = -1;
  if (left1 >= 0) matches.left[left1] = -1;
  matches.pair(i, j);
  moves.left[i] = moves.count;
  moves.right[j] = moves.count;
  const isSwap = right1 >= 0 && left1 >= 0 && left.symbols[left1] === right.symbols[right1];
  if (isSwap && moves.left[left1] === 0 && moves.right[right1] === 0) {
    const stayed = (at: number) => (matches.left[at] ?? -1) >= 0 && moves.left[at] === 0;
    let before = left1 - 1;
    while (before >= 0 && !stayed(before)) before--;
    let after = left1 + 1;
    while (after < left.symbols.length && !stayed(after)) after++;
    const fitsBefore = before < 0 || (matches.left[before] ?? 0) < right1;
    const fitsAfter = after >= left.symbols.length || (matches.left[after] ?? 0) > right1;
    if (fitsBefore && fitsAfter) matches.pair(left1, right1);
  }
  return true;
}
