import type { ComparisonChange } from '@recto/contract/comparisons';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SideHit } from '#features/comparisons/pages/page-hits.ts';
import {
  otherSide,
  type PageSide,
  type PlacePairs,
  placeBeside,
} from '#features/comparisons/pages/page-places.ts';
import { comparisonMarksOptions, comparisonPositionsOptions } from '#shared/comparisons/queries.ts';
import type { PdfColumnHandle } from '#ui/document-viewer/pdf/pdf-column.tsx';

const SIDES = ['left', 'right'] as const;
const NO_PAIRS: PlacePairs = [];

interface ColumnsOptions {
  readonly comparisonId: string;
  readonly selected: ComparisonChange | null;
  /** The one column that is shown, where there is room for no more. */
  readonly only: PageSide | null;
}

/** Scrolls the pages of both sides together: a reader moves one of them, and the other one follows by what stands beside it. */
export function useColumns({ comparisonId, selected, only }: ColumnsOptions) {
  const client = useQueryClient();
  const { data: pairs } = useQuery(comparisonPositionsOptions(comparisonId));
  const handles = { left: useRef<PdfColumnHandle>(null), right: useRef<PdfColumnHandle>(null) };
  const [pages, setPages] = useState<Readonly<Record<PageSide, number>>>({ left: 1, right: 1 });
  const [opened, setOpened] = useState<Readonly<Record<PageSide, boolean>>>({ left: false, right: false });
  const [isLinked, setLinked] = useState(true);
  const [tick, setTick] = useState(0);
  /** The side that a reader moves: what follows it is not followed in turn. */
  const moved = useRef<PageSide | null>(null);
  const lastPlace = useRef<Readonly<{ side: PageSide; place: number }> | null>(null);

  const onScroll = (side: PageSide) => {
    const place = handles[side].current?.place();
    if (typeof place !== 'number') return;
    setTick((count) => count + 1);
    setPages((before) =>
      before[side] === Math.floor(place) ? before : { ...before, [side]: Math.floor(place) },
    );
    if (moved.current !== side) return;
    lastPlace.current = { side, place };
    if (!isLinked || !pairs) return;
    const other = handles[otherSide(side)].current;
    other?.showPlace(placeBeside(pairs, place, side));
    other?.showShift(handles[side].current?.shift() ?? 0);
  };

  const isReady = only === null ? opened.left && opened.right : opened[only];
  const selectedId = selected?._id;
  useEffect(() => {
    if (!isReady || !selected || !pairs) return;
    let isWanted = true;
    moved.current = null;
    void Promise.all(SIDES.map((side) => findPlace(client, comparisonId, side, selected))).then(
      ([left = null, right = null]) => {
        if (!isWanted) return;
        const targets = {
          left: left ?? (right === null ? null : placeBeside(pairs, right, 'right')),
          right: right ?? (left === null ? null : placeBeside(pairs, left, 'left')),
        };
        for (const side of SIDES) {
          const place = targets[side];
          if (place !== null) handles[side].current?.showPlace(place);
        }
      },
      // The pages themselves say that they cannot be marked.
      () => {},
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change that is selected
  }, [isReady, selectedId, pairs !== undefined, only]);

  /** Where a hit stands on the side that is opened for it. */
  const wantedHit = useRef<SideHit | null>(null);
  return {
    handles,
    pages,
    pairs: pairs ?? NO_PAIRS,
    /** Goes to a hit on its side, and to what stands beside it on the other one. */
    showHit: (hit: SideHit) => {
      const { side, place } = hit;
      moved.current = null;
      lastPlace.current = { side, place };
      wantedHit.current = hit;
      handles[side].current?.showPlace(place);
      if (pairs) handles[otherSide(side)].current?.showPlace(placeBeside(pairs, place, side));
    },
    tick,
    isLinked,
    setLinked,
    onScroll,
    onMoved: (side: PageSide) => {
      moved.current = side;
    },
    onOpen: (side: PageSide) => {
      setOpened((before) => (before[side] ? before : { ...before, [side]: true }));
      const hit = wantedHit.current;
      wantedHit.current = null;
      if (only === side && hit?.side === side) return handles[side].current?.showPlace(hit.place);
      const last = lastPlace.current;
      // The other column was shown before: this one goes on beside it.
      if (only === side && last && last.side !== side && pairs)
        handles[side].current?.showPlace(placeBeside(pairs, last.place, last.side));
    },
    onClose: (side: PageSide) => setOpened((before) => ({ ...before, [side]: false })),
  };
}

/** Where a change stands on a side: its row may begin on the page before. */
async function findPlace(
  client: QueryClient,
  comparisonId: string,
  side: PageSide,
  { _id, pages }: ComparisonChange,
): Promise<number | null> {
  const first = side === 'left' ? pages.master : pages.child;
  if (first === null) return null;
  for (const page of [first, first + 1]) {
    const marks = await client.query(comparisonMarksOptions(comparisonId, side, page));
    const box = marks.find(({ changeId }) => changeId === _id)?.boxes[0];
    if (box) return page + box.y;
  }
  return first;
}
