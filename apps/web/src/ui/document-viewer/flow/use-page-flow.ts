import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHeldScroll } from '#ui/document-viewer/flow/use-held-scroll.ts';
import type { PageAnchor, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { clampPage } from '#ui/document-viewer/frame/use-viewer-frame.ts';

/** Browsers lay out some 16 million pixels of height: a longer document flows in stretches. */
const PAGES_OF_STRETCH = 4000;
/** Of a page that has not come, in CSS pixels. */
const PAGE_HEIGHT = 1000;
/** What stands at this part of the view is what is read. */
const READING_LINE = 1 / 3;
/** Pages passed on the way somewhere are not worth an address. */
const REST_MS = 200;

/** A place at which the view is kept until the reader scrolls: pages that come later change what lies above it. */
interface Held {
  readonly page: number;
  /** The target of the page, or how far down it, from 0 to 1. */
  readonly at: 'target' | number;
}

/** The pages of a document in one scrolling list; only those in sight are drawn. */
export interface PageFlow {
  readonly viewport: RefObject<HTMLDivElement | null>;
  /** The one that is read, from 1. */
  readonly page: number;
  /** In sight or next to it. */
  readonly rows: readonly FlowRow[];
  /** Of the list, in CSS pixels. */
  readonly height: number;
  /** Takes the element of a row, whose `data-index` says which. */
  readonly measureRow: (element: HTMLElement | null) => void;
  /** Lets go of the place that was gone to: something else has brought another into view. */
  readonly release: () => void;
  /** The list holds but a stretch of the document. */
  readonly isStretch: boolean;
  /** What the view is to show of the page, where it is marked. */
  readonly target: PageAnchor | undefined;
  /** A page was laid out; `top` is where its target begins, in CSS pixels below the top of its row. */
  readonly onLaidOut: (page: number, top: number | null) => void;
}

export interface FlowRow extends Pick<VirtualItem, 'index' | 'start' | 'size' | 'end'> {
  readonly page: number;
}

/**
 * Shows the page that is asked for, its target in the upper third, and says which page is read when the reader scrolls.
 *
 * @param look another value is another look of the same pages, of other heights: what is in sight stays there
 */
export function usePageFlow(props: ViewerProps, pageCount: number, look: string): PageFlow {
  const wanted = clampPage(props.page, pageCount);
  const [page, setPage] = useState(wanted);
  const first = page - ((page - 1) % PAGES_OF_STRETCH);
  const count = Math.min(PAGES_OF_STRETCH, pageCount - first + 1);
  const viewport = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);
  const list = useVirtualizer({
    count,
    getScrollElement: () => viewport.current,
    estimateSize: () => PAGE_HEIGHT,
    initialOffset: () => (wanted - first) * PAGE_HEIGHT,
    getItemKey: (index) => first + index,
    overscan: 1,
  });
  useLayoutEffect(() => {
    // Where a place is held, nothing else moves the view. Else a page that grows pushes what is below it, not what is read.
    list.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _delta, { scrollOffset }) =>
      held.current === null && end <= (scrollOffset ?? 0);
  }, [list]);
  const items = list.getVirtualItems();
  const rows = items.map(({ index, start, size, end }) => ({ index, start, size, end, page: first + index }));

  const targetTops = useRef(new Map<number, number>());
  const tellRead = useRestedPage(props, wanted);
  const scroll = useHeldScroll(viewport, () => {
    held.current = null;
    const line = readingLine(viewport.current);
    const read = line === 'end' ? count - 1 : list.getVirtualItemForOffset(line)?.index;
    if (read === undefined) return;
    setPage(first + read);
    tellRead.later(first + read);
  });
  const hold = (place: Held | null) => {
    held.current = place;
    scroll.release();
  };
  const keepHeld = () => {
    const place = held.current;
    if (!place) return;
    const row =
      rows.find((candidate) => candidate.page === place.page) ?? list.measurementsCache[place.page - first];
    if (!row) return;
    const top = targetTops.current.get(place.page);
    if (typeof place.at === 'number') scroll.to(row.start + place.at * row.size);
    else if (top === undefined) scroll.to(row.start);
    else scroll.to(row.start + top - (viewport.current?.clientHeight ?? 0) * READING_LINE);
  };

  const target = targetOf(props, wanted);
  useTurn({ wanted, target, glow: props.glow }, (isTurned) => {
    if (tellRead.takeOwn(wanted) || (!isTurned && !target)) return;
    setPage(wanted);
    const row = rows.find((candidate) => candidate.page === wanted);
    const top = targetTops.current.get(wanted);
    if (row && top !== undefined && isInSight(viewport.current, row.start + top)) return;
    hold({ page: wanted, at: target ? 'target' : 0 });
  });
  const looked = useRef(look);
  useLayoutEffect(() => {
    const element = viewport.current;
    // The rows still have the places of the look before.
    const row = looked.current === look ? undefined : rows.find(({ end }) => end > (element?.scrollTop ?? 0));
    looked.current = look;
    if (element && row && !held.current)
      hold({ page: row.page, at: (element.scrollTop - row.start) / row.size });
    keepHeld();
  });

  return {
    viewport,
    page,
    rows,
    height: list.getTotalSize(),
    measureRow: list.measureElement,
    release: () => hold(null),
    isStretch: count < pageCount,
    target,
    onLaidOut: (laidOut, top) => {
      if (top === null) targetTops.current.delete(laidOut);
      else targetTops.current.set(laidOut, top);
      keepHeld();
    },
  };
}

