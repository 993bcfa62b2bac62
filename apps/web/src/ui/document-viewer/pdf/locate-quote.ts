import { findQuote } from '#ui/document-viewer/frame/find-quote.ts';
import { mergeLines } from '#ui/document-viewer/frame/geometry.ts';
import type { PageBox } from '#ui/document-viewer/frame/types.ts';

/** The boxes of a quote on a page whose text lies in `runs`, as fractions of `sheet`; empty when it is not there. */
export function locateQuote(sheet: HTMLElement, runs: readonly HTMLElement[], quote: string): PageBox[] {
  const found = findQuote(
    runs.map((run) => run.textContent ?? ''),
    quote,
  );
  const first = found && runs[found.start.run]?.firstChild;
  const last = found && runs[found.end.run]?.firstChild;
  if (!first || !last) return [];
  const range = document.createRange();
  range.setStart(first, found.start.offset);
  range.setEnd(last, found.end.offset);
  const page = sheet.getBoundingClientRect();
  const boxes = [...range.getClientRects()]
    .filter((rect) => rect.width > 0 && rect.height > 0)
    .map((rect) => ({
      x: (rect.left - page.left) / page.width,
      y: (rect.top - page.top) / page.height,
      width: rect.width / page.width,
      height: rect.height / page.height,
    }));
  return mergeLines(boxes);
}
