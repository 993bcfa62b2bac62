/** A made library in eleven languages, and a table of searches over it. */
export { makeLibrary } from '#library/make-library.ts';
