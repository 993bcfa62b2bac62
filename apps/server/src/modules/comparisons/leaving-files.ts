import type { Database, Trx } from '#kernel/database.ts';
import type { LeavingFiles } from '#kernel/module.ts';
import * as store from '#modules/comparisons/leaving-files.store.ts';

interface LeavingDeps {
  readonly database: Database;
}

/** Comparisons go with either of their files. */
export function makeLeaveFiles({ database }: LeavingDeps) {
  return {
    /** How many comparisons, and reviews of their changes, go with these files. */
    async countAbout(accountId: string, fileIds: readonly string[]) {
      const ids = await store.listComparing(database.root, { accountId, fileIds });
      return { comparisons: ids.length, reviews: await store.countReviews(database.root, ids) };
    },

    /** Those of the files go with them: answers their ids. */
    async leaveFiles(trx: Trx, leaving: LeavingFiles): Promise<readonly string[]> {
      return store.listComparing(trx, leaving);
    },
  };
}
