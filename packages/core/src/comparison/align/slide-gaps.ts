import { BORDER, type Sequence } from '../prepare/make-sequences.ts';
import type { Matches } from './alignment.ts';

/** How far a gap is slid, in symbols. */
const FURTHEST = 200;
const ENDS_SENTENCE = /^[.?!。！？；؟।॥۔]$/u;
const ENDS_PART = /^[,;:)，、：）،؛]$/u;

/** How well a gap may begin or end before a symbol. */
function cutScore({ symbols, borders }: Sequence, names: readonly string[], at: number): number {
  if (borders[at] === BORDER.paragraph) return 5;
  // Rows that share their first cell are removed and added whole, not from the second cell of one to that of the next.
  if (borders[at] === BORDER.cell) return 4;
  const before = names[symbols[at - 1] ?? -1] ?? '';
  // A sentence does not end within its "..." or "?!".
  if (ENDS_SENTENCE.test(before) && !ENDS_SENTENCE.test(names[symbols[at] ?? -1] ?? '')) return 3;
  if (borders[at] === BORDER.line) return 1.2;
  return ENDS_PART.test(before) ? 1 : 0;
}

/**
 * Slides what was only removed (or, with the sides exchanged, only added) to the ends of sentences or paragraphs: "A. B. "
 * and not ". B. A" was removed where both would do.
 */
export function slideGaps(side: Sequence, matches: Matches, names: readonly string[]): void {
  const { symbols } = side;
  const partner = matches.left;
  const score = (start: number, end: number) => cutScore(side, names, start) + cutScore(side, names, end);
  for (let at = 0; at < symbols.length; ) {
    if ((partner[at] ?? -1) >= 0) {
      at++;
      continue;
    }
    const start = at;
    while (at < symbols.length && (partner[at] ?? -1) < 0) at++;
    const end = at;
    const isPure = start > 0 && end < symbols.length && partner[end] === (partner[start - 1] ?? 0) + 1;
    if (!isPure) continue;
    const shift = findShift({ symbols, partner, start, end, score });
    for (let step = 0; step < -shift; step++) giveMatch(matches, start - 1 - step, end - 1 - step);
    for (let step = 0; step < shift; step++) giveMatch(matches, end + step, start + step);
    at = Math.max(at, end + shift);
  }
}

interface Gap {
  readonly symbols: Int32Array;
  readonly partner: Int32Array;
  readonly start: number;
  readonly end: number;
  readonly score: (start: number, end: number) => number;
}

/** By how many symbols a gap is best slid: less than 0 to the left. */
function findShift({ symbols, partner, start, end, score }: Gap): number {
  let best = score(start, end);
  let shift = 0;
  const consider = (by: number) => {
    const value = score(start + by, end + by);
    if (value > best) [best, shift] = [value, by];
  };
  for (let by = 1; by <= FURTHEST; by++) {
    const at = start - by;
    if (at < 0 || symbols[at] !== symbols[end - by] || (partner[at] ?? -1) < 0) break;
    if (by > 1 && partner[at] !== (partner[at + 1] ?? 0) - 1) break;
    consider(-by);
  }
  for (let by = 1; by <= FURTHEST; by++) {
    const at = end + by - 1;
    if (at >= symbols.length || symbols[start + by - 1] !== symbols[at] || (partner[at] ?? -1) < 0) break;
    if (by > 1 && partner[at] !== (partner[at - 1] ?? 0) + 1) break;
    consider(by);
  }
  return shift;
}

function giveMatch({ left, right }: Matches, from: number, to: number): void {
  const partner = left[from] ?? -1;
  left[from] = -1;
  left[to] = partner;
  right[partner] = to;
}
