import type { Language } from '@recto/contract/languages';
import { type Bookmark, type Outline, OutlineBuilder } from '@recto/core/outline';
import { defineTask } from '#kernel/define-task.ts';
import type { IndexPage } from '#modules/ingestion/tasks/build-index.ts';
import { openLabelled } from '#modules/ingestion/tasks/stored-page.ts';

interface OutlineRequest {
  readonly language: Language;
  readonly bookmarks: readonly Bookmark[];
}

/** Seconds for the largest file, so this is a fault, not a wait. */
const LIMIT_MS = 120_000;
/** The same with the time that a busy database takes for the pages of the largest file. */
const TOTAL_MS = 600_000;

/** The contents of a file, from its stored pages in order as they come. Throws `page-corrupt`. */
export const makeOutline = defineTask<OutlineRequest, Outline, never, readonly IndexPage[]>({
  name: 'make-outline',
  lane: 'text',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: TOTAL_MS },
  async run({ language, bookmarks }, { receive }) {
    const builder = new OutlineBuilder(language, bookmarks);
    for (let batch = await receive(); batch; batch = await receive())
      for (const stored of batch) builder.add(openLabelled(stored));
    return builder.finish();
  },
});
