import type { Virtualizer } from '@tanstack/react-virtual';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { PageBox } from '#ui/document-viewer/frame/types.ts';
import { WHOLE_PAGE } from '#ui/document-viewer/pdf/ink-window.ts';

/** A place in a document: 3.25 is a quarter down page 3. */
export interface PdfColumnHandle {
  /** The place at which a reader looks; null before the document is there. */
  place(): number | null;
  showPlace(place: number): void;
  /** How far it is scrolled to the side, as a share of how far it can be. */
  shift(): number;
  showShift(shift: number): void;
}

interface ColumnParts {
  readonly list: Virtualizer<HTMLDivElement, Element>;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** What is shown of each page. */
  readonly windows: RefObject<ReadonlyMap<number, PageBox>>;
  readonly gap: number;
  /** Of the pages. */
  readonly width: number | null;
  readonly isTrimmed: boolean;
  readonly onMoved: () => void;
}

/** A place is held so far down the column, as a share of its height. */
const EYE = 0.3;

/** Lets a column of pages be asked for the place at which it stands, and sent to one, which it keeps while its pages get other sizes. */
export function useColumnHandle(handle: Ref<PdfColumnHandle>, parts: ColumnParts): void {
  const { list, scroller, windows, gap, width, isTrimmed, onMoved } = parts;
  /** A place that was gone to: pages before it that get their heights later push it away. */
  const wanted = useRef<number | null>(null);
  /** Where it stood before the pages got another size. */
  const last = useRef<number | null>(null);
  const lineOfSight = () => (scroller.current?.clientHeight ?? 0) * EYE;
  const partOf = (page: number) => windows.current.get(page) ?? WHOLE_PAGE;
  const scrollTo = (place: number) => {
    const index = Math.min(Math.max(1, Math.floor(place)), Math.max(1, list.options.count)) - 1;
    const page = list.measurementsCache[index];
    if (!page || !scroller.current) return;
    const { y, height } = partOf(index + 1);
    const inside = Math.min(1, Math.max(0, (place - 1 - index - y) / height)) * (page.size - gap);
    scroller.current.scrollTop = page.start + inside - lineOfSight();
  };
  const place = () => {
    const at = (scroller.current?.scrollTop ?? 0) + lineOfSight();
    const page = list.getVirtualItemForOffset(at);
    if (!page) return null;
    const { y, height } = partOf(page.index + 1);
    const inside = Math.min(1, Math.max(0, (at - page.start) / (page.size - gap)));
    return page.index + 1 + Math.min(0.999, y + inside * height);
  };
  const room = () => (scroller.current ? scroller.current.scrollWidth - scroller.current.clientWidth : 0);
  useImperativeHandle(handle, () => ({
    place,
    showPlace(next) {
      wanted.current = next;
      scrollTo(next);
    },
    shift: () => (room() > 0 ? (scroller.current?.scrollLeft ?? 0) / room() : 0),
    showShift(shift) {
      if (scroller.current) scroller.current.scrollLeft = shift * room();
    },
  }));
  const total = list.getTotalSize();
  useEffect(() => {
    if (wanted.current !== null) scrollTo(wanted.current);
    // oxlint-disable-next-line react/exhaustive-deps -- anew whenever heights have changed
  }, [total]);
  useEffect(() => {
    if (width === null) return;
    wanted.current ??= last.current;
    list.measure();
    // oxlint-disable-next-line react/exhaustive-deps -- whenever the pages get another size
  }, [width, isTrimmed]);
  const announceMoved = useRef(onMoved);
  const rememberPlace = useRef(() => {});
  useEffect(() => {
    announceMoved.current = onMoved;
    rememberPlace.current = () => {
      last.current = wanted.current ?? place();
    };
  });
  useEffect(() => {
    const element = scroller.current;
    const letGo = () => {
      wanted.current = null;
      announceMoved.current();
    };
    const remember = () => rememberPlace.current();
    const taken = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const;
    for (const event of taken) element?.addEventListener(event, letGo, { passive: true });
    element?.addEventListener('scroll', remember, { passive: true });
    return () => {
      for (const event of taken) element?.removeEventListener(event, letGo);
      element?.removeEventListener('scroll', remember);
    };
  }, [scroller]);
}
