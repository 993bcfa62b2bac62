import { type Page, pageText, rangeOfBoxes, type WireBox } from '#document/index.ts';
import { locateQuote } from '#quotes/locate-quote.ts';
import { withoutEllipses } from '#sentences/complete.ts';
import type { TextRange } from '#text/text-range.ts';

/**
 * Where a citation of an earlier answer stands in the text that its page has now: by its quote, of several places the
 * one under its boxes; where the page no longer says it, what lies under the boxes; else null.
 */
export function locateCitation(
  page: Page,
  { quote, boxes }: { readonly quote: string; readonly boxes: readonly WireBox[] },
): TextRange | null {
  const marked = rangeOfBoxes(page, boxes);
  const words = withoutEllipses(quote);
  const found = locateQuote(pageText(page), words, marked ?? undefined);
  if (found === null) return marked;
  // Of a shortened quote more is marked than shown.
  const isWithinMark = marked !== null && marked.start <= found.start && marked.end >= found.end;
  return words !== quote && isWithinMark ? marked : found;
}
