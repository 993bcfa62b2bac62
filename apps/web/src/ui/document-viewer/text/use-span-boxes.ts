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

/** The text of each line, and where its text begins in the text of the page. */
interface LineElement {
  readonly node: Node;
  readonly start: number;
  readonly length: number;
}

/**
 * Where spans of the text lie on the sheet that shows it, in fractions of the sheet: what a page with a layout knows from
 * its file is measured here, anew whenever the lines break otherwise. Null until there is something to measure.
 */
export function useSpanBoxes(
  sheet: HTMLElement | null,
  { spans, lines }: { readonly spans: readonly Span[]; readonly lines: readonly string[] },
): { measured: Measured | null; boxesOf: (span: Span) => readonly PageBox[] } {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const wanted = spans.map(keyOf).join(' ');
  useLayoutEffect(() => {
    if (!sheet) return;
    const measure = () => setMeasured(measureSheet(sheet, lines, wanted));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [sheet, lines, wanted]);
  return { measured, boxesOf: (span) => measured?.boxes.get(keyOf(span)) ?? [] };
}

function measureSheet(sheet: HTMLElement, lines: readonly string[], wanted: string): Measured {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  const placed = linesIn(sheet, lines);
  const boxes = new Map<string, PageBox[]>();
  for (const key of wanted === '' ? [] : wanted.split(' ')) {
    const [start = 0, end = 0] = key.split('-').map(Number);
    const rects = placed.flatMap((line) => rectsIn(line, { start, end }));
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

function linesIn(sheet: HTMLElement, lines: readonly string[]): LineElement[] {
  const nodes = [...sheet.querySelectorAll('[data-line]')];
  let start = 0;
  return lines.flatMap((text, index) => {
    const node = nodes[index]?.firstChild;
    const line = node ? [{ node, start, length: text.length }] : [];
    start += text.length + 1;
    return line;
  });
}

function rectsIn({ node, start, length }: LineElement, span: Span): DOMRect[] {
  const from = Math.max(0, span.start - start);
  const to = Math.min(length, span.end - start);
  if (from >= to) return [];
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}
