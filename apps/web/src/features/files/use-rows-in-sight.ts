import type { FileItem } from '@recto/contract/library';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';

/** Up to so many rows are all drawn, so that the browser's own search and printing find them. */
const MAX_DRAWN_WHOLE = 100;
const ROW_PX = 52;
const OVERSCAN = 5;

export interface DrawnRow {
  readonly file: FileItem;
  readonly index: number;
  /** Pixels between the row that is drawn before it and this one. */
  readonly gap: number;
}

interface RowFocus {
  readonly index: number;
  /** What of the row is to get the focus, as a selector; null where it has it already. */
  readonly control: string | null;
}

/** The rows of a list that are drawn: of a long one those in sight, and the one that has the focus. */
export function useRowsInSight(
  files: readonly FileItem[],
  viewport: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
) {
  const isWhole = files.length <= MAX_DRAWN_WHOLE;
  const [focus, setFocus] = useState<RowFocus | null>(null);
  const list = useVirtualizer({
    count: files.length,
    enabled: !isWhole,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    getItemKey: (index) => files[index]?._id ?? index,
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      if (focus && focus.index >= 0 && focus.index < range.count) indexes.add(focus.index);
      return [...indexes].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (!focus?.control) return;
    const row = body.current?.querySelector(`tr[data-index="${focus.index}"]`);
    const control = row?.querySelector<HTMLElement>(focus.control) ?? row?.querySelector('input');
    control?.focus();
  }, [focus, body]);

  const rows: DrawnRow[] = [];
  let end = 0;
  const draw = (index: number, start: number, next: number) => {
    const file = files[index];
    if (file) rows.push({ file, index, gap: start - end });
    end = next;
  };
  if (isWhole) files.forEach((_, index) => draw(index, 0, 0));
  else for (const { index, start, end: next } of list.getVirtualItems()) draw(index, start, next);
  return {
    rows,
    /** Pixels below the last row that is drawn. */
    after: isWhole ? 0 : list.getTotalSize() - end,
    measure: isWhole ? undefined : list.measureElement,
    /** Gives the focus to a control of a row, wherever the row is. */
    focusRow: (index: number, control: string) => setFocus({ index, control }),
    /** Keeps a row drawn that has the focus. */
    keepRow: (index: number) => setFocus({ index, control: null }),
  };
}
