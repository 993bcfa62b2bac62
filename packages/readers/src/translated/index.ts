/**
 * Documents with their translation: the original file with its text replaced, or a new one. Segments of Word files
 * and workbooks are cut with `readDocxBreaks` and `readXlsxBreaks`, so that none goes over the end of a paragraph or a line
 * within a cell.
 */
export { sourceOf } from '#byte-source.ts';
export type { OfficePart, TranslatedFile, Translation } from '#translated/translation.ts';
export { readDocxBreaks, writeTranslatedDocx } from '#translated/word/write-docx.ts';
export { readXlsxBreaks, writeTranslatedXlsx } from '#translated/excel/write-xlsx.ts';
export { type BilingualRow, writeBilingualDocx } from '#translated/word/write-bilingual.ts';
export { writeNewDocx } from '#translated/word/write-new-docx.ts';
export { writeTranslatedText } from '#translated/write-text.ts';
