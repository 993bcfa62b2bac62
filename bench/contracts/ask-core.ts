import type { FileIndex, IndexablePage } from '@recto/core/answers';
import { draftInCore, verifyInCore } from '../support/answer.ts';
import type { Shown } from './judge-shown.ts';

/** Cuts the text of a passage out of its page. */
export type Slice = (passage: {
  readonly page: number;
  readonly start: number;
  readonly end: number;
}) => string;

/** The text of a page by its number. */
export function textFrom(pages: readonly IndexablePage[]): (page: number) => string {
  const texts = new Map(pages.map(({ number, text }) => [number, text]));
  return (page) => texts.get(page) ?? '';
}

export function sliceFrom(pages: readonly IndexablePage[]): Slice {
  const textOf = textFrom(pages);
  return ({ page, start, end }) => textOf(page).slice(start, end);
}

/** What the product shows on a question: the quotes, in their order. */
export function askCore(index: FileIndex, question: string, sliceOf: Slice): Shown {
  const { kind, claims, citations } = verifyInCore(index, draftInCore(index, question));
  const texts = claims.flatMap((claim) => {
    const cited = claim.citations.map((at) => citations[at]).find((each) => each !== undefined);
    return cited ? [sliceOf(cited)] : [];
  });
  return { texts, isAnswer: kind === 'answer' };
}
