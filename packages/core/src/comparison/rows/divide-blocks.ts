import type { Comparison, ComparedSide } from '../compare.ts';
import { findRowUnits, type RowUnits } from './row-units.ts';

/** Lines `leftStart` to `leftEnd` and `rightStart` to `rightEnd` belong in a row, ends exclusive. */
export interface LineBlock {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

/** For each unit of a side the first and last unit of the other one with words that stayed; `last` is -1 without any. */
interface Reach {
  readonly first: Int32Array;
  readonly last: Int32Array;
}

interface UnitsOfSide {
  readonly side: ComparedSide;
  readonly units: RowUnits;
}

function reachOf({ side, units }: UnitsOfSide, other: UnitsOfSide): Reach {
  const first = new Int32Array(units.count).fill(other.units.count);
  const last = new Int32Array(units.count).fill(-1);
  for (const [token, partner] of side.partners.entries()) {
    if (partner < 0 || (side.moves[token] ?? 0) > 0) continue;
    const unit = units.unitOf[side.lineOf[token] ?? 0] ?? 0;
    const reached = other.units.unitOf[other.side.lineOf[partner] ?? 0] ?? 0;
    first[unit] = Math.min(first[unit] ?? 0, reached);
    last[unit] = Math.max(last[unit] ?? 0, reached);
  }
  return { first, last };
}

/**
 * The smallest blocks of lines on both sides that no word which stayed leaves: a paragraph beside a paragraph, or a line
 * beside a line where lines are written, else what it takes. What has no such words stands alone, blank lines with the
 * line before them.
 */
export function divideIntoBlocks({ left, right }: Comparison): LineBlock[] {
  const [lefts, rights] = [
    { side: left, units: findRowUnits(left) },
    { side: right, units: findRowUnits(right) },
  ];
  const ahead = reachOf(lefts, rights);
  const back = reachOf(rights, lefts);
  const blocks: LineBlock[] = [];
  const isBlank = ({ side, units }: UnitsOfSide, unit: number) =>
    side.lines[units.firstLines[unit] ?? 0]?.text.trim() === '';
  const [leftCount, rightCount] = [lefts.units.count, rights.units.count];
  for (let i = 0, j = 0; i < leftCount || j < rightCount; ) {
    let [leftEnd, rightEnd] = [i, j];
    if (i < leftCount && ahead.last[i] === -1) leftEnd = i + 1;
    else if (j < rightCount && back.last[j] === -1) rightEnd = j + 1;
    else [leftEnd, rightEnd] = closeBlock({ i, j, ahead, back, leftCount, rightCount });
    while (leftEnd > i && leftEnd < leftCount && isBlank(lefts, leftEnd)) leftEnd++;
    while (rightEnd > j && rightEnd < rightCount && isBlank(rights, rightEnd)) rightEnd++;
    blocks.push({
      leftStart: lefts.units.firstLines[i] ?? 0,
      leftEnd: lefts.units.firstLines[leftEnd] ?? 0,
      rightStart: rights.units.firstLines[j] ?? 0,
      rightEnd: rights.units.firstLines[rightEnd] ?? 0,
    });
    [i, j] = [leftEnd, rightEnd];
  }
  return blocks;
}

interface Closing {
  readonly i: number;
  readonly j: number;
  readonly ahead: Reach;
  readonly back: Reach;
  readonly leftCount: number;
  readonly rightCount: number;
}

function closeBlock({
  i,
  j,
  ahead,
  back,
  leftCount,
  rightCount,
}: Closing): [leftEnd: number, rightEnd: number] {
  let leftEnd = Math.min(i + 1, leftCount);
  let rightEnd = Math.min(j + 1, rightCount);
  for (let x = i, y = j; x < leftEnd || y < rightEnd; ) {
    for (; x < leftEnd; x++) rightEnd = Math.max(rightEnd, (ahead.last[x] ?? -1) + 1);
    for (; y < rightEnd; y++) leftEnd = Math.max(leftEnd, (back.last[y] ?? -1) + 1);
  }
  return [leftEnd, rightEnd];
}
