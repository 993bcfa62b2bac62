import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { GridLayout, GridRect } from '#ui/document-viewer/table/grid-layout.ts';

interface Revealed {
  readonly layout: GridLayout | null;
  readonly rect: GridRect | null;
  /** Cells that are sought move to the upper third; the active cell only as far as it must. */
  readonly isSought: boolean;
  /** Every change brings the cells into sight again. */
  readonly key: string;
}

/** Brings cells into sight beside the row numbers and below what stays above. */
export function useReveal(viewport: RefObject<HTMLElement | null>, revealed: Revealed): void {
  const { layout, rect, isSought, key } = revealed;
  const isKnown = layout !== null && rect !== null;
  const reveal = useEffectEvent(() => {
    const element = viewport.current;
    if (!element || !layout || !rect) return;
    // From right to left browsers count to the left of 0.
    const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const x = into(rect.x, rect.width, {
      scroll: element.scrollLeft * direction,
      before: layout.numbersWidth,
      size: element.clientWidth,
    });
    const y = into(rect.y, rect.height, {
      scroll: element.scrollTop,
      before: layout.headHeight,
      size: element.clientHeight,
    });
    const isMoved = y !== element.scrollTop;
    element.scrollTo({
      left: x * direction,
      top:
        isMoved && isSought ? rect.y - layout.headHeight - (element.clientHeight - layout.headHeight) / 3 : y,
    });
  });
  useEffect(() => {
    if (isKnown) reveal();
  }, [isKnown, key]);
}

function into(start: number, length: number, view: { scroll: number; before: number; size: number }): number {
  const { scroll, before, size } = view;
  // Room for the border around cells, and for the label of a mark above them.
  const margin = Math.min(24, Math.max(0, (size - before - length) / 2));
  if (start - before - margin < scroll) return Math.max(0, start - before - margin);
  const overflow = start + Math.min(length, size - before) + margin - (scroll + size);
  return overflow > 0 ? scroll + overflow : scroll;
}
