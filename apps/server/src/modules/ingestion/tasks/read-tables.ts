import { type PageTable, tablesOf } from '@recto/core/document';
import { withBlocks } from '@recto/core/structure';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openLabelled, type StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

/** The tables of a stored page. */
export const readTables = defineTask<{ readonly page: StoredPage }, PageTable[]>({
  name: 'read-tables',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run: ({ page }) => withBlocks([openLabelled(page)]).flatMap(tablesOf),
});
