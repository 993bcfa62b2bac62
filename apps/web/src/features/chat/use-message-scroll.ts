import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Air above the question that stands at the top. */
const MARGIN_PX = 12;

/** The item that is kept at the top: a question by its id, or whichever comes last. */
type Anchor = string | typeof LAST;
const LAST = Symbol('the last question');

interface MessageScroll {
  readonly isLoaded: boolean;
  readonly openedId: string | null;
  /** A question that is on its way to the server. */
  readonly sending: string | null;
}

/**
 * Answers are read from their question on: it stands at the top of the thread when it is asked, opened by an address or,
 * on entering, the last one; while its answer grows it stays there until the person scrolls.
 */
export function useMessageScroll(
  scroller: RefObject<HTMLElement | null>,
  { isLoaded, openedId, sending }: MessageScroll,
): void {
  const anchor = useRef<Anchor | null>(null);
  /** Where the last alignment left the thread: any other position is the person's own. */
  const alignedAt = useRef<number | null>(null);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isLoaded || !element) return;
    const isFirst = anchor.current === null;
    if (sending !== null) anchor.current = LAST;
    else if (isFirst) anchor.current = openedId ?? LAST;
    else if (openedId === null || isAnchored(element, anchor.current, openedId)) return;
    // Opened by a click within its card: what was clicked must not move away.
    else if (isInSight(element, findItem(element, openedId))) return;
    else anchor.current = openedId;
    alignedAt.current = align(element, anchor.current);
  }, [scroller, isLoaded, openedId, sending]);

  useEffect(() => {
    const element = scroller.current;
    const list = element?.lastElementChild;
    if (!isLoaded || !element || !list) return;
    const observer = new ResizeObserver(() => {
      if (alignedAt.current !== null) alignedAt.current = align(element, anchor.current);
    });
    observer.observe(list);
    observer.observe(element);
    const onScroll = () => {
      if (alignedAt.current !== null && Math.abs(element.scrollTop - alignedAt.current) > 2)
        alignedAt.current = null;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, isLoaded]);
}

function findItem(scroller: HTMLElement, anchor: Anchor | null): Element | null {
  const items = scroller.querySelectorAll('[data-question]');
  if (anchor === null || anchor === LAST) return items.item(items.length - 1);
  return scroller.querySelector(`[data-question="${CSS.escape(anchor)}"]`);
}

const isAnchored = (scroller: HTMLElement, anchor: Anchor | null, id: string): boolean =>
  anchor === id || (anchor === LAST && findItem(scroller, LAST)?.getAttribute('data-question') === id);

/** Scrolls as far as there is something to scroll; gives where that was. */
function align(scroller: HTMLElement, anchor: Anchor | null): number | null {
  const item = findItem(scroller, anchor);
  // A hidden thread (the other tab of a phone) has no places; it is aligned when it is shown.
  if (item && scroller.clientHeight > 0)
    scroller.scrollTop += item.getBoundingClientRect().top - scroller.getBoundingClientRect().top - MARGIN_PX;
  return scroller.scrollTop;
}

function isInSight(scroller: HTMLElement, item: Element | null): boolean {
  if (!item) return false;
  const view = scroller.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  return top < view.bottom && bottom > view.top;
}
