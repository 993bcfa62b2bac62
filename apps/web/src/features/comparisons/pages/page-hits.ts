import { type PageSide, type PlacePairs, placeBeside } from '#features/comparisons/pages/page-places.ts';
import type { PageBox, PageMark } from '#ui/document-viewer/frame/types.ts';

/** A place on a page of one of both files where words stand that are looked for. */
export interface SideHit extends PageMark {
  readonly side: PageSide;
  /** 3.25 is a quarter down page 3. */
  readonly place: number;
}

interface Found {
  readonly page: number;
  readonly span: PageMark['span'];
  readonly boxes: readonly PageBox[];
}

/** What was found in both files, as one reads down both of them together. */
export function orderHits(left: readonly Found[], right: readonly Found[], pairs: PlacePairs): SideHit[] {
  const hitsOf = (found: readonly Found[], side: PageSide) =>
    found.map((hit) => {
      const place = hit.page + (hit.boxes[0]?.y ?? 0);
      return { ...hit, side, place, order: side === 'left' ? place : placeBeside(pairs, place, 'right') };
    });
  return [...hitsOf(left, 'left'), ...hitsOf(right, 'right')]
    .toSorted((one, other) => one.order - other.order)
    .map(({ order: _order, ...hit }, at) => ({ ...hit, number: at + 1, hit: at + 1 }));
}
