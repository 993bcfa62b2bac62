/** Office files written by hand, among them those made to do harm, and the zip files that they are. */
export { chartMarkup } from '#office/chart-markup.ts';
export { BOMBS } from '#office/make-bombs.ts';
export {
  grayPng,
  LETTER_LINES,
  letterJpeg,
  makePng,
  SCRIPT_LETTERS,
  scriptLetterPng,
} from '#office/make-pictures.ts';
export { makeWorkbook, sheetRow } from '#office/make-workbook.ts';
export {
  EXCEL_PARTS,
  makeWordDocument,
  makeWordFile,
  makeZip,
  pictureRun,
  withPart,
  WORD_PARTS,
} from '#office/make-zip.ts';
