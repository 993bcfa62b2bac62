import { useLayoutEffect, useState } from 'react';
import { mergeLines } from '#ui/document-viewer/frame/geometry.ts';
import type { PageAnchor, PageBox } from '#ui/document-viewer/frame/types.ts';

interface Measured {
  /** Of the sheet, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Where each span lies, a box a line. */
  readonly boxes: ReadonlyMap<string, readonly PageBox[]>;
}

type Span = PageAnchor['span'];
const keyOf = ({ start, end }: Span): string => `${start}-${end}`;

/** A stretch of the page's text that stands in one node. */
interface PlacedText {
  readonly node: Node;
  readonly start: number;
  readonly length: number;
}

/**
 * Where spans of the text lie on the sheet that shows it, in fractions of the sheet: what a page with a layout knows from
 * its file is measured here, anew whenever the lines break otherwise. Elements of the sheet that hold nothing but text of
 * the page say at which offset it begins (`data-start`). Null until there is something to measure.
 *
 * @param shown another value is another content of the same sheet
 */
export function useSpanBoxes(
  sheet: HTMLElement | null,
  { spans, shown }: { readonly spans: readonly Span[]; readonly shown: unknown },
): { measured: Measured | null; boxesOf: (span: Span) => readonly PageBox[] } {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const wanted = spans.map(keyOf).join(' ');
  useLayoutEffect(() => {
    if (!sheet) return;
    const measure = () => setMeasured(measureSheet(sheet, wanted));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    // A font that comes later may break lines elsewhere on a sheet of the same size. Not every browser has the list.
    const fonts = 'fonts' in document ? document.fonts : null;
    fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      fonts?.removeEventListener('loadingdone', measure);
    };
  }, [sheet, shown, wanted]);
  return { measured, boxesOf: (span) => measured?.boxes.get(keyOf(span)) ?? [] };
}

function measureSheet(sheet: HTMLElement, wanted: string): Measured {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const placed = textsIn(sheet);
  const boxes = new Map<string, PageBox[]>();
  for (const key of wanted === '' ? [] : wanted.split(' ')) {
    const [start = 0, end = 0] = key.split('-').map(Number);
    const rects = placed.flatMap((text) => rectsIn(text, { start, end }));
    const found = rects.map((rect) => ({
      x: (rect.left - left) / width,
      y: (rect.top - top) / height,
      width: rect.width / width,
      height: rect.height / height,
    }));
    // A space at which a line breaks is a rectangle of its own.
    boxes.set(key, mergeLines(found));
  }
  return { width, height, boxes };
}

function textsIn(sheet: HTMLElement): PlacedText[] {
  return [...sheet.querySelectorAll<HTMLElement>('[data-start]')].flatMap(({ firstChild, dataset }) =>
    firstChild instanceof Text
      ? [{ node: firstChild, start: Number(dataset['start']), length: firstChild.length }]
      : [],
  );
}

function rectsIn({ node, start, length }: PlacedText, span: Span): DOMRect[] {
  const from = Math.max(0, span.start - start);
  const to = Math.min(length, span.end - start);
  if (from >= to) return [];
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}
