export { findContents } from './find-contents.ts';
export { isIndexEntry } from './read-entry.ts';
