import { type PageHits, searchPages as search } from '@recto/core/search';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openLabelled, type StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

export interface SearchPagesRequest {
  /** Few enough that others get their turn soon. */
  readonly pages: readonly StoredPage[];
  readonly query: string;
  readonly maxHits: number;
}

/** Where words stand on stored pages. */
export const searchPages = defineTask<SearchPagesRequest, PageHits>({
  name: 'search-pages',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run: ({ pages, query, maxHits }) => search(pages.map(openLabelled), query, maxHits),
});
