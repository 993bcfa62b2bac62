import type { DocumentPage, PageTable } from '@recto/contract/document-page';
import type { Database } from '#kernel/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { Pages } from '#modules/ingestion/pages.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import { ofFile } from '#modules/ingestion/save-index.ts';
import * as store from '#modules/ingestion/store.ts';
import type { StoredPage } from '#modules/ingestion/tasks/stored-page.ts';
import type { FileRow, Library } from '#modules/library/index.ts';

interface ShowPagesDeps {
  readonly database: Database;
  readonly library: Pick<Library, 'getFile'>;
  readonly reading: Pick<Reading, 'extractorVersionOf' | 'showPage' | 'readTables'>;
  readonly pages: Pick<Pages, 'refuseNewer' | 'requeueIfCorrupt'>;
}

interface NamedPage {
  /** Of the file. */
  readonly id: string;
  readonly page: number;
}

/** Single pages of a file that has been read, for whoever shows or copies them. */
export function makeShowPages({ database, library, reading, pages }: ShowPagesDeps) {
  const findPage = async (file: FileRow, page: number): Promise<StoredPage> => {
    const one = { from: page, to: page, withBlocks: true };
    for await (const [stored] of store.streamPages(database.root, ofFile(file, reading), one))
      if (stored) return stored;
    throw new AppError(404, 'page.not_found', 'This page is not there, or has not been read yet.');
  };

  const open = async (accountId: string, { id, page }: NamedPage) => {
    const file = await library.getFile(accountId, id);
    await pages.refuseNewer(file);
    return { file, stored: await findPage(file, page) };
  };

  return {
    /** A page as its viewer shows it. */
    async show(accountId: string, named: NamedPage): Promise<DocumentPage> {
      const { file, stored } = await open(accountId, named);
      const shown = await reading
        .showPage({ account: file.account_id, page: stored.content })
        .catch((error: unknown) => pages.requeueIfCorrupt(file.id, error));
      return { page: named.page, ...shown };
    },

    /** The tables of a page, cell by cell. */
    async listTables(accountId: string, named: NamedPage): Promise<{ page: number; tables: PageTable[] }> {
      const { file, stored } = await open(accountId, named);
      const tables = await reading
        .readTables({ account: file.account_id, page: stored })
        .catch((error: unknown) => pages.requeueIfCorrupt(file.id, error));
      return { page: named.page, tables };
    },
  };
}
