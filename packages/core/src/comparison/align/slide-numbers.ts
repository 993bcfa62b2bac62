import { BORDER, type Sequence } from '../prepare/make-sequences.ts';
import type { Matches } from './alignment.ts';

/** "Section 6." has three symbols; longer ones are no number of a clause. */
const LONGEST_NUMBER = 6;
const DIGITS = /^\p{N}+$/u;

/**
 * Where a clause was only removed (or, with the sides exchanged, only added), the number behind it may have been taken for
 * its own: "6. [Audit … 7.] Law" on one side, "6. Law" on the other. The gap then goes from number to number, and the clause
 * behind it has another number.
 */
export function slideNumbers(side: Sequence, matches: Matches, names: readonly string[]): void {
  const { symbols } = side;
  const partner = matches.left;
  for (let at = 0; at < symbols.length; ) {
    if ((partner[at] ?? -1) >= 0) {
      at++;
      continue;
    }
    const start = at;
    while (at < symbols.length && (partner[at] ?? -1) < 0) at++;
    const isPure = start > 0 && at < symbols.length && partner[at] === (partner[start - 1] ?? -2) + 1;
    if (isPure) slideGap({ side, matches, names, start, end: at });
  }
}

interface Gap {
  readonly side: Sequence;
  readonly matches: Matches;
  readonly names: readonly string[];
  readonly start: number;
  readonly end: number;
}

function slideGap({ side: { symbols, borders }, matches, names, start, end }: Gap): void {
  let differs = false;
  for (let back = 1; back <= LONGEST_NUMBER && end - back > start; back++) {
    const [before, last] = [symbols[start - back] ?? -1, symbols[end - back] ?? -1];
    const areDigits = DIGITS.test(names[before] ?? '') && DIGITS.test(names[last] ?? '');
    if (before !== last && !areDigits) return;
    differs ||= before !== last;
    if ((matches.left[start - back] ?? -1) < 0) return;
    if (borders[start - back] !== BORDER.paragraph && borders[end - back] !== BORDER.paragraph) continue;
    if (borders[start - back] === borders[end - back] && differs)
      moveBack(matches, symbols, { start, end, back });
    return;
  }
}

function moveBack(
  matches: Matches,
  symbols: Int32Array,
  { start, end, back }: { readonly start: number; readonly end: number; readonly back: number },
): void {
  for (let step = 1; step <= back; step++) {
    const right = matches.left[start - step] ?? -1;
    matches.part(start - step);
    if (symbols[start - step] === symbols[end - step]) matches.pair(end - step, right);
  }
}
