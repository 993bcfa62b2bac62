/** Documents with their translation: the original file with its text replaced, or a new one. */
export type { OfficePart, TranslatedFile, Translation } from '#translated/translation.ts';
export { writeTranslatedDocx } from '#translated/word/write-docx.ts';
export { writeTranslatedXlsx } from '#translated/excel/write-xlsx.ts';
export { type BilingualRow, writeBilingualDocx } from '#translated/word/write-bilingual.ts';
export { writeNewDocx } from '#translated/word/write-new-docx.ts';
export { writeTranslatedText } from '#translated/write-text.ts';
