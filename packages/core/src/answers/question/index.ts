/**
 * What a question asks, read before anything is looked for: its spelling put right, its terms translated, what it takes up
 * from the question before it, the kind of answer that it wants (`asked-type/`), and the words that mean nearly the same.
 */
export { asksForOverview, overviewQuestion } from './asked-type/about-document.ts';
export {
  type FollowUp,
  type PreviousQuestion,
  readFollowUp,
  wordsThatAnswer,
} from './follow-up/read-follow-up.ts';
export { wordsOf } from './related-words/index.ts';
export type { WordRelations } from './related-words/word-relations.ts';
export type { Correction } from './spelling/correct-spelling.ts';
