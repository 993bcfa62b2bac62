import { BORDER, type Sequence } from '../prepare/make-sequences.ts';
import type { Moves } from '../moves/moves.ts';
import { type Alignment, findGaps } from './alignment.ts';
import { longestIncreasing } from './increasing.ts';

/** In symbols: longer lines weigh enough to be matched by their words. */
const LONGEST = 4;
/** In lines of a gap: more of them are a rewritten text. */
const MAX_LINES = 500;

/**
 * Pairs the short lines of gaps that stand whole on both sides, in order: "b" alone between two changed lines weighs less
 * than the gaps around it, and yet a reader who sees line beside line sees no change in it. What has moved is passed over.
 */
export function pairEqualLines(alignment: Alignment, moves: Moves): void {
  const { left, right, matches } = alignment;
  const isFree = (partners: Int32Array) => (line: ShortLine) =>
    partners.subarray(line.start, line.end).every((each) => each === -1);
  for (const { leftStart, leftEnd, rightStart, rightEnd } of findGaps(alignment, moves.left)) {
    const own = shortLines(left, leftStart, leftEnd).filter(isFree(matches.left));
    const others =
      own.length === 0 ? [] : shortLines(right, rightStart, rightEnd).filter(isFree(matches.right));
    if (own.length > MAX_LINES || others.length > MAX_LINES) continue;
    for (const [line, other] of pairLines(own, others))
      for (const offset of line.key.split(' ').keys())
        matches.pair(line.start + offset, other.start + offset);
  }
}

interface ShortLine {
  readonly start: number;
  readonly end: number;
  /** Its symbols. */
  readonly key: string;
}

/** A row of a table is a line: a cell alone is none. */
const endsLine = (border: number | undefined) => border === BORDER.line || border === BORDER.paragraph;

/** The short lines that lie whole between two symbols. */
function shortLines({ symbols, borders }: Sequence, from: number, to: number): ShortLine[] {
  const lines: ShortLine[] = [];
  for (let start = from; start < to; ) {
    let end = start + 1;
    while (end < to && !endsLine(borders[end])) end++;
    const isWhole = endsLine(borders[start]) && endsLine(borders[end]);
    if (isWhole && end - start <= LONGEST)
      lines.push({ start, end, key: symbols.subarray(start, end).join(' ') });
    start = end;
  }
  return lines;
}

/** Equal lines that keep their order: each goes to the first of its equals that is left. */
function pairLines(own: readonly ShortLine[], others: readonly ShortLine[]): [ShortLine, ShortLine][] {
  const left = Map.groupBy(others.keys(), (at) => others[at]?.key ?? '');
  const pairs = own.flatMap((line) => {
    const at = left.get(line.key)?.shift();
    return at === undefined ? [] : [{ line, at }];
  });
  return longestIncreasing(pairs.map(({ at }) => at)).flatMap((kept) => {
    const pair = pairs[kept];
    const other = others[pair?.at ?? -1];
    return pair && other ? [[pair.line, other] as [ShortLine, ShortLine]] : [];
  });
}
