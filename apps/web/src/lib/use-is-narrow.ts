import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element has less room than this many pixels: what counts is its own width, not the window's. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < width);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setNarrow(measured.clientWidth < width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, width]);
  return isNarrow;
}
