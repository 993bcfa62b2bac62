import type { Database } from '#kernel/database.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import * as store from '#modules/ingestion/store.ts';
import type { FileRow, Library } from '#modules/library/index.ts';

/** Files sent back in one transaction: few enough that it is short. */
const FILES_AT_ONCE = 50;

interface RereadDeps {
  readonly database: Database;
  readonly library: Library;
  readonly reading: Pick<Reading, 'extractorVersion'>;
}

/**
 * Pages that another version of the reader wrote cannot be opened, or not be trusted to hold what this one finds. Their
 * files go back to be read from their originals and keep their ids, places, questions and answers.
 */
export function makeReread({ database, library, reading }: RereadDeps) {
  const { extractorVersion } = reading;
  return {
    /** Sends every such file back; answers how many. */
    async rereadOutdated(): Promise<number> {
      const ids = await store.listOutdatedFiles(database.root, extractorVersion);
      let count = 0;
      for (let from = 0; from < ids.length; from += FILES_AT_ONCE)
        count += await library.readAgain(ids.slice(from, from + FILES_AT_ONCE));
      return count;
    },

    /** Sends a file back if it is one of these, as a server of another version may have left it; answers whether it is. */
    async rereadIfOutdated(file: FileRow): Promise<boolean> {
      if (!(await store.hasOutdatedPages(database.root, { fileId: file.id, extractorVersion }))) return false;
      await library.readAgain([file.id]);
      return true;
    },
  };
}
