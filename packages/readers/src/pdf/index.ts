export { openPdf, type PdfFile, type PdfOptions } from '#pdf/open-pdf.ts';
export { ReaderError, type ReaderErrorCode } from '#reader-error.ts';
