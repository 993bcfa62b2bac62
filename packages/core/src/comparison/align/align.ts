import type { Alignment, Region } from './alignment.ts';
import { sizeOf } from './alignment.ts';
import { alignGap } from './align-gap.ts';
import { alignLines } from './align-lines.ts';
import { alignSentences } from './align-sentences.ts';
import { ANCHOR_LENGTHS, type Block, findAnchors } from './find-anchors.ts';

/** Tables of at most so many cells are filled at once, without looking for anchors. */
const SMALL = 4096;
/** The largest table that is filled. */
export const LARGEST_TABLE = 1_500_000;
/** Single words that stand once on both sides are anchors in regions of at most so many cells. */
const LARGEST_BY_WORDS = 4 * LARGEST_TABLE;
/** Beyond this depth shorter runs are tried at once, so that a hostile text does not make it recurse for each word. */
const DEEP = 12;

interface Work extends Region {
  /** Index of the anchors' length to try first. */
  readonly from: number;
  readonly depth: number;
  /** Between lines that were matched as wholes. */
  readonly isBetweenLines: boolean;
}

/**
 * Matches the words of both sides in order. Runs that stand once on both sides are anchors; the regions between them are
 * done likewise with shorter runs, small ones word by word (`alignGap`), large ones without anchors by equal lines or by
 * alike sentences. A list of work in place of recursion: texts may be long.
 */
export function align(alignment: Alignment): void {
  const { left, right } = alignment;
  const whole = { leftStart: 0, leftEnd: left.symbols.length, rightStart: 0, rightEnd: right.symbols.length };
  const work: Work[] = [{ ...whole, from: 0, depth: 0, isBetweenLines: false }];
  for (let next = work.pop(); next; next = work.pop()) {
    const region = { ...next, ...matchEnds(alignment, next) };
    const size = sizeOf(region);
    if (size <= 0) continue;
    if (alignment.steps < 0) {
      alignment.isCutOff = true;
      continue;
    }
    if (size <= SMALL || (region.from >= 2 && size <= LARGEST_TABLE)) {
      alignment.steps -= size;
      alignGap(alignment, region);
      continue;
    }
    work.push(...divide(alignment, region, size));
  }
}

/** Pairs what both sides of a region begin and end with; gives the rest. */
function matchEnds({ left, right, matches }: Alignment, region: Region): Region {
  let { leftStart, leftEnd, rightStart, rightEnd } = region;
  const [a, b] = [left.symbols, right.symbols];
  while (leftStart < leftEnd && rightStart < rightEnd && a[leftStart] === b[rightStart])
    matches.pair(leftStart++, rightStart++);
  while (leftStart < leftEnd && rightStart < rightEnd && a[leftEnd - 1] === b[rightEnd - 1])
    matches.pair(--leftEnd, --rightEnd);
  return { leftStart, leftEnd, rightStart, rightEnd };
}

/** Matches the anchors of a region, or its equal lines, or its alike sentences; gives what is left to do between them. */
function divide(alignment: Alignment, region: Work, size: number): Work[] {
  const { depth } = region;
  const shortest = Math.min(region.leftEnd - region.leftStart, region.rightEnd - region.rightStart);
  for (const [index, length] of ANCHOR_LENGTHS.entries()) {
    if (index < region.from || length > shortest) continue;
    if (length === 1 && size > LARGEST_BY_WORDS) break;
    alignment.steps -= region.leftEnd - region.leftStart + region.rightEnd - region.rightStart;
    const blocks = findAnchors(alignment, region, length);
    if (blocks.length === 0) continue;
    const from = depth > DEEP ? Math.min(index + 1, ANCHOR_LENGTHS.length) : index;
    return regionsBetween(alignment, region, blocks).map((rest) => ({
      ...rest,
      from,
      depth: depth + 1,
      isBetweenLines: region.isBetweenLines,
    }));
  }
  if (size <= LARGEST_TABLE) {
    alignment.steps -= size;
    alignGap(alignment, region);
    return [];
  }
  const between = region.isBetweenLines ? undefined : alignLines(alignment, region);
  if (between) return between.map((rest) => ({ ...rest, from: 0, depth, isBetweenLines: true }));
  alignSentences(alignment, region);
  return [];
}

function regionsBetween({ matches }: Alignment, region: Region, blocks: readonly Block[]): Region[] {
  const regions: Region[] = [];
  let { leftStart, rightStart } = region;
  const end = { left: region.leftEnd, right: region.rightEnd, length: 0 };
  for (const block of [...blocks, end]) {
    if (block.left > leftStart && block.right > rightStart)
      regions.push({ leftStart, leftEnd: block.left, rightStart, rightEnd: block.right });
    for (let at = 0; at < block.length; at++) matches.pair(block.left + at, block.right + at);
    leftStart = block.left + block.length;
    rightStart = block.right + block.length;
  }
  return regions;
}
