/** PDFs written by hand, so that tests need no file. */
export { contractVersions } from '#pdf/contract-versions.ts';
export { ENCRYPTED_PDFS } from '#pdf/encrypted-pdfs.ts';
export { heavyPdf } from '#pdf/heavy-pdf.ts';
export { loopingLabelsPdf } from '#pdf/looping-labels.ts';
export { makePdf, type TestPage, textAt } from '#pdf/make-pdf.ts';
export { mutateBytes, seededRandom } from '#pdf/mutate-bytes.ts';
export { lockedPdf, oddPdf } from '#pdf/odd-pdf.ts';
export { oddString, oddStringsPdf } from '#pdf/odd-strings.ts';
export { scannedPdf } from '#pdf/scanned-pdf.ts';
export { damagedPdf, longPdf, SCANNED, tinyPdf } from '#pdf/tiny-pdf.ts';
export { turnedPdf } from '#pdf/turned-pdf.ts';
export { withSeed } from '#pdf/with-seed.ts';
