import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FILE_COLUMN } from './matrix-rows.ts';

export const ROW_HEIGHT = 45;
export const HEAD_HEIGHT = 66;
export const FOOT_HEIGHT = 48;
export const FILE_WIDTH = 238;
/** Where all columns are in sight at this width, none has to be scrolled; else they are wider. */
const TIGHT_COLUMN_WIDTH = 121;
const COLUMN_WIDTH = 140;
const OVERSCAN_ROWS = 1;
const OVERSCAN_COLUMNS = 1;

interface WindowOptions {
  readonly rows: number;
  readonly columns: number;
  readonly activeRow: number;
  readonly activeColumn: number;
}

/** Those in sight, and one more that must not go: it has the focus. */
const withActive =
  (active: number) =>
  (range: Range): number[] => {
    const indexes = new Set(defaultRangeExtractor(range));
    if (active >= 0 && active < range.count) indexes.add(active);
    return [...indexes].sort((a, b) => a - b);
  };

/** What of a matrix is drawn, and how it is scrolled. All rows are of one height, all columns of one width. */
export function useMatrixWindow(
  scroller: RefObject<HTMLElement | null>,
  { rows, columns, activeRow, activeColumn }: WindowOptions,
) {
  const room = useInnerWidth(scroller);
  const share = Math.floor((room - FILE_WIDTH) / Math.max(1, columns));
  const columnWidth = share >= TIGHT_COLUMN_WIDTH ? share : COLUMN_WIDTH;
  const shared = { getScrollElement: () => scroller.current, useFlushSync: false };
  const down = useVirtualizer({
    ...shared,
    count: rows,
    estimateSize: () => ROW_HEIGHT,
    paddingStart: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: FOOT_HEIGHT,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: withActive(activeRow),
  });
  const across = useVirtualizer({
    ...shared,
    horizontal: true,
    count: columns,
    estimateSize: () => columnWidth,
    paddingStart: FILE_WIDTH,
    scrollPaddingStart: FILE_WIDTH,
    overscan: OVERSCAN_COLUMNS,
  });
  useLayoutEffect(() => across.measure(), [across, columnWidth]);
  const isLaidOut = room > 0;
  useEffect(() => {
    if (!isLaidOut) return;
    down.scrollToIndex(activeRow, { align: 'auto' });
    if (activeColumn !== FILE_COLUMN) across.scrollToIndex(activeColumn, { align: 'auto' });
  }, [down, across, isLaidOut, activeRow, activeColumn, columnWidth]);
  const focusActive = useFocusActive(scroller);

  const drawn = across.getVirtualItems().map(({ index }) => index);
  const key = drawn.join();
  return {
    rows: down.getVirtualItems(),
    // The same list as long as the same columns are in sight, so that rows are not drawn again.
    columns: useMemo(() => (key === '' ? [] : key.split(',').map(Number)), [key]),
    columnWidth,
    width: across.getTotalSize(),
    height: down.getTotalSize(),
    pageRows: Math.max(
      1,
      Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD_HEIGHT - FOOT_HEIGHT) / ROW_HEIGHT) - 1,
    ),
    focusActive,
  };
}

/** Gives the focus to the active place as soon as it is drawn. */
function useFocusActive(scroller: RefObject<HTMLElement | null>): () => void {
  const isWanted = useRef(false);
  const [, setAsked] = useState(0);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    const place = scroller.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!place) return;
    isWanted.current = false;
    place.focus({ preventScroll: true });
  });
  return useCallback(() => {
    isWanted.current = true;
    setAsked((times) => times + 1);
  }, []);
}

function useInnerWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const measure = () => setWidth(shown.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
