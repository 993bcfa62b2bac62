import {
  type Answer,
  type Citation,
  type DraftAnswer,
  makePassageLookup,
  verifyAnswer as verify,
} from '@recto/core/answers';
import { type Anchors, anchorsOfRange, confidenceOfRange, pageText } from '@recto/core/document';
import { findHeadingPath, findSection, type Heading } from '@recto/core/outline';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openNumbered, type StoredPage } from '#modules/questions/tasks/stored-pages.ts';

/** A citation that has been located, with what a viewer marks for it, and the part of the document in which it stands. */
type Located = Citation & Anchors & { readonly section?: string };

/** An answer every citation of which has been located. */
export interface VerifiedAnswer extends Omit<Answer, 'citations' | 'nearest'> {
  readonly citations: readonly Located[];
  readonly nearest: readonly Located[];
}

interface VerifyRequest {
  readonly draft: DraftAnswer;
  /** Those that the draft names; what it cites of others is dropped. */
  readonly pages: readonly StoredPage[];
  /** Of the document: where nothing is sure, passages are told with the part in which they stand. */
  readonly headings?: readonly Heading[];
}

/** Keeps of a draft what stands on its pages, whoever drafted it. */
export const verifyAnswer = defineTask<VerifyRequest, VerifiedAnswer>({
  name: 'verify-answer',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run({ draft, pages, headings }) {
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
    const anchor = (citation: Citation): Located => {
      const page = opened.get(citation.page);
      if (page === undefined) return { ...citation, boxes: [] };
      const section =
        answer.kind === 'answer' || headings === undefined
          ? undefined
          : (findHeadingPath(headings, page, citation.start) ??
            findSection(headings, pageText(page), citation));
      return { ...citation, ...anchorsOfRange(page, citation), ...(section !== undefined && { section }) };
    };
    return { ...answer, citations: answer.citations.map(anchor), nearest: answer.nearest.map(anchor) };
  },
});
