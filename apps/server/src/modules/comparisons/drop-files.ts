import type { Database, Trx } from '#kernel/database.ts';
import type { DeletedFiles } from '#kernel/module.ts';
import * as store from '#modules/comparisons/drop-files.store.ts';

interface DropFilesDeps {
  readonly database: Database;
}

/** Comparisons go with either of their files. */
export function makeDropFiles({ database }: DropFilesDeps) {
  return {
    /** How many comparisons, and reviews of their changes, go with these files. */
    async countAbout(accountId: string, fileIds: readonly string[]) {
      const ids = await store.listComparing(database.root, { accountId, fileIds });
      return { comparisons: ids.length, reviews: await store.countReviews(database.root, ids) };
    },

    /** Those of the files go with them: answers their ids. */
    async dropFiles(trx: Trx, deleted: DeletedFiles): Promise<readonly string[]> {
      return store.listComparing(trx, deleted);
    },
  };
}
