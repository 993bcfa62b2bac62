import { z } from 'zod';
import { documentPage, documentTables, ExtractedFile } from '#document-page.ts';
import { SignedUrl } from '#download.ts';
import { endpoint, Id } from '#endpoint.ts';
import { ExtractionReport } from '#extraction-report.ts';
import { FileItem } from '#library.ts';
import { searchDocument } from '#search-document.ts';
import { WantedReading } from '#wanted-reading.ts';

const fileParams = z.object({ id: Id });

export const documents = {
  search: searchDocument,
  detail: endpoint({
    method: 'GET',
    path: '/documentDetail/:id',
    tokenScope: 'read',
    summary: 'A file with the report of its extraction',
    params: fileParams,
    result: FileItem.extend({ report: ExtractionReport }).meta({ id: 'FileWithReport' }),
  }),
  page: documentPage,
  tables: documentTables,
  reprocess: endpoint({
    method: 'POST',
    path: '/files/:id/reread',
    tokenScope: 'write',
    status: [202],
    summary:
      'Read a file again, whole or some of its pages: as in another language, a text file in another encoding',
    params: fileParams,
    body: WantedReading,
    result: FileItem,
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/files/:id/unlock',
    tokenScope: 'write',
    status: [202],
    summary: 'Read a file that is protected by a password. The password is used once and kept nowhere',
    params: fileParams,
    body: z.object({ password: z.string().min(1, 'Enter the password.').max(1_000) }),
    result: FileItem,
  }),
  extractedUrl: endpoint({
    method: 'POST',
    path: '/files/get-extracted-file-from-s3',
    tokenScope: 'read',
    storageReserve: 'none',
    summary:
      'A signed address of the extracted text, of what a viewer draws the pages from (the PDF that was made of a Word file, else the original), or of the picture that a page of a Word file consists of, valid for five minutes',
    body: ExtractedFile,
    result: SignedUrl,
  }),
};