/** Tells the page that is read once the reader rests on it, and knows it again when it comes back as the page to show. */
function useRestedPage(props: ViewerProps, wanted: number) {
  const latest = useRef({ onPage: props.onPage, wanted });
  useLayoutEffect(() => {
    latest.current = { onPage: props.onPage, wanted };
  });
  const own = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    later: (page: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (page === latest.current.wanted) return;
        own.current = page;
        latest.current.onPage(page);
      }, REST_MS);
    },
    takeOwn: (page: number): boolean => {
      clearTimeout(timer.current);
      const isOwn = own.current === page;
      own.current = null;
      return isOwn;
    },
  };
}

interface Turn {
  readonly wanted: number;
  readonly target: PageAnchor | undefined;
  readonly glow: number;
}

/** Calls back when another page is to be shown, or something else on it, or the same once more. */
function useTurn({ wanted, target, glow }: Turn, onTurn: (isTurned: boolean) => void): void {
  const before = useRef<{ wanted: number; key: string }>(null);
  const key = `${target?.span.start} ${target?.span.end} ${glow}`;
  useLayoutEffect(() => {
    const { current } = before;
    before.current = { wanted, key };
    if (current?.wanted !== wanted || current.key !== key) onTurn(current?.wanted !== wanted);
  });
}

/** The mark, hit or passage of a page to which the view leads. */
function targetOf(props: ViewerProps, page: number): PageAnchor | undefined {
  const { search, marks, passages, place } = props;
  const target = search?.isOpen
    ? search.hits[search.current]
    : (marks.find(({ number }) => number === props.currentMark) ??
      passages[props.currentPassage ?? -1] ??
      (marks.length === 0 ? passages.find((passage) => passage.page === page) : undefined) ??
      place);
  return target?.page === page ? target : undefined;
}

/** Where it is read, below the top of the list; at its end the last page, however short, is the one that is read. */
function readingLine(element: HTMLElement | null): number | 'end' {
  if (!element) return 0;
  const { scrollTop, scrollHeight, clientHeight } = element;
  return scrollTop >= scrollHeight - clientHeight - 1 ? 'end' : scrollTop + clientHeight * READING_LINE;
}

function isInSight(element: HTMLElement | null, top: number): boolean {
  if (!element) return false;
  const below = top - element.scrollTop;
  return below > 48 && below < element.clientHeight * 0.7;
}
