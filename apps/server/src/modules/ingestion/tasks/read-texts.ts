import { pageText } from '@recto/core/document';
import { defineTask } from '#kernel/define-task.ts';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

/** Pages as they are stored; few enough that others get their turn soon. */
export interface StoredPagesRequest {
  readonly pages: readonly Uint8Array[];
}

/** Decoding or searching a few dozen pages: milliseconds, and seconds where each is full of characters. */
export const FEW_PAGES_LIMITS = { start: 30_000, inactivityTimeout: 30_000, total: 120_000 };

/** The texts of stored pages. */
export const readTexts = defineTask<StoredPagesRequest, string[]>({
  name: 'read-texts',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run: ({ pages }) => pages.map((page) => pageText(openStored(page))),
});
