/** Word files written by hand, and the zip files that they are. */
export { makeWordDocument, makeWordFile, makeZip } from '#office/make-zip.ts';
