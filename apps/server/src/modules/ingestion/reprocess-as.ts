import type { Encoding } from '@recto/contract/encodings';
import type { Database } from '#kernel/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import { deleteScannedPages } from '#modules/ingestion/scanned-pages.store.ts';
import * as store from '#modules/ingestion/store.ts';
import type { FileRow, Library, WantedReading } from '#modules/library/index.ts';

const noEncoding = () =>
  new AppError(422, 'file.no_encoding', 'Only text files have an encoding that can be chosen.');

const encodingOfPages = () =>
  new AppError(422, 'file.encoding_of_pages', 'A text file has one encoding: leave the pages out.');

const noSuchPage = (page: number) => {
  const message = `This file has no page ${page}.`;
  return new AppError(422, 'file.no_such_page', message, { fields: { pages: message } });
};

/** How a file is to be read again; some of its pages where they are named. */
interface WantedAgain extends WantedReading {
  readonly encoding?: Encoding | undefined;
  readonly pages?: readonly number[] | undefined;
}

interface ReprocessAsDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'getFile' | 'reprocessAs'>;
  readonly reading: Pick<Reading, 'layoutOf'>;
}

/**
 * Reads a file again as its owner says: plain text in another encoding, any file as one in another language, single pages
 * of a scan in a language of their own. The pages that come out otherwise go with the same commit; questions and answers stay, and their quotes are
 * looked up anew.
 */
export const makeReprocessAs =
  ({ database, library, reading: { layoutOf } }: ReprocessAsDeps) =>
  async (accountId: string, fileId: string, { lang, encoding, pages }: WantedAgain): Promise<FileRow> => {
    const file = await library.getFile(accountId, fileId);
    if (encoding !== undefined && file.page_kind !== 'lines') throw noEncoding();
    if (pages && encoding !== undefined) throw encodingOfPages();
    const missing = pages?.find((page) => page > (file.pages ?? 0));
    if (missing !== undefined) throw noSuchPage(missing);
    return database.transaction(async (trx) => {
      const isForIndex = lang !== undefined && encoding === undefined && !pages && !layoutOf(file.type);
      // Of the pages only those that were read from their pictures depend on the language.
      const keepsPages = isForIndex && (await deleteScannedPages(trx, fileId)) === 0;
      if (!isForIndex) await store.deletePages(trx, fileId, pages);
      const wanted = pages ? { scanLang: lang } : { lang, encoding, keepsPages };
      return library.reprocessAs(trx, { accountId, fileId, ...wanted });
    });
  };
