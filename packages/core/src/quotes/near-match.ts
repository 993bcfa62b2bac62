import type { TextRange } from '#text/text-range.ts';
import { type FoldedWord, isNegation, wordsOf } from './folded-words.ts';

/** Of the words of a quote this share may be missing, additional or misspelt. */
const TOLERANCE = 0.12;
/** A shorter quote must be found exactly: one changed word would already be another statement. */
const SHORTEST = 6;
/** Costs more than any tolerance allows. */
const FORBIDDEN = 1_000_000;
/** Bounds the work: words of the quote times words of the page. */
const MAX_CELLS = 400_000;

/**
 * The stretch of the page that says what the quote says but for a few words, as offsets into the folded page. Numbers
 * and negations must be the same in the same order: a figure that is slightly different is a different figure.
 */
export function findNearMatch(page: string, quote: string): TextRange | null {
  const wanted = wordsOf(quote);
  const there = wordsOf(page);
  if (wanted.length < SHORTEST || wanted.length * there.length > MAX_CELLS) return null;
  const match = align(there, wanted, Math.floor(wanted.length * TOLERANCE));
  if (match === null) return null;
  const found = there.slice(match.from, match.to);
  const first = found[0];
  const last = found.at(-1);
  if (first === undefined || last === undefined || !saysTheSame(found, wanted)) return null;
  return { start: first.start, end: last.end };
}

function saysTheSame(found: readonly FoldedWord[], wanted: readonly FoldedWord[]): boolean {
  return essence(found) === essence(wanted);
}

/** What a near match never forgives. */
function essence(words: readonly FoldedWord[]): string {
  return words
    .filter((word) => word.kind === 'number' || isNegation(word.text))
    .map((word) => word.text)
    .join(' ');
}

/**
 * Semi-global alignment: the whole quote against any stretch of the page, each difference costing one. The first and the
 * last word of the quote must be there: without them the stretch could begin behind a "not", or end before one.
 */
function align(there: readonly FoldedWord[], wanted: readonly FoldedWord[], most: number) {
  const width = there.length + 1;
  let costs = new Uint32Array(width);
  let origins = Uint32Array.from({ length: width }, (_, column) => column);
  for (const [row, word] of wanted.entries()) {
    const missing = row === 0 || row === wanted.length - 1 ? FORBIDDEN : 1;
    const nextCosts = new Uint32Array(width).fill(FORBIDDEN);
    const nextOrigins = new Uint32Array(width);
    for (let column = 1; column < width; column++) {
      const other = isSame(there[column - 1], word) ? 0 : 2 * missing;
      const choices = [
        [(costs[column - 1] ?? 0) + other, origins[column - 1] ?? 0],
        [(costs[column] ?? 0) + missing, origins[column] ?? 0],
        [(nextCosts[column - 1] ?? 0) + 1, nextOrigins[column - 1] ?? 0],
      ] as const;
      const best = choices.reduce((left, right) => (right[0] < left[0] ? right : left));
      nextCosts[column] = best[0];
      nextOrigins[column] = best[1];
    }
    costs = nextCosts;
    origins = nextOrigins;
  }
  let to = 0;
  for (let column = 1; column < width; column++) if ((costs[column] ?? 0) < (costs[to] ?? 0)) to = column;
  return (costs[to] ?? 0) <= most ? { from: origins[to] ?? 0, to } : null;
}

/** The same word, or a long one with a letter misread. The first letters must agree: "unable" is not "able". */
function isSame(left: FoldedWord | undefined, right: FoldedWord): boolean {
  if (left === undefined || left.kind !== right.kind) return false;
  if (left.text === right.text) return true;
  if (left.kind === 'number' || left.text.length < 6 || left.text.slice(0, 3) !== right.text.slice(0, 3))
    return false;
  return differByOne(left.text, right.text);
}

function differByOne(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  let fromEnd = 0;
  const shorter = Math.min(left.length, right.length) - start;
  while (fromEnd < shorter && left.at(-1 - fromEnd) === right.at(-1 - fromEnd)) fromEnd++;
  return Math.max(left.length, right.length) - start - fromEnd <= 1;
}
