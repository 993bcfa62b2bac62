import { type DraftAnswer, draftFigure as draft } from '@recto/core/answers';
import { pageText } from '@recto/core/document';
import type { KeyFigure } from '@recto/core/key-figures';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openNumbered, type StoredPage } from '#modules/questions/tasks/stored-pages.ts';

interface FigureRequest {
  readonly figure: KeyFigure;
  /** Those on which it stands. */
  readonly pages: readonly StoredPage[];
}

/** Tells a key figure of a report in the words of its pages. */
export const draftFigure = defineTask<FigureRequest, DraftAnswer>({
  name: 'draft-figure',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run({ figure, pages }) {
    const opened = openNumbered(pages);
    return draft(figure, (number) => {
      const page = opened.get(number);
      return page && pageText(page);
    });
  },
});
