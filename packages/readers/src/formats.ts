import type { FileFormat } from '#document-reader.ts';
import { EXCEL_FORMAT, WORD_FORMAT } from '#office/formats.ts';
import { PDF_FORMAT } from '#pdf/format.ts';
import { TEXT_FORMAT } from '#text/format.ts';

/**
 * Every type of file that is told from the others. A new one is a line here and a folder beside `pdf/`; where a file may
 * be of several types the first is taken.
 */
export const FORMATS = {
  PDF: PDF_FORMAT,
  DOCX: WORD_FORMAT,
  XLSX: EXCEL_FORMAT,
  TXT: TEXT_FORMAT,
} as const satisfies Readonly<Record<string, FileFormat>>;
