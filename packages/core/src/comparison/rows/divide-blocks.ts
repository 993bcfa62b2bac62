import type { Comparison, ComparedSide } from '../compare.ts';

/** Lines `leftStart` to `leftEnd` and `rightStart` to `rightEnd` belong in a row, ends exclusive. */
export interface LineBlock {
  readonly leftStart: number;
  readonly leftEnd: number;
  readonly rightStart: number;
  readonly rightEnd: number;
}

/** For each line of a side the first and last line of the other one with words that stayed; `last` is -1 without any. */
interface Reach {
  readonly first: Int32Array;
  readonly last: Int32Array;
}

function reachOf(side: ComparedSide, other: ComparedSide): Reach {
  const first = new Int32Array(side.lines.length).fill(other.lines.length);
  const last = new Int32Array(side.lines.length).fill(-1);
  for (const [token, partner] of side.partners.entries()) {
    if (partner < 0 || (side.moves[token] ?? 0) > 0) continue;
    const line = side.lineOf[token] ?? 0;
    const reached = other.lineOf[partner] ?? 0;
    first[line] = Math.min(first[line] ?? 0, reached);
    last[line] = Math.max(last[line] ?? 0, reached);
  }
  return { first, last };
}

/**
 * The smallest blocks of lines on both sides that no word which stayed leaves: a line beside a line where both wrap alike,
 * else what it takes. Lines without such words stand alone, blank ones with the line before them.
 */
export function divideIntoBlocks({ left, right }: Comparison): LineBlock[] {
  const ahead = reachOf(left, right);
  const back = reachOf(right, left);
  const blocks: LineBlock[] = [];
  const isBlank = ({ lines }: ComparedSide, at: number) => lines[at]?.text.trim() === '';
  const [leftCount, rightCount] = [left.lines.length, right.lines.length];
  for (let i = 0, j = 0; i < leftCount || j < rightCount; ) {
    let [leftEnd, rightEnd] = [i, j];
    if (i < leftCount && ahead.last[i] === -1) leftEnd = i + 1;
    else if (j < rightCount && back.last[j] === -1) rightEnd = j + 1;
    else [leftEnd, rightEnd] = closeBlock({ i, j, ahead, back, leftCount, rightCount });
    while (leftEnd > i && leftEnd < leftCount && isBlank(left, leftEnd)) leftEnd++;
    while (rightEnd > j && rightEnd < rightCount && isBlank(right, rightEnd)) rightEnd++;
    blocks.push({ leftStart: i, leftEnd, rightStart: j, rightEnd });
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
