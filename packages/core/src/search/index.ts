/** Words on pages, as a person types them into a search field. */
export { type PageHit, type PageHits, searchPages } from '#search/search-page.ts';
