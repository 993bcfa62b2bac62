import type { FileType } from '@recto/contract/file-types';
import type { Readers } from '@recto/readers';
import { makeCheckPassword } from '#modules/ingestion/tasks/check-password.ts';
import { makeCheckConvertible } from '#modules/ingestion/tasks/check-convertible.ts';
import { makeDrawPage } from '#modules/ingestion/tasks/draw-page.ts';
import { makeDocumentOpener } from '#modules/ingestion/tasks/open-documents.ts';
import { makeReadBookmarks } from '#modules/ingestion/tasks/read-bookmarks.ts';
import { makeReadPages } from '#modules/ingestion/tasks/read-pages.ts';
import { makeReadPicture } from '#modules/ingestion/tasks/read-picture.ts';
import { makeReadScan } from '#modules/ingestion/tasks/read-scan.ts';

/** The tasks that open documents, by the types of a table. */
export function makeReadingTasks(readers: Readers<FileType>) {
  const opener = makeDocumentOpener(readers);
  return {
    readPages: makeReadPages(opener),
    readScan: makeReadScan(opener),
    readPicture: makeReadPicture(opener),
    drawPage: makeDrawPage(opener),
    checkPassword: makeCheckPassword(opener),
    checkConvertible: makeCheckConvertible(opener),
    readBookmarks: makeReadBookmarks(opener),
  };
}
