import { EDGE, type Sequence } from '../prepare/make-sequences.ts';
import type { Alignment, Region } from './alignment.ts';
import { sizeOf } from './alignment.ts';
import { alignGap } from './align-gap.ts';

/** Matched symbols around a gap that are aligned again with it. */
const CONTEXT = 24;
const LARGEST = 250_000;

/**
 * Aligns every gap once more together with the matches around it, not past the border of a paragraph: anchors were chosen
 * before their surroundings were known.
 */
export function realign(alignment: Alignment): void {
  const { matches } = alignment;
  for (const region of findWindows(alignment)) {
    const size = sizeOf(region);
    if (size <= 0 || size > LARGEST || !isClosed(alignment, region)) continue;
    alignment.steps -= size;
    if (alignment.steps < 0) return;
    for (let at = region.leftStart; at < region.leftEnd; at++) matches.part(at);
    alignGap(alignment, region);
  }
}

const has = ({ edges }: Sequence, at: number, bit: number) => ((edges[at] ?? 0) & bit) !== 0;

function findWindows({ left, right, matches }: Alignment): Region[] {
  const windows: Region[] = [];
  const [leftCount, rightCount] = [left.symbols.length, right.symbols.length];
  const partner = matches.left;
  for (let i = 0, j = 0; i < leftCount || j < rightCount; ) {
    if (i < leftCount && partner[i] === j) {
      i++;
      j++;
      continue;
    }
    let [leftStart, rightStart] = [i, j];
    while (i < leftCount && (partner[i] ?? -1) < 0) i++;
    j = i < leftCount ? (partner[i] ?? 0) : rightCount;
    for (
      let taken = 0;
      taken < CONTEXT && leftStart > 0 && partner[leftStart - 1] === rightStart - 1;
      taken++
    ) {
      if (rightStart === 0) break;
      leftStart--;
      rightStart--;
      if (has(left, leftStart, EDGE.paragraphStart) || has(right, rightStart, EDGE.paragraphStart)) break;
    }
    let [leftEnd, rightEnd] = [i, j];
    for (let taken = 0; taken < CONTEXT && leftEnd < leftCount && partner[leftEnd] === rightEnd; taken++) {
      const isLast = has(left, leftEnd, EDGE.paragraphEnd) || has(right, rightEnd, EDGE.paragraphEnd);
      leftEnd++;
      rightEnd++;
      if (isLast) break;
    }
    const before = windows.at(-1);
    const overlaps = before && (leftStart < before.leftEnd || rightStart < before.rightEnd);
    const joined = before && { ...before, leftEnd, rightEnd };
    if (overlaps && joined && sizeOf(joined) <= LARGEST) windows[windows.length - 1] = joined;
    else {
      windows.push({
        leftStart: Math.max(leftStart, before?.leftEnd ?? 0),
        leftEnd,
        rightStart: Math.max(rightStart, before?.rightEnd ?? 0),
        rightEnd,
      });
    }
  }
  return windows;
}

/** No match leads out of the region. */
function isClosed({ matches }: Alignment, { leftStart, leftEnd, rightStart, rightEnd }: Region): boolean {
  for (let at = leftStart; at < leftEnd; at++) {
    const partner = matches.left[at] ?? -1;
    if (partner >= 0 && (partner < rightStart || partner >= rightEnd)) return false;
  }
  for (let at = rightStart; at < rightEnd; at++) {
    const partner = matches.right[at] ?? -1;
    if (partner >= 0 && (partner < leftStart || partner >= leftEnd)) return false;
  }
  return true;
}
