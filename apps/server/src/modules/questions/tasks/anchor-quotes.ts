import { type Anchors, anchorsOfRange, confidenceOfRange } from '@recto/core/document';
import type { CellQuote } from '@recto/core/columns';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openNumbered, type StoredPage } from '#modules/questions/tasks/stored-pages.ts';

interface AnchorRequest {
  readonly quotes: readonly CellQuote[];
  /** Those that the quotes stand on. */
  readonly pages: readonly StoredPage[];
}

/** A quote with what a viewer marks for it. */
export interface AnchoredQuote extends Anchors {
  readonly quote: CellQuote;
  readonly confidence?: number;
}

/** What a viewer marks for quotes; those of pages that are not there are left out. */
export const anchorQuotes = defineTask<AnchorRequest, AnchoredQuote[]>({
  name: 'anchor-quotes',
  lane: 'batch',
  limits: FEW_PAGES_LIMITS,
  run({ quotes, pages }) {
    const opened = openNumbered(pages);
    return quotes.flatMap((quote) => {
      const page = opened.get(quote.page);
      if (page === undefined) return [];
      const confidence = confidenceOfRange(page, quote);
      return [{ quote, ...anchorsOfRange(page, quote), ...(confidence !== undefined && { confidence }) }];
    });
  },
});
