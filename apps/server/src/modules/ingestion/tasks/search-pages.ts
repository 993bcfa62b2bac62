import { type PageHits, searchPages as search } from '@recto/core/search';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS, type StoredPagesRequest } from '#modules/ingestion/tasks/read-texts.ts';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

interface SearchRequest extends StoredPagesRequest {
  readonly query: string;
  readonly maxHits: number;
}

/** Where words stand on stored pages. */
export const searchPages = defineTask<SearchRequest, PageHits>({
  name: 'search-pages',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run: ({ pages, query, maxHits }) => search(pages.map(openStored), query, maxHits),
});
