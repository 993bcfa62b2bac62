import { EDGE, type Sequence } from '../prepare/make-sequences.ts';
import type { Alignment, Matches } from './alignment.ts';
import { GAP_COST } from './align-gap.ts';

/** A match of less weight between two changes is chance. */
export const LIGHT = 2.2;
const LONGEST_ISLAND = 12;
/** What ties a paragraph to another one than most of it went to: less weight than that, and such a share of the other. */
const MINORITY = { weight: 2.4, share: 0.2 };

/** A run of matches: symbols `start` to `end` of the left side, and where it starts on the right. */
interface Run {
  readonly start: number;
  readonly end: number;
  readonly right: number;
}

/** Parts short matches of little weight that lie between larger changes: a reader sees one change, not three. */
export function dropIslands({ left, right, weights, matches }: Alignment): void {
  const runs: (Run | undefined)[] = findRuns(matches);
  const last: Run = { start: left.symbols.length, end: left.symbols.length, right: right.symbols.length };
  const first: Run = { start: 0, end: 0, right: 0 };
  for (let pass = 0; pass < 2; pass++) {
    let before = first;
    for (const [index, run] of runs.entries()) {
      if (!run) continue;
      const after = runs.slice(index + 1, index + 40).find((each) => each !== undefined) ?? last;
      if (isIsland({ before, run, after }, weightOfRun(left, weights, run))) {
        for (let at = run.start; at < run.end; at++) matches.part(at);
        runs[index] = undefined;
      } else before = run;
    }
  }
}

function isIsland(
  { before, run, after }: Readonly<Record<'before' | 'run' | 'after', Run>>,
  weight: number,
): boolean {
  const length = run.end - run.start;
  if (length > LONGEST_ISLAND) return false;
  const changedBefore = Math.max(
    run.start - before.end,
    run.right - (before.right + before.end - before.start),
  );
  const changedAfter = Math.max(after.start - run.end, after.right - (run.right + length));
  if (changedBefore === 0 || changedAfter === 0) return false;
  const changed = Math.min(changedBefore, changedAfter);
  return (
    weight < GAP_COST ||
    (weight < LIGHT && changed >= 3) ||
    (weight < 2 * LIGHT && changed >= 10 && length <= 4)
  );
}

function weightOfRun({ symbols }: Sequence, weights: Float32Array, { start, end }: Run): number {
  let weight = 0;
  for (let at = start; at < end; at++) weight += weights[symbols[at] ?? 0] ?? 0;
  return weight;
}

function findRuns({ left }: Matches): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < left.length; ) {
    const start = at;
    const right = left[at] ?? -1;
    at++;
    if (right < 0) continue;
    while (at < left.length && left[at] === right + at - start) at++;
    runs.push({ start, end: at, right });
  }
  return runs;
}

/**
 * Parts light matches that tie a paragraph to another one than the paragraph that most of it went to, on the left side as
 * given: the number of a clause follows its clause, not the number that was there before.
 */
// oxlint-disable-next-line max-params -- two sides and what is between them
export function dropMinorities(
  left: Sequence,
  right: Sequence,
  weights: Float32Array,
  matches: Matches,
): void {
  const paragraphs = numberParagraphs(right);
  const weightOf = scoreParagraphs(right, paragraphs, weights);
  for (let start = 0; start < left.symbols.length; ) {
    let end = start + 1;
    while (end < left.symbols.length && ((left.edges[end] ?? 0) & EDGE.paragraphStart) === 0) end++;
    const from = start;
    start = end;
    if (isTiedToOne(matches.left, paragraphs, from, end)) continue;
    const tied = new Map<number, number>();
    for (let at = from; at < end; at++) {
      const partner = matches.left[at] ?? -1;
      if (partner < 0) continue;
      const paragraph = paragraphs[partner] ?? 0;
      tied.set(paragraph, (tied.get(paragraph) ?? 0) + (weights[left.symbols[at] ?? 0] ?? 0));
    }
    const [main] = [...tied].reduce((best, one) => (one[1] > best[1] ? one : best));
    for (const [paragraph, weight] of tied) {
      if (paragraph === main || weight >= MINORITY.weight) continue;
      if (weight >= MINORITY.share * (weightOf[paragraph] ?? 0)) continue;
      partUnlessRunningOn(matches, {
        start: from,
        end,
        isTied: (at) => paragraphs[matches.left[at] ?? -1] === paragraph,
      });
    }
  }
}

