import { SEARCH_MAX_HITS } from '@recto/contract/limits';
import type { ComparisonsDeps } from '#modules/comparisons/deps.ts';
import type { Presenter } from '#modules/comparisons/present.ts';
import { readRows } from '#modules/comparisons/read-rows.ts';
import * as store from '#modules/comparisons/store.ts';
import { alignPages } from '#modules/comparisons/tasks/align-pages.ts';
import { findRows } from '#modules/comparisons/tasks/find-rows.ts';
import { locateMarks } from '#modules/comparisons/tasks/locate-marks.ts';

export interface Slice {
  readonly from: number;
  readonly limit: number;
}

/** What clients read of comparisons that are complete; `findComplete` throws for those that are not the caller's, or not complete. */
export function makeResults(
  { database, pages, tasks }: Pick<ComparisonsDeps, 'database' | 'pages' | 'tasks'>,
  findComplete: (accountId: string, id: string) => Promise<store.ComparisonRecord>,
  listChanges: Presenter['listChanges'],
) {
  return {
    async changes(accountId: string, id: string, { from, limit }: Slice) {
      const { change_count: total } = await findComplete(accountId, id);
      return { items: await listChanges(id, { from, to: from + limit }), from, limit, total };
    },

    async rows(accountId: string, id: string, { from, limit }: Slice) {
      const { row_count: total } = await findComplete(accountId, id);
      const items = await readRows(database.root, id, { from, to: from + limit });
      return { items, from, limit, total };
    },

    /** The rows in which words stand, on either side. */
    async search(accountId: string, id: string, words: string) {
      const { row_count: total } = await findComplete(accountId, id);
      const parts = await store.listParts(database.root, id, { from: 0, to: total });
      const found = await tasks.run(
        findRows,
        { parts: parts.map((part) => part.rows), words },
        { account: accountId },
      );
      return { rows: found.slice(0, SEARCH_MAX_HITS), total: found.length };
    },

    /** Which positions on the pages stand beside each other. */
    async positions(accountId: string, id: string) {
      const { row_count: total } = await findComplete(accountId, id);
      const parts = await store.listParts(database.root, id, { from: 0, to: total });
      return tasks.run(alignPages, { parts: parts.map((part) => part.rows) }, { account: accountId });
    },

    /** Where changes stand on a page of one of the files. */
    async marks(
      accountId: string,
      id: string,
      { side, page }: { readonly side: 'left' | 'right'; readonly page: number },
    ) {
      const row = await findComplete(accountId, id);
      const fileId = side === 'left' ? row.left_file_id : row.right_file_id;
      const found = await store.listMarks(database.root, id, { side, page });
      const marks = found.flatMap(({ change_id: changeId, marks: all }) =>
        all.filter((mark) => mark.side === side && mark.page === page).map((mark) => ({ ...mark, changeId })),
      );
      const [stored] = marks.length === 0 ? [] : await pages.loadStored(fileId, [page]);
      if (!stored) return [];
      const anchors = await tasks
        .run(locateMarks, { content: stored.content, ranges: marks }, { account: accountId })
        .catch((error: unknown) => pages.requeueIfCorrupt(fileId, error));
      return marks.map(({ changeId, kind, start, end }, index) => ({
        changeId,
        kind,
        boxes: anchors[index]?.boxes ?? [],
        span: { start, end },
      }));
    },
  };
}
