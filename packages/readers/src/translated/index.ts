/** Documents with their translation: the original file with its text replaced, or a new one. */
export type { OfficePart, TranslatedFile, Translation } from '#translated/translation.ts';
export { writeTranslatedDocx } from '#translated/word/write-docx.ts';
