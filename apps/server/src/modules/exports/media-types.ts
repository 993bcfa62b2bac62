import type { ExportFormat } from '@recto/contract/exports';
import { FILE_TYPES } from '@recto/contract/file-types';

/** Of exports, by their formats. */
export const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  xlsx: FILE_TYPES.XLSX.mediaType,
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  zip: 'application/zip',
  docx: FILE_TYPES.DOCX.mediaType,
  pdf: FILE_TYPES.PDF.mediaType,
  bilingual: FILE_TYPES.DOCX.mediaType,
  txt: 'text/plain; charset=utf-8',
};

/** The ending of the file of an export. */
export const endingOf = (format: ExportFormat): string =>
  format === 'bilingual' ? FILE_TYPES.DOCX.extension : format;
