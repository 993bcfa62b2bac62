export { type Contents, findContents } from './find-contents.ts';
export { isIndexEntry } from './read-entry.ts';
