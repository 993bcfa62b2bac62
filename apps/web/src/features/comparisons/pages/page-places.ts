/** Places in the master and in the child file that stand beside each other, both growing: 3.25 is a quarter down page 3. */
export type PlacePairs = readonly (readonly [left: number, right: number])[];
export type PageSide = 'left' | 'right';

export const otherSide = (side: PageSide): PageSide => (side === 'left' ? 'right' : 'left');

/** The place of the other side that stands beside a place; between two pairs it moves evenly, outside as the pages do. */
export function placeBeside(pairs: PlacePairs, place: number, from: PageSide): number {
  const [own, other] = from === 'left' ? ([0, 1] as const) : ([1, 0] as const);
  let before = 0;
  for (let after = pairs.length; before < after; ) {
    const middle = (before + after) >> 1;
    if ((pairs[middle]?.[own] ?? 0) <= place) before = middle + 1;
    else after = middle;
  }
  const [last, next] = [pairs[before - 1], pairs[before]];
  if (!last) return Math.max(1, next ? next[other] - (next[own] - place) : place);
  if (!next) return last[other] + (place - last[own]);
  const span = next[own] - last[own];
  const share = span === 0 ? 0 : (place - last[own]) / span;
  return last[other] + share * (next[other] - last[other]);
}
