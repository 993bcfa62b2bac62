export { decodeFileIndex, encodeFileIndex, StaleIndexError } from './file-index/codec.ts';
export { buildFileIndex } from './file-index/build-file-index.ts';
export { ANALYSER_VERSION, type FileIndex } from './file-index/file-index.ts';
export { rankPages } from './ranking/rank-pages.ts';
export type * from './types.ts';
