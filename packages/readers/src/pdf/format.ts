import type { FileFormat } from '#document-reader.ts';

/** PDF readers look for the signature this far into a file. */
const HEADER_SPAN = 1024;

/** The signature, where other bytes precede it at the beginning of a line: a text about PDF files is not one. */
const HEADER = /^%PDF|[^\x21-\x7e ]%PDF-/;

export const PDF_FORMAT: FileFormat = {
  extension: 'pdf',
  mayBe: (head) => HEADER.test(new TextDecoder('latin1').decode(head.subarray(0, HEADER_SPAN))),
  reader: {
    version: 6,
    load: async () => (await import('#pdf/index.ts')).pdfReader,
    loadPainter: async () => (await import('#pdf/draw-picture.ts')).drawPicture,
  },
};
