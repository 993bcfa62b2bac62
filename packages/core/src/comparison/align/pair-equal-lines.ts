import { BORDER, type Sequence } from '../prepare/make-sequences.ts';
import type { Alignment } from './alignment.ts';
import { longestIncreasing } from './increasing.ts';

/** In symbols: longer lines weigh enough to be matched by their words. */
const LONGEST = 4;
/** In lines of a gap: more of them are a rewritten text. */
const MAX_LINES = 500;

/**
 * Pairs the short lines of gaps that stand whole on both sides, in order: "b" alone between two changed lines weighs less
 * than the gaps around it, and yet a reader who sees line beside line sees no change in it.
 */
export function pairEqualLines({ left, right, matches }: Alignment): void {
  let [leftFrom, rightFrom] = [0, 0];
  for (let at = 0; at <= left.symbols.length; at++) {
    const partner = at === left.symbols.length ? right.symbols.length : (matches.left[at] ?? -1);
    if (partner < 0) continue;
    if (at > leftFrom && partner > rightFrom) {
      const own = shortLines(left, leftFrom, at);
      const others = own.length === 0 ? [] : shortLines(right, rightFrom, partner);
      if (own.length <= MAX_LINES && others.length <= MAX_LINES)
        for (const [line, other] of pairLines(own, others))
          for (const offset of line.key.split(' ').keys())
            matches.pair(line.start + offset, other.start + offset);
    }
    [leftFrom, rightFrom] = [at + 1, partner + 1];
  }
}

interface ShortLine {
  readonly start: number;
  /** Its symbols. */
  readonly key: string;
}

/** The short lines that lie whole between two symbols. */
function shortLines({ symbols, borders }: Sequence, from: number, to: number): ShortLine[] {
  const lines: ShortLine[] = [];
  for (let start = from; start < to; ) {
    let end = start + 1;
    while (end < to && borders[end] === BORDER.none) end++;
    const isWhole = borders[start] !== BORDER.none && borders[end] !== BORDER.none;
    if (isWhole && end - start <= LONGEST) lines.push({ start, key: symbols.subarray(start, end).join(' ') });
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
