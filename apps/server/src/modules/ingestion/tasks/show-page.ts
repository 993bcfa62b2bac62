import { type Flow, pageText } from '@recto/core/document';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

export interface ShownPage extends Partial<Flow> {
  readonly text: string;
  /** Of plain text: the number of its first line in the file. */
  readonly firstLine?: number;
}

/** What the viewer of a stored page shows. */
export const showPage = defineTask<{ readonly page: Uint8Array }, ShownPage>({
  name: 'show-page',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run: ({ page }) => {
    const { lines, firstLine, flow } = openStored(page);
    return { text: pageText({ lines }), ...(firstLine !== undefined && { firstLine }), ...flow };
  },
});
