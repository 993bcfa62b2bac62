import { defineTask } from '#kernel/define-task.ts';

const MS = 10_000;

/** How many words there are in some texts. */
export const countWords = defineTask<{ readonly texts: readonly string[] }, number>({
  name: 'count-words',
  lane: 'text',
  limits: { start: MS, inactivityTimeout: MS, total: MS },
  run: ({ texts }) => texts.flatMap((text) => text.match(/\S+/g) ?? []).length,
});
