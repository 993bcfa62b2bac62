import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What a reader scrolls with. */
const INPUT = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** A scroll position that is kept until the reader goes elsewhere. */
export interface HeldScroll {
  /** Goes there, as far as the content reaches, and no second time: the reader may have gone on. */
  readonly to: (top: number) => void;
  /** Forgets where it went. */
  readonly release: () => void;
}

/**
 * Tells scrolling by the reader from what the page does by itself, as when content above grows. A scroll without a key,
 * wheel or pointer is the reader's too where it stays: a screen reader and the browser's own search scroll so.
 *
 * @param onReader the reader has scrolled
 */
export function useHeldScroll(viewport: RefObject<HTMLElement | null>, onReader: () => void): HeldScroll {
  const expected = useRef<number | null>(null);
  const notify = useEffectEvent(onReader);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let frame = 0;
    const onInput = () => {
      expected.current = null;
    };
    const isExpected = () => {
      const { current } = expected;
      return current !== null && Math.abs(element.scrollTop - reachable(element, current)) <= 2;
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      if (isExpected()) return;
      if (expected.current === null) return notify();
      // What the page moved by itself it also puts right, within the next frame.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => {
          if (isExpected()) return;
          expected.current = null;
          notify();
        });
      });
    };
    const control = new AbortController();
    const options = { passive: true, signal: control.signal };
    for (const name of INPUT) element.addEventListener(name, onInput, options);
    element.addEventListener('scroll', onScroll, options);
    return () => {
      control.abort();
      cancelAnimationFrame(frame);
    };
  }, [viewport]);
  const asked = useRef<{ top: number; there: number } | null>(null);
  return {
    to: (top) => {
      const element = viewport.current;
      if (!element) return;
      const there = reachable(element, top);
      if (asked.current?.top === top && asked.current.there === there) return;
      asked.current = { top, there };
      expected.current = top;
      if (Math.abs(element.scrollTop - there) > 1) element.scrollTop = there;
    },
    release: () => {
      asked.current = null;
      expected.current = null;
    },
  };
}

const reachable = (element: HTMLElement, top: number): number =>
  Math.max(0, Math.min(top, element.scrollHeight - element.clientHeight));
