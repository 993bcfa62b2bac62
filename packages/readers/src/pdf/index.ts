import type { DocumentReader } from '#document-reader.ts';
import { openPdf } from '#pdf/open-pdf.ts';
import { hasPdfiumTrapped } from '#pdf/pdfium.ts';

export const pdfReader: DocumentReader = { open: openPdf, hasTrapped: hasPdfiumTrapped };
