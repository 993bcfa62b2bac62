import type { Sequence } from '../prepare/make-sequences.ts';
import type { Alignment, Region } from './alignment.ts';

/** Fewer lines are not worth it. */
const LEAST_LINES = 8;
const MAX_DIFFERENCES = 3000;

interface Units {
  readonly starts: readonly number[];
  readonly hashes: Int32Array;
}

/**
 * Matches equal lines of a large region without anchors (tables, forms, thousands of lines that are nearly the same), by
 * Myers' greedy algorithm with a bound on differences. Gives the regions between them, or undefined when the bound was
 * reached.
 */
export function alignLines(alignment: Alignment, region: Region): Region[] | undefined {
  const { left, right, matches } = alignment;
  const a = cutLines(left, region.leftStart, region.leftEnd);
  const b = cutLines(right, region.rightStart, region.rightEnd);
  if (a.hashes.length < LEAST_LINES || b.hashes.length < LEAST_LINES) return undefined;
  const runs = findRuns(alignment, a.hashes, b.hashes);
  if (!runs || runs.length === 0) return undefined;
  const rest: Region[] = [];
  let [leftStart, rightStart] = [region.leftStart, region.rightStart];
  const closeAt = (leftEnd: number, rightEnd: number) => {
    if (leftEnd > leftStart && rightEnd > rightStart) rest.push({ leftStart, leftEnd, rightStart, rightEnd });
  };
  for (const { x, y, length } of runs) {
    closeAt(a.starts[x] ?? 0, b.starts[y] ?? 0);
    for (let line = 0; line < length; line++) {
      const i = a.starts[x + line] ?? 0;
      const j = b.starts[y + line] ?? 0;
      const size = (a.starts[x + line + 1] ?? 0) - i;
      // Equal hashes of different lines.
      if (size !== (b.starts[y + line + 1] ?? 0) - j) continue;
      for (let at = 0; at < size; at++)
        if (left.symbols[i + at] === right.symbols[j + at]) matches.pair(i + at, j + at);
    }
    leftStart = a.starts[x + length] ?? 0;
    rightStart = b.starts[y + length] ?? 0;
  }
  closeAt(region.leftEnd, region.rightEnd);
  return rest;
}

function cutLines({ symbols, borders }: Sequence, start: number, end: number): Units {
  const starts: number[] = [];
  const hashes: number[] = [];
  for (let at = start; at < end; ) {
    starts.push(at);
    let hash = 17;
    do {
      hash = (Math.imul(hash, 0x01000193) ^ ((symbols[at] ?? 0) + 1)) | 0;
      at++;
    } while (at < end && borders[at] === 0);
    hashes.push(hash);
  }
  starts.push(end);
  return { starts, hashes: Int32Array.from(hashes) };
}

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Equal runs of a shortest edit script (Myers 1986); undefined beyond the bound. */
function findRuns(alignment: Alignment, a: Int32Array, b: Int32Array): Run[] | undefined {
  const most = Math.min(a.length + b.length, MAX_DIFFERENCES);
  const furthest = new Int32Array(2 * most + 3);
  const middle = most + 1;
  const history: Int32Array[] = [];
  for (let edits = 0; edits <= most; edits++) {
    const reached = new Int32Array(edits + 1);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const above = furthest[middle + diagonal + 1] ?? 0;
      const before = furthest[middle + diagonal - 1] ?? 0;
      let x = diagonal === -edits || (diagonal !== edits && before < above) ? above : before + 1;
      let y = x - diagonal;
      while (x < a.length && y < b.length && a[x] === b[y]) {
        x++;
        y++;
      }
      furthest[middle + diagonal] = x;
      reached[(diagonal + edits) >> 1] = x;
      if (x >= a.length && y >= b.length) return readRuns([...history, reached], a.length, b.length);
    }
    history.push(reached);
    alignment.steps -= edits + 1;
    if (alignment.steps < 0) return undefined;
  }
  return undefined;
}

/** Walks back through what was reached with each number of edits. */
function readRuns(history: readonly Int32Array[], leftCount: number, rightCount: number): Run[] {
  const runs: Run[] = [];
  let [x, y] = [leftCount, rightCount];
  for (let edits = history.length - 1; edits > 0; edits--) {
    const reached = history[edits - 1];
    const at = (diagonal: number) =>
      Math.abs(diagonal) > edits - 1 ? -1 : (reached?.[(diagonal + edits - 1) >> 1] ?? -1);
    const diagonal = x - y;
    const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
    const from = isDown ? diagonal + 1 : diagonal - 1;
    const fromX = at(from);
    const startX = isDown ? fromX : fromX + 1;
    if (x > startX) runs.push({ x: startX, y: startX - diagonal, length: x - startX });
    x = fromX;
    y = fromX - from;
  }
  if (x > 0 && y > 0) runs.push({ x: 0, y: 0, length: Math.min(x, y) });
  return runs.reverse();
}