/** Whether no two matches of a range lead to different paragraphs, as most often. */
// oxlint-disable-next-line max-params -- partners, their paragraphs, and a range
function isTiedToOne(partners: Int32Array, paragraphs: Int32Array, from: number, to: number): boolean {
  let only = -1;
  for (let at = from; at < to; at++) {
    const partner = partners[at] ?? -1;
    if (partner < 0) continue;
    const paragraph = paragraphs[partner] ?? 0;
    if (only >= 0 && paragraph !== only) return false;
    only = paragraph;
  }
  return true;
}

/**
 * Parts the matches of a range that are tied, but for runs that go on without a gap before and behind: there only one side
 * has the border of a paragraph, such as a line that ends early.
 */
function partUnlessRunningOn(
  matches: Matches,
  {
    start,
    end,
    isTied,
  }: { readonly start: number; readonly end: number; readonly isTied: (at: number) => boolean },
): void {
  for (let at = start; at < end; ) {
    const from = at++;
    if (!isTied(from)) continue;
    const first = matches.left[from] ?? -1;
    while (at < end && isTied(at) && matches.left[at] === first + at - from) at++;
    const runsOnBefore = from > 0 && first > 0 && matches.left[from - 1] === first - 1;
    if (runsOnBefore && matches.left[at] === first + at - from) continue;
    for (let each = from; each < at; each++) matches.part(each);
  }
}

function numberParagraphs({ symbols, edges }: Sequence): Int32Array {
  const numbers = new Int32Array(symbols.length);
  let number = -1;
  for (let at = 0; at < symbols.length; at++) {
    if (((edges[at] ?? 0) & EDGE.paragraphStart) !== 0) number++;
    numbers[at] = number;
  }
  return numbers;
}

function scoreParagraphs({ symbols }: Sequence, paragraphs: Int32Array, weights: Float32Array): Float64Array {
  const weightOf = new Float64Array((paragraphs.at(-1) ?? -1) + 1);
  for (let at = 0; at < symbols.length; at++) {
    const paragraph = paragraphs[at] ?? 0;
    weightOf[paragraph] = (weightOf[paragraph] ?? 0) + (weights[symbols[at] ?? 0] ?? 0);
  }
  return weightOf;
}

/** Lets matches grow over equal neighbours that were left unmatched, not past the border of a paragraph. */
export function extendMatches({ left, right, matches }: Alignment, isMoved?: Int32Array): void {
  const [a, b] = [left.symbols, right.symbols];
  const partners = matches.left;
  const startsParagraph = (side: Sequence, at: number) => ((side.edges[at] ?? 0) & EDGE.paragraphStart) !== 0;
  const isFree = (i: number, j: number) => matches.right[j] === -1 && a[i] === b[j];
  for (let i = 0; i + 1 < a.length; i++) {
    // Most often the next one has a partner.
    if (partners[i + 1] !== -1) continue;
    const j = partners[i] ?? -1;
    if (j < 0 || isMoved?.[i] || j + 1 >= b.length || !isFree(i + 1, j + 1)) continue;
    if (!startsParagraph(left, i + 1) && !startsParagraph(right, j + 1)) matches.pair(i + 1, j + 1);
  }
  for (let i = a.length - 1; i > 0; i--) {
    if (partners[i - 1] !== -1) continue;
    const j = partners[i] ?? -1;
    if (j <= 0 || isMoved?.[i] || !isFree(i - 1, j - 1)) continue;
    if (!startsParagraph(left, i) && !startsParagraph(right, j)) matches.pair(i - 1, j - 1);
  }
}
