export type { ByteSource } from '#byte-source.ts';
export { SourceError } from '#pdf/file-access.ts';
export { openPdf, type PdfFile, type PdfOptions } from '#pdf/open-pdf.ts';
export { hasPdfiumTrapped } from '#pdf/pdfium.ts';
export { ReaderError, type ReaderErrorCode } from '#reader-error.ts';

/** Grows with every change to what is read from a page: pages stored by an earlier version are read again. */
export const EXTRACTOR_VERSION = 3;
