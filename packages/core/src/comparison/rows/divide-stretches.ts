import type { Comparison, ComparedSide } from '../compare.ts';
import { cutBefore, type Stretch } from './stretches.ts';

/** In characters: a row with more on a side is divided at the ends of sentences. */
const LONG_ROW = 400;
const SENTENCE_END = /^[.?!。！？؟।॥۔]$/u;

export type Pair = readonly [left: Stretch | null, right: Stretch | null];

/** Divides what belongs in a row: heads and feet of pages stand in rows of their own, long text is cut at sentences that stayed. */
export function divideStretches(comparison: Comparison, pair: Pair): Pair[] {
  return takeOutHeads(comparison, pair).flatMap((part) => divideAtSentences(comparison, part));
}

function takeOutHeads({ left, right }: Comparison, pair: Pair): Pair[] {
  const parts: Pair[] = [];
  const add = (part: Pair) => {
    if (part[0] !== null || part[1] !== null) parts.push(part);
  };
  let [leftRest, rightRest] = pair;
  for (;;) {
    const leftRun = findHeadWithin(left, leftRest);
    const rightRun = findHeadWithin(right, rightRest);
    if (!leftRun && !rightRun) break;
    const leftPlace = leftRun && placeOnOtherSide(left, leftRest, leftRun.start);
    const isLeftFirst =
      leftRun !== undefined && (rightRun === undefined || (leftPlace ?? 0) <= rightRun.start);
    const leftCut = isLeftFirst ? leftRun.start : placeOnOtherSide(right, rightRest, rightRun?.start ?? 0);
    const rightCut = isLeftFirst ? leftPlace : rightRun?.start;
    const [leftBefore, leftAfter] = cutBefore(left, leftRest, leftCut ?? leftRest?.start ?? 0);
    const [rightBefore, rightAfter] = cutBefore(right, rightRest, rightCut ?? rightRest?.start ?? 0);
    add([leftBefore, rightBefore]);
    if (isLeftFirst) {
      const [run, rest] = cutBefore(left, leftAfter, leftRun.end);
      add([run, null]);
      [leftRest, rightRest] = [rest, rightAfter];
    } else {
      const [run, rest] = cutBefore(right, rightAfter, rightRun?.end ?? 0);
      add([null, run]);
      [leftRest, rightRest] = [leftAfter, rest];
    }
  }
  add([leftRest, rightRest]);
  return parts;
}

interface Run {
  readonly start: number;
  readonly end: number;
}

/** The first tokens of a head or foot within a stretch that holds other text too. */
function findHeadWithin(side: ComparedSide, stretch: Stretch | null): Run | undefined {
  if (stretch === null) return undefined;
  const isPart = (token: number) => side.isFurniture[side.lineOf[token] ?? 0] === 1;
  let { start } = stretch;
  while (start < stretch.end && !isPart(start)) start++;
  if (start === stretch.end) return undefined;
  let end = start;
  while (end < stretch.end && isPart(end)) end++;
  return start === stretch.start && end === stretch.end ? undefined : { start, end };
}

/** Behind the last word that stayed before a token, on the other side; undefined where none did. */
function placeOnOtherSide(side: ComparedSide, stretch: Stretch | null, token: number): number | undefined {
  for (let at = token - 1; at >= (stretch?.start ?? token); at--) {
    const partner = side.partners[at] ?? -1;
    if (partner >= 0 && side.moves[at] === 0) return partner + 1;
  }
  return undefined;
}

/** Divides a long row where a sentence that stayed ends on both sides. */
function divideAtSentences({ left, right }: Comparison, pair: Pair): Pair[] {
  let [leftRest, rightRest] = pair;
  if (leftRest === null || rightRest === null) return [pair];
  const parts: Pair[] = [];
  const { start, end } = leftRest;
  for (let token = start; token + 1 < end && leftRest && rightRest; token++) {
    if (Math.max(leftRest.to - leftRest.from, rightRest.to - rightRest.from) <= LONG_ROW) break;
    const partner = left.partners[token] ?? -1;
    if (partner < rightRest.start || partner + 1 >= rightRest.end || left.moves[token] !== 0) continue;
    if (!SENTENCE_END.test(left.text.slice(left.starts[token], left.ends[token]))) continue;
    // A point within a number or an abbreviation has no space behind it.
    if (left.ends[token] === left.starts[token + 1] || right.ends[partner] === right.starts[partner + 1])
      continue;
    const [leftPart, leftNext] = cutBefore(left, leftRest, token + 1);
    const [rightPart, rightNext] = cutBefore(right, rightRest, partner + 1);
    parts.push([leftPart, rightPart]);
    [leftRest, rightRest] = [leftNext, rightNext];
  }
  return [...parts, [leftRest, rightRest]];
}
