/** Words on pages, as a person types them into a search field, and the terms that a library is searched by. */
export { type LibraryQuery, toLibraryQuery } from '#search/library-query.ts';
export { makeTermFinder } from '#search/find-terms.ts';
export { type PageHit, type PageHits, searchPages } from '#search/search-page.ts';
export { makeSearchVectors } from '#search/terms.ts';
