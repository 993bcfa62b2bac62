import type { Page } from '@recto/core/document';
import { cutSegments, type Segment } from '@recto/core/translation';
import { defineTask, TaskError } from '#kernel/define-task.ts';
import { openLabelled, type StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

const STEP_MS = 120_000;
const TOTAL_MS = 600_000;

/** Cuts the stored pages of a file into segments; null where a page is not what was stored. */
export const cutFileIntoSegments = defineTask<
  { readonly language: string },
  Segment[] | null,
  never,
  readonly StoredPage[]
>({
  name: 'cut-file-into-segments',
  lane: 'comparison',
  limits: { start: STEP_MS, inactivityTimeout: STEP_MS, total: TOTAL_MS },
  async run({ language }, { receive }) {
    const pages: Page[] = [];
    try {
      for (let batch = await receive(); batch; batch = await receive())
        pages.push(...batch.map(openLabelled));
    } catch (error) {
      if (error instanceof TaskError && error.code === 'page-corrupt') return null;
      throw error;
    }
    return cutSegments(pages, language);
  },
});
