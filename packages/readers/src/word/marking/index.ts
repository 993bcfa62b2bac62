/** Redlines as Word files with tracked changes: the document itself where it can carry them, else a new one. */
export { markWordFile } from '#word/marking/mark-file.ts';
export type { RedlineRequest, WordPart } from '#word/marking/redline-request.ts';
export { writeRedlineDocument } from '#word/marking/new-document.ts';
export type { ChangeComment, Marker } from '#word/marking/revision.ts';
export { UnmarkableError } from '#word/marking/unmarkable.ts';
