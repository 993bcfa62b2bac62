import { BORDER, type Sequence } from '../prepare/make-sequences.ts';
import type { Alignment } from './alignment.ts';

/** In symbols: longer paragraphs say enough to be known by themselves. */
const LONGEST = 12;

/** Matches that were parted, to be made again where nothing better is found. */
export type Parted = readonly (readonly [left: number, right: number])[];

/**
 * Parts short paragraphs that come back ("Allowed", "Learn more") and stand between changes: which copy they are is decided
 * by the section around them, that may have moved. What no move takes is paired again by `pairAgain`.
 */
export function partRepeatedParagraphs(alignment: Alignment): Parted {
  const runs = findLoneRuns(alignment);
  if (runs.length === 0) return [];
  const { left, right, matches } = alignment;
  const [lefts, rights] = [cutShortParagraphs(left), cutShortParagraphs(right)];
  const counts = new Map<string, number>();
  for (const paragraphs of [lefts, rights]) {
    const own = new Map<string, number>();
    for (const { key } of paragraphs.values()) own.set(key, (own.get(key) ?? 0) + 1);
    for (const [key, count] of own) counts.set(key, Math.max(count, counts.get(key) ?? 0));
  }
  const parted: (readonly [number, number])[] = [];
  for (const run of runs) {
    const partner = matches.left[run.from] ?? -1;
    if (!isRepeated(run, lefts, counts) || !rights.has(partner)) continue;
    for (let at = run.from; at < run.to; at++) {
      parted.push([at, partner + at - run.from]);
      matches.part(at);
    }
  }
  return parted;
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** Runs of matches from the start of a paragraph, with nothing matched before and behind them on either side. */
function findLoneRuns({ left, matches }: Alignment): Run[] {
  const runs: Run[] = [];
  const isFree = (partners: Int32Array, at: number) => at < 0 || at >= partners.length || partners[at] === -1;
  for (let at = 0; at < left.symbols.length; ) {
    const from = at++;
    const partner = matches.left[from] ?? -1;
    if (partner < 0 || left.borders[from] !== BORDER.paragraph) continue;
    if (!isFree(matches.left, from - 1) || !isFree(matches.right, partner - 1)) continue;
    while (at < left.symbols.length && matches.left[at] === partner + at - from) at++;
    if (isFree(matches.left, at) && isFree(matches.right, partner + at - from)) runs.push({ from, to: at });
  }
  return runs;
}

/** Pairs again what was parted and has found no other partner. */
export function pairAgain({ matches }: Alignment, parted: Parted): void {
  for (const [left, right] of parted)
    if (matches.left[left] === -1 && matches.right[right] === -1) matches.pair(left, right);
}

interface ShortParagraph {
  readonly end: number;
  readonly key: string;
}

/** By the symbol with which they start. */
function cutShortParagraphs({ symbols, borders }: Sequence): Map<number, ShortParagraph> {
  const paragraphs = new Map<number, ShortParagraph>();
  for (let start = 0; start < symbols.length; ) {
    let end = start + 1;
    while (end < symbols.length && borders[end] !== BORDER.paragraph) end++;
    if (end - start <= LONGEST) paragraphs.set(start, { end, key: symbols.subarray(start, end).join(' ') });
    start = end;
  }
  return paragraphs;
}

/** Whether a range consists of whole short paragraphs that all come back. */
function isRepeated(
  { from, to }: Run,
  paragraphs: ReadonlyMap<number, ShortParagraph>,
  counts: ReadonlyMap<string, number>,
): boolean {
  for (let at = from; at < to; ) {
    const paragraph = paragraphs.get(at);
    if (!paragraph || paragraph.end > to || (counts.get(paragraph.key) ?? 0) < 2) return false;
    at = paragraph.end;
  }
  return true;
}
