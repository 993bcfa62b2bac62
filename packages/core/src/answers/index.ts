/**
 * Questions on one file: an index of its pages, the pages and passages that are likeliest to answer, an extractive
 * answer, and the check that every quote of any answer stands on its page.
 */
export { type AnswerOptions, answerQuestion } from './extraction/answer-question.ts';
export { buildFileIndex } from './file-index/build-file-index.ts';
export { decodeFileIndex, encodeFileIndex, StaleIndexError } from './file-index/codec.ts';
export { ANALYSER_VERSION, type FileIndex } from './file-index/file-index.ts';
export { rankPages } from './ranking/rank-pages.ts';
export { makePassageLookup, rankPassages } from './ranking/rank-passages.ts';
export type * from './types.ts';
export {
  locateQuote,
  makeQuoteLocator,
  type QuoteLocator,
  type TextRange,
} from './verification/locate-quote.ts';
export {
  answerText,
  QUOTE_MAX_LENGTH,
  QUOTE_MIN_LENGTH,
  verifyAnswer,
} from './verification/verify-answer.ts';
