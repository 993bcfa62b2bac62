import type { Alignment } from '../align/alignment.ts';
import { hashRun } from '../align/find-anchors.ts';
import { EDGE } from '../prepare/make-sequences.ts';

/** Runs of so many unmatched symbols are looked for on the other side. */
const RUN = 5;
/** Runs that come back more often are phrases of the trade, not moved text. */
const MAX_OCCURRENCES = 8;
/** Of single runs; of all runs of a move it takes `LEAST_MOVE`. */
const LEAST_RUN = 3.6;
/** Less weight is not worth being called moved. */
const LEAST_MOVE = 6;
/** In symbols: parts of a move lie at most so far apart on both sides. */
const NEAR = 40;
/** Words of a run's edge that weigh less may belong to the text beside it. */
const LIGHT_WORD = 0.9;
const EDGE_WORDS = 3;

/** Equal text that is unmatched on both sides, in one place each. */
export interface MovedRun {
  readonly left: number;
  readonly right: number;
  readonly length: number;
  readonly weight: number;
}

/** Runs of unmatched text that stand on the other side too, grouped into moves; those of a move in order on both sides. */
export function findMoves(alignment: Alignment): MovedRun[][] {
  const taken = takeHeaviest(alignment, findEqualRuns(alignment));
  const groups: MovedRun[][] = [];
  for (const run of taken.toSorted((one, other) => one.right - other.right)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && follows(alignment, last, run)) group.push(run);
    else groups.push([run]);
  }
  return groups.filter((group) => group.reduce((sum, { weight }) => sum + weight, 0) >= LEAST_MOVE);
}

/** The next part of the same move, with edits in between. */
function follows({ matches }: Alignment, last: MovedRun, run: MovedRun): boolean {
  const leftGap = run.left - (last.left + last.length);
  const rightGap = run.right - (last.right + last.length);
  if (leftGap < 0 || rightGap < 0 || leftGap > NEAR || rightGap > NEAR) return false;
  return (
    isFree(matches.left, last.left + last.length, leftGap) &&
    isFree(matches.right, last.right + last.length, rightGap)
  );
}

function isFree(partners: Int32Array, start: number, length: number): boolean {
  for (let at = start; at < start + length; at++) if (partners[at] !== -1) return false;
  return true;
}

function findEqualRuns(alignment: Alignment): MovedRun[] {
  const { left, right, weights, matches } = alignment;
  const [a, b] = [left.symbols, right.symbols];
  const occurrences = startsOfRuns(a, matches.left);
  const runs: MovedRun[] = [];
  /** Where the last run on each diagonal ended on the right. */
  const ends = new Map<number, number>();
  for (let j = 0; j + RUN <= b.length; j++) {
    if (!isFree(matches.right, j, RUN)) continue;
    const starts = occurrences.get(hashRun(b, j, RUN)) ?? [];
    if (starts.length >= MAX_OCCURRENCES || alignment.steps < 0) continue;
    for (const i of starts) {
      if ((ends.get(i - j) ?? -1) > j) continue;
      let ahead = 0;
      const fits = (by: number) =>
        matches.left[i + by] === -1 && matches.right[j + by] === -1 && a[i + by] === b[j + by];
      while (fits(ahead)) ahead++;
      alignment.steps -= ahead + 1;
      if (ahead < RUN) continue;
      let back = 0;
      while (fits(-back - 1)) back++;
      let weight = 0;
      for (let at = i - back; at < i + ahead; at++) weight += weights[a[at] ?? 0] ?? 0;
      ends.set(i - j, j + ahead);
      runs.push({ left: i - back, right: j - back, length: ahead + back, weight });
    }
  }
  return runs;
}

/** Where each run of unmatched symbols starts, the last occurrences first. */
function startsOfRuns(symbols: Int32Array, partners: Int32Array): Map<number, number[]> {
  const occurrences = new Map<number, number[]>();
  let free = 0;
  for (let at = symbols.length - 1; at >= 0; at--) {
    free = partners[at] === -1 ? free + 1 : 0;
    if (free < RUN) continue;
    const hash = hashRun(symbols, at, RUN);
    const known = occurrences.get(hash);
    if (!known) occurrences.set(hash, [at]);
    else if (known.length < MAX_OCCURRENCES) known.push(at);
  }
  return occurrences;
}

/** The heaviest runs first, each as far as nothing of it is taken. */
function takeHeaviest({ left, right, weights }: Alignment, runs: readonly MovedRun[]): MovedRun[] {
  const isTaken = { left: new Uint8Array(left.symbols.length), right: new Uint8Array(right.symbols.length) };
  const taken: MovedRun[] = [];
  const startsSentence = (run: MovedRun, at: number) =>
    ((left.edges[run.left + at] ?? 0) & (right.edges[run.right + at] ?? 0) & EDGE.sentenceStart) !== 0;
  const isLight = (run: MovedRun, from: number, to: number) =>
    left.symbols
      .subarray(run.left + from, run.left + to)
      .every((symbol) => (weights[symbol] ?? 0) <= LIGHT_WORD);
  for (const run of runs.toSorted((one, other) => other.weight - one.weight)) {
    const isUsed = (at: number) => isTaken.left[run.left + at] === 1 || isTaken.right[run.right + at] === 1;
    let start = 0;
    while (start < run.length && isUsed(start)) start++;
    let end = start;
    while (end < run.length && !isUsed(end)) end++;
    // The end of the sentence before, or the number of the clause behind.
    for (let by = 1; by <= EDGE_WORDS && start + by < end; by++)
      if (startsSentence(run, start + by) && isLight(run, start, start + by)) {
        start += by;
        break;
      }
    for (let by = 1; by <= EDGE_WORDS && end - by > start; by++)
      if (startsSentence(run, end - by) && isLight(run, end - by, end)) {
        end -= by;
        break;
      }
    if (end - start < RUN) continue;
    let weight = 0;
    for (const symbol of left.symbols.subarray(run.left + start, run.left + end))
      weight += weights[symbol] ?? 0;
    if (weight < LEAST_RUN) continue;
    taken.push({ left: run.left + start, right: run.right + start, length: end - start, weight });
    isTaken.left.fill(1, run.left + start, run.left + end);
    isTaken.right.fill(1, run.right + start, run.right + end);
  }
  return taken;
}
