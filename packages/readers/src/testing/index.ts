/** PDFs for the tests of every room: written by hand, so that tests need no file. */
export { ENCRYPTED_PDFS } from '#testing/encrypted-pdfs.ts';
export { heavyPdf } from '#testing/heavy-pdf.ts';
export { loopingLabelsPdf } from '#testing/looping-labels.ts';
export { makePdf, textAt } from '#testing/make-pdf.ts';
export { makeWordFile } from '#testing/make-zip.ts';
export { mutateBytes, seededRandom } from '#testing/mutate-bytes.ts';
export { oddString, oddStringsPdf } from '#testing/odd-strings.ts';
export { SCANNED, tinyPdf } from '#testing/tiny-pdf.ts';
