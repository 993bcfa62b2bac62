import { anchorsOfRange, type WireBox } from '#document/anchors.ts';
import { type Page, pageText } from '#document/document.ts';
import { makeWordFinder } from '#quotes/find-words.ts';
import { snippetOf } from '#search/snippet.ts';
import type { TextRange } from '#text/text-range.ts';

/** Where the words of a search stand on a page. */
export interface PageHit {
  readonly page: number;
  /** What the page calls itself, where it has such a name or number. */
  readonly label?: string;
  /** The words around it, on one line. */
  readonly snippet: string;
  /** Where it stands in the snippet. */
  readonly inSnippet: TextRange;
  readonly boxes: WireBox[];
  /** The cells of a sheet, or the lines of plain text. */
  readonly range?: string;
  /** Into the text of the page. */
  readonly span: TextRange;
}

export interface PageHits {
  readonly hits: PageHit[];
  /** Of all, also those beyond the most that were asked for. */
  readonly total: number;
}

/** Finds the words on pages, in their order; at most `maxHits` are told, all are counted. */
export function searchPages(pages: readonly Page[], query: string, maxHits: number): PageHits {
  const search = makeWordFinder(query);
  const hits: PageHit[] = [];
  let total = 0;
  for (const page of pages) {
    const text = pageText(page);
    const ranges = search(text);
    total += ranges.length;
    for (const span of ranges.slice(0, Math.max(0, maxHits - hits.length)))
      hits.push(hitAt(page, text, span));
  }
  return { hits, total };
}

/** What is told of a place in the text of a page. */
export const hitAt = (page: Page, text: string, span: TextRange): PageHit => ({
  page: page.number,
  ...(page.label !== undefined && { label: page.label }),
  ...snippetOf(text, span),
  ...anchorsOfRange(page, span),
  span,
});
