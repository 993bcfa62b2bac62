/**
 * The second step of an answer, without a model: sentences and rows of the best pages (`page-units/`) become candidates, each
 * with its features and a score, and the best of them a draft in the file's own words.
 */
export type {
  AnswerKind,
  DraftAnswer,
  DraftCalculation,
  DraftCitation,
  DraftClaim,
  ExtractiveDraft,
  NearestPassage,
} from './draft.ts';
export { draftAnswer } from './drafting/draft-answer.ts';
export { asClosest, chooseFigure, draftFigure, joinFigure } from './drafting/draft-figure.ts';
