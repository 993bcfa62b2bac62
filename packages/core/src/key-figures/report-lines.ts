import type { TextRange } from '#text/text-range.ts';
import type { ReportPage } from './types.ts';

/** A line of a page; `span` is in the text of the page. */
export interface ReportLine {
  readonly text: string;
  readonly span: TextRange;
}

/** The lines of a page that hold anything, in order. */
export function linesOf(page: ReportPage): ReportLine[] {
  let start = 0;
  const lines = page.text.split('\n').map((text) => {
    const span = { start, end: start + text.length };
    start = span.end + 1;
    return { text, span };
  });
  return lines.filter(({ text }) => text.trim() !== '');
}
