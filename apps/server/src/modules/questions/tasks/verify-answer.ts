import {
  type Answer,
  type Citation,
  type DraftAnswer,
  makePassageLookup,
  verifyAnswer as verify,
} from '@recto/core/answers';
import { type Anchors, anchorsOfRange, confidenceOfRange, pageText } from '@recto/core/document';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openNumbered, type StoredPage } from '#modules/questions/tasks/stored-pages.ts';

/** An answer every citation of which has been located, with what a viewer marks for it. */
export interface VerifiedAnswer extends Omit<Answer, 'citations' | 'nearest'> {
  readonly citations: readonly (Citation & Anchors)[];
  readonly nearest: readonly (Citation & Anchors)[];
}

interface VerifyRequest {
  readonly draft: DraftAnswer;
  /** Those that the draft names; what it cites of others is dropped. */
  readonly pages: readonly StoredPage[];
}

/** Keeps of a draft what stands on its pages, whoever drafted it. */
export const verifyAnswer = defineTask<VerifyRequest, VerifiedAnswer>({
  name: 'verify-answer',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run({ draft, pages }) {
    const opened = openNumbered(pages);
    const answer = verify(
      draft,
      makePassageLookup(
        (number) => {
          const page = opened.get(number);
          return page && pageText(page);
        },
        (number, range) => {
          const page = opened.get(number);
          return page && confidenceOfRange(page, range);
        },
      ),
    );
    const anchor = (citation: Citation): Citation & Anchors => {
      const page = opened.get(citation.page);
      return { ...citation, ...(page ? anchorsOfRange(page, citation) : { boxes: [] }) };
    };
    return { ...answer, citations: answer.citations.map(anchor), nearest: answer.nearest.map(anchor) };
  },
});
