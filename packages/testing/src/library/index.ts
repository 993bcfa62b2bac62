/** A made library in eleven languages, and a table of searches over it. */
export { MADE_TEXTS } from '#library/made-texts.ts';
export { makeLibrary } from '#library/make-library.ts';
