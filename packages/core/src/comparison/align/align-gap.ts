import { EDGE } from '../prepare/make-sequences.ts';
import type { Alignment, Region } from './alignment.ts';

/** What opening a gap costs: a match has to be worth more than the two gaps that it parts. */
export const GAP_COST = 1.3;

const LEAST_MATCH = 0.1;
/** What a match gains where both sides begin or end the same part of the text, and loses where only one does. */
const EDGE_GAIN: readonly (readonly [bit: number, both: number, one: number])[] = [
  [EDGE.paragraphStart, 0.9, -0.35],
  [EDGE.paragraphEnd, 0.5, -0.3],
  [EDGE.sentenceStart, 0.3, -0.15],
  [EDGE.sentenceEnd, 0.3, -0.15],
];
const gains = new Float32Array(256);
for (let left = 0; left < 16; left++)
  for (let right = 0; right < 16; right++)
    for (const [bit, both, one] of EDGE_GAIN)
      if (left & right & bit) gains[(left << 4) | right] = (gains[(left << 4) | right] ?? 0) + both;
      else if ((left | right) & bit) gains[(left << 4) | right] = (gains[(left << 4) | right] ?? 0) + one;

const IMPOSSIBLE = -1e9;
/** How a cell was reached: whether its match follows a gap, and where its gap comes from. */
const AFTER_GAP = 1;
const FROM_ABOVE = 4;
const FROM_LEFT = 8;

let trace = new Uint8Array(1 << 16);

/**
 * Aligns a region word by word: the pairs that weigh most, less `GAP_COST` for each gap (alignment with one affine gap
 * state, after Gotoh 1982). Matches of little weight between changes are not worth their gaps and stay unmatched, so that a
 * rewritten phrase is one change and not many.
 */
export function alignGap({ left, right, weights, matches }: Alignment, region: Region): void {
  const { leftStart, leftEnd, rightStart, rightEnd } = region;
  const rows = leftEnd - leftStart;
  const columns = rightEnd - rightStart;
  const width = columns + 1;
  if (trace.length < (rows + 1) * width) trace = new Uint8Array((rows + 1) * width);
  let matched = new Float32Array(width).fill(IMPOSSIBLE);
  let gapped = new Float32Array(width).fill(-GAP_COST);
  let nextMatched = new Float32Array(width);
  let nextGapped = new Float32Array(width);
  matched[0] = 0;
  trace[0] = 0;
  trace.fill(FROM_LEFT, 1, width);
  for (let row = 1; row <= rows; row++) {
    const symbol = left.symbols[leftStart + row - 1] ?? 0;
    const weight = weights[symbol] ?? 0;
    const leftEdges = (left.edges[leftStart + row - 1] ?? 0) << 4;
    const base = row * width;
    nextMatched[0] = IMPOSSIBLE;
    let gapBefore = gapped[0] ?? 0;
    nextGapped[0] = gapBefore;
    trace[base] = FROM_ABOVE;
    for (let column = 1; column <= columns; column++) {
      let how = 0;
      let match = IMPOSSIBLE;
      if (symbol === right.symbols[rightStart + column - 1]) {
        const gain = gains[leftEdges | (right.edges[rightStart + column - 1] ?? 0)] ?? 0;
        const worth = Math.max(LEAST_MATCH, weight + gain);
        const afterMatch = matched[column - 1] ?? 0;
        const afterGap = gapped[column - 1] ?? 0;
        if (afterMatch >= afterGap) match = afterMatch + worth;
        else {
          match = afterGap + worth;
          how = AFTER_GAP;
        }
      }
      nextMatched[column] = match;
      let gap = match - GAP_COST;
      let from = 0;
      const above = gapped[column] ?? 0;
      if (above > gap) {
        gap = above;
        from = FROM_ABOVE;
      }
      if (gapBefore > gap) {
        gap = gapBefore;
        from = FROM_LEFT;
      }
      nextGapped[column] = gap;
      gapBefore = gap;
      trace[base + column] = how | from;
    }
    [matched, nextMatched] = [nextMatched, matched];
    [gapped, nextGapped] = [nextGapped, gapped];
  }
  const endsMatched = (matched[columns] ?? 0) >= (gapped[columns] ?? 0);
  for (let row = rows, column = columns, isMatch = endsMatched; row > 0 || column > 0; ) {
    const how = trace[row * width + column] ?? 0;
    if (isMatch) {
      if (row === 0 || column === 0) break;
      matches.pair(leftStart + row - 1, rightStart + column - 1);
      row--;
      column--;
      isMatch = (how & AFTER_GAP) === 0;
    } else if ((how & FROM_ABOVE) !== 0 && row > 0) row--;
    else if ((how & FROM_LEFT) !== 0 && column > 0) column--;
    else isMatch = true;
  }
}
