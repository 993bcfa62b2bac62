import type { Database, Trx } from '#kernel/database.ts';
import type { LeavingFiles } from '#kernel/module.ts';
import * as store from '#modules/comparisons/store.ts';

interface LeavingDeps {
  readonly database: Database;
  readonly presenter: { drop(id: string): void };
}

/** Comparisons go with either of their files. */
export function makeLeaveFiles({ database, presenter }: LeavingDeps) {
  return {
    /** How many comparisons, and reviews of their changes, go with these files. */
    async countAbout(accountId: string, fileIds: readonly string[]) {
      const ids = await store.listComparing(database.root, { accountId, fileIds });
      return { comparisons: ids.length, reviews: await store.countReviews(database.root, ids) };
    },

    /** Those of the files go with them: answers their ids. */
    async leaveFiles(trx: Trx, leaving: LeavingFiles): Promise<readonly string[]> {
      const ids = await store.listComparing(trx, leaving);
      for (const id of ids) presenter.drop(id);
      return ids;
    },
  };
}
