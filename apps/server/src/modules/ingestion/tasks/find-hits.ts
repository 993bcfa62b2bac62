import { LANGUAGES } from '@recto/contract/languages';
import { makeTermFinder, type PageHit } from '@recto/core/search';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openLabelled, type StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

export interface FindHitsRequest {
  readonly query: { readonly text: string; readonly phrases: readonly string[] };
  readonly pages: readonly (StoredPage & { readonly language: string })[];
}

/** Where pages that a library search has found show it; by the places of the pages in the request. */
export const findHits = defineTask<FindHitsRequest, (PageHit | null)[]>({
  name: 'find-hits',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run({ pages, query }) {
    const find = makeTermFinder(query, LANGUAGES);
    return pages.map(({ language, ...page }) => find(openLabelled(page), language) ?? null);
  },
});
