import type { Moves } from '../moves/moves.ts';
import { EDGE, type Sequence } from '../prepare/make-sequences.ts';
import { type Alignment, findGaps, type Region } from './alignment.ts';

/**
 * Pairs what the ends of a changed sentence share, such as its full stop, where other sentences were put in, removed or moved
 * right behind it: the little that is left of the sentence between two changes weighs too little to be matched by itself, and
 * yet it is the rest of a sentence that stayed. Likewise with the starts of sentences.
 */
export function pairSentenceEdges(alignment: Alignment, moves: Moves): void {
  for (const gap of findGaps(alignment, moves.left)) {
    pairEnds(alignment, gap);
    pairStarts(alignment, gap);
  }
}

const startsSentence = ({ symbols, edges }: Sequence, at: number) =>
  at >= symbols.length || at === 0 || ((edges[at] ?? 0) & EDGE.sentenceStart) !== 0;

const endsSentence = ({ symbols, edges }: Sequence, at: number) =>
  at < symbols.length && ((edges[at] ?? 0) & EDGE.sentenceEnd) !== 0;

/** Behind the sentence that a gap begins in, or the part of it before moved text; -1 where it goes on behind the gap. */
function endOfSentence(side: Sequence, partners: Int32Array, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (partners[at] !== -1) return at;
    if (((side.edges[at] ?? 0) & EDGE.sentenceEnd) !== 0) return at + 1;
  }
  return -1;
}

/** Where the sentence starts that a gap ends in, or the part of it behind moved text; -1 where it starts before the gap. */
function startOfSentence(side: Sequence, partners: Int32Array, from: number, to: number): number {
  for (let at = to - 1; at >= from; at--) {
    if (partners[at] !== -1) return at + 1;
    if (((side.edges[at] ?? 0) & EDGE.sentenceStart) !== 0) return at;
  }
  return -1;
}

function pairEnds({ left, right, matches }: Alignment, gap: Region): void {
  const { leftStart: leftFrom, leftEnd: leftTo, rightStart: rightFrom, rightEnd: rightTo } = gap;
  if (startsSentence(left, leftFrom) || startsSentence(right, rightFrom)) return;
  let leftEnd = endOfSentence(left, matches.left, leftFrom, leftTo);
  let rightEnd = endOfSentence(right, matches.right, rightFrom, rightTo);
  // One sentence ends behind the gap: what was put in behind it on the other side ends with the same mark.
  if (
    leftEnd < 0 &&
    rightEnd > 0 &&
    endsSentence(left, leftTo) &&
    left.symbols[leftTo] === right.symbols[rightEnd - 1]
  ) {
    matches.part(leftTo);
    leftEnd = leftTo + 1;
  } else if (
    rightEnd < 0 &&
    leftEnd > 0 &&
    endsSentence(right, rightTo) &&
    right.symbols[rightTo] === left.symbols[leftEnd - 1]
  ) {
    matches.mirrored.part(rightTo);
    rightEnd = rightTo + 1;
  }
  if (leftEnd < 0 || rightEnd < 0) return;
  for (let i = leftEnd - 1, j = rightEnd - 1; i >= leftFrom && j >= rightFrom; i--, j--) {
    if (left.symbols[i] !== right.symbols[j]) break;
    matches.pair(i, j);
  }
}

function pairStarts({ left, right, matches }: Alignment, gap: Region): void {
  const { leftStart: leftFrom, leftEnd: leftTo, rightStart: rightFrom, rightEnd: rightTo } = gap;
  if (startsSentence(left, leftTo) || startsSentence(right, rightTo)) return;
  const leftStart = startOfSentence(left, matches.left, leftFrom, leftTo);
  const rightStart = startOfSentence(right, matches.right, rightFrom, rightTo);
  if (leftStart < 0 || rightStart < 0) return;
  for (let i = leftStart, j = rightStart; i < leftTo && j < rightTo; i++, j++) {
    if (left.symbols[i] !== right.symbols[j] || matches.left[i] !== -1 || matches.right[j] !== -1) break;
    matches.pair(i, j);
  }
}
