import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';

/** The width in CSS pixels that a page may fill; null before the desk is laid out. */
export function useInnerWidth(viewport: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const padding = [style.paddingLeft, style.paddingRight].reduce(
        (sum, side) => sum + (Number.parseFloat(side) || 0),
        0,
      );
      // A hidden desk (the other tab of a phone) measures nothing and keeps what it knew.
      if (element.clientWidth > padding) setWidth(element.clientWidth - padding);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);
  return width;
}

/** Keeps the middle of the view in the middle when the page grows or shrinks under it. */
export function useSteadyMiddle(viewport: RefObject<HTMLElement | null>, percent: number): void {
  const before = useRef(percent);
  useLayoutEffect(() => {
    const element = viewport.current;
    const factor = percent / before.current;
    before.current = percent;
    if (!element || factor === 1) return;
    // Who reads from the top goes on reading from the top.
    if (element.scrollTop > 0)
      element.scrollTop = (element.scrollTop + element.clientHeight / 2) * factor - element.clientHeight / 2;
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * factor - element.clientWidth / 2;
  }, [viewport, percent]);
}

interface ScrollTarget {
  readonly mark: PageAnchor | undefined;
  readonly page: number;
  /** The page's height in CSS pixels, null while it is unknown. */
  readonly height: number | null;
  readonly glow: number;
}

/** A new page begins at its top; a new current mark that is out of sight moves to the upper third. */
export function useScrollTo(viewport: RefObject<HTMLElement | null>, target: ScrollTarget): void {
  const { mark, page, height, glow } = target;
  const isKnown = height !== null;
  const latest = useRef(height);
  latest.current = height;

  useEffect(() => {
    viewport.current?.scrollTo({ top: 0 });
  }, [viewport, page]);

  useEffect(() => {
    const element = viewport.current;
    const box = mark?.page === page ? mark.boxes[0] : undefined;
    const sheet = latest.current;
    if (!element || !box || !isKnown || sheet === null) return;
    const top = box.y * sheet + 16 - element.scrollTop;
    const isInSight = top > 40 && top + box.height * sheet < element.clientHeight * 0.7;
    if (!isInSight) element.scrollTo({ top: box.y * sheet + 16 - element.clientHeight / 3 });
  }, [viewport, mark, page, isKnown, glow]);
}

/** A wheel that goes on at the end of a page turns it, once per gesture. */
export function useWheelTurning(
  viewport: RefObject<HTMLElement | null>,
  turn: (direction: 1 | -1) => void,
): void {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let pushed = 0;
    let quietUntil = 0;
    const onWheel = (event: WheelEvent) => {
      const direction = event.deltaY > 0 ? 1 : -1;
      const room =
        direction === 1 ? element.scrollHeight - element.clientHeight - element.scrollTop : element.scrollTop;
      if (event.ctrlKey || room > 1 || event.timeStamp < quietUntil) {
        pushed = 0;
        // Momentum of the gesture that scrolled here must not turn the page by itself.
        if (room > 1) quietUntil = event.timeStamp + 160;
        else if (event.timeStamp < quietUntil) quietUntil = event.timeStamp + 160;
        return;
      }
      pushed += Math.abs(event.deltaY);
      if (pushed < 100) return;
      pushed = 0;
      quietUntil = event.timeStamp + 400;
      latest.current(direction);
    };
    element.addEventListener('wheel', onWheel, { passive: true });
    return () => element.removeEventListener('wheel', onWheel);
  }, [viewport]);
}
