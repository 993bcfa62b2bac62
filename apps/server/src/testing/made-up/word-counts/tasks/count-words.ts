import { pageText } from '@recto/core/document';
import { defineTask } from '#kernel/define-task.ts';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

const MS = 10_000;

/** How many words there are on stored pages. */
export const countWords = defineTask<{ readonly pages: readonly Uint8Array[] }, number>({
  name: 'count-words',
  lane: 'text',
  limits: { start: MS, inactivityTimeout: MS, total: MS },
  run: ({ pages }) => pages.flatMap((page) => pageText(openStored(page)).match(/\S+/g) ?? []).length,
});
