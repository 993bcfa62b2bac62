import type { Encoding } from '@recto/contract/encodings';
import type { Database } from '#kernel/database.ts';
import { AppError } from '#kernel/errors.ts';
import * as store from '#modules/ingestion/store.ts';
import type { FileRow, Library, WantedReading } from '#modules/library/index.ts';

const noEncoding = () =>
  new AppError(422, 'file.no_encoding', 'Only text files have an encoding that can be chosen.');

interface ReprocessAsDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'getFile' | 'reprocessAs' | 'publish'>;
}

/**
 * Reads a file again as its owner says: plain text in another encoding, any file as one in another language. Its pages go
 * with the same commit; questions and answers stay, and their quotes are looked up anew.
 */
export const makeReprocessAs =
  ({ database, library }: ReprocessAsDeps) =>
  async (
    accountId: string,
    fileId: string,
    wanted: WantedReading & { readonly encoding?: Encoding | undefined },
  ): Promise<FileRow> => {
    const file = await library.getFile(accountId, fileId);
    if (wanted.encoding !== undefined && file.page_kind !== 'lines') throw noEncoding();
    const row = await database.transaction(async (trx) => {
      await store.deletePages(trx, fileId);
      return library.reprocessAs(trx, { accountId, fileId, ...wanted });
    });
    library.publish(row);
    return row;
  };
