/** What is kept of a file for its questions: its words with where they stand, its lines, its blocks; built once when it is read. */
export { buildFileIndex } from './build-file-index.ts';
export { decodeFileIndex, encodeFileIndex, StaleIndexError } from './codec.ts';
export { ANALYSER_VERSION, type FileIndex, findPageText } from './file-index.ts';
export { type IndexablePage, toIndexablePage, toIndexablePages } from './indexable-page.ts';
