import type { ComparisonRow, ComparisonSide } from '@recto/contract/comparisons';

/** Places in the left and in the right file: 3.25 is a quarter down page 3. */
export type PlacePair = [left: number, right: number];

/** How far down its page the text of each row begins, as the share of the characters of the page that stand before it. */
function placesOf(rows: readonly ComparisonRow[], side: 'left' | 'right'): (number | undefined)[] {
  const totals = new Map<number, number>();
  const before = rows.map((row) => {
    const { page, ...own } = row[side];
    if (page === undefined) return undefined;
    const start = totals.get(page) ?? 0;
    totals.set(page, start + lengthOf(own));
    return { page, start };
  });
  return before.map((place) => place && place.page + place.start / Math.max(1, totals.get(place.page) ?? 1));
}

const lengthOf = ({ value }: Pick<ComparisonSide, 'value'>): number =>
  typeof value === 'string' ? value.length : value.reduce((sum, segment) => sum + segment.value.length, 0);

/**
 * Places of both files that stand beside each other, in the order of both: of each page that of the first row with text on both
 * sides. Moved text and heads and feet stand beside nothing.
 */
export function pairPlaces(rows: readonly ComparisonRow[]): PlacePair[] {
  const [lefts, rights] = [placesOf(rows, 'left'), placesOf(rows, 'right')];
  const pairs: PlacePair[] = [];
  for (const [at, { left, right }] of rows.entries()) {
    const [own, other] = [lefts[at], rights[at]];
    if (own === undefined || other === undefined || left.moved || right.moved) continue;
    if (left.furniture || right.furniture) continue;
    const [lastLeft, lastRight] = pairs.at(-1) ?? [0, 0];
    const isNext = Math.floor(own) > Math.floor(lastLeft) || Math.floor(other) > Math.floor(lastRight);
    if (isNext && own >= lastLeft && other >= lastRight) pairs.push([round(own), round(other)]);
  }
  return pairs;
}

const round = (place: number) => Math.floor(place * 1000) / 1000;
