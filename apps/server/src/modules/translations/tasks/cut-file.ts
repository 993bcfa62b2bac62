import type { Page } from '@recto/core/document';
import { cutSegments, type Segment } from '@recto/core/translation';
import { defineTask, TaskError } from '#kernel/define-task.ts';
import { openLabelled, type StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

const STEP_MS = 120_000;
const TOTAL_MS = 600_000;

interface CutRequest {
  readonly language: string;
  /** Of which format the original is, where its text is read from its own markup: none of its segments goes over the end of a paragraph. */
  readonly original: 'word' | 'workbook' | null;
}

/** Cuts the stored pages of a file into segments; null where a page is not what was stored. */
export const cutFileIntoSegments = defineTask<CutRequest, Segment[] | null, never, readonly StoredPage[]>({
  name: 'cut-file-into-segments',
  lane: 'comparison',
  limits: { start: STEP_MS, inactivityTimeout: STEP_MS, total: TOTAL_MS },
  async run({ language, original }, { receive, loadBytes }) {
    const pages: Page[] = [];
    try {
      for (let batch = await receive(); batch; batch = await receive())
        pages.push(...batch.map(openLabelled));
    } catch (error) {
      if (error instanceof TaskError && error.code === 'page-corrupt') return null;
      throw error;
    }
    if (original === null) return cutSegments(pages, language);
    const { readDocxBreaks, readXlsxBreaks, sourceOf } = await import('@recto/readers/translated');
    const readBreaks = original === 'word' ? readDocxBreaks : readXlsxBreaks;
    return cutSegments(pages, language, await readBreaks(sourceOf(await loadBytes()), pages));
  },
});
