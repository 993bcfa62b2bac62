/** Redlines as Word files with tracked changes: the document itself where it can carry them, else a new one. */
export { markWordFile, type RedlineRequest, type WordPart } from '#word/marking/mark-file.ts';
export { writeRedlineDocument } from '#word/marking/new-document.ts';
export type { ChangeComment, Marker } from '#word/marking/revision.ts';
export { UnmarkableError } from '#word/marking/unmarkable.ts';
