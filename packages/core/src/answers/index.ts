/**
 * Questions on one file, in three steps that are called one by one: `rankFile` finds the pages and passages that are
 * likeliest to answer, an answerer drafts from them (`draftAnswer` is the one that quotes the file's own sentences), and
 * `verifyAnswer` keeps of any draft what stands on its page.
 */
export { asksForOverview, overviewQuestion } from './answer-types/questions/overview-questions.ts';
export { type FileAnswer, summariseAnswers } from './batch-summary/summarise-answers.ts';
export {
  type AnswerGroup,
  groupAnswers,
  type Statement,
  writeAnswerLine,
} from './batch-summary/written-lines.ts';
export { draftAnswer } from './extraction/draft-answer.ts';
export { asClosest, chooseFigure, draftFigure, joinFigure } from './extraction/draft-figure.ts';
export { buildFileIndex } from './file-index/build-file-index.ts';
export { decodeFileIndex, encodeFileIndex, StaleIndexError } from './file-index/codec.ts';
export { toIndexablePage, toIndexablePages } from './file-index/indexable-page.ts';
export { ANALYSER_VERSION, type FileIndex, findPageText } from './file-index/file-index.ts';
export { type Contents, draftOverview } from './overview/draft-overview.ts';
export { VOCABULARY_PACKS } from './packs/index.ts';
export { makePassageLookup, pageOfPassage } from './passages.ts';
export { type Ranking, rankFile } from './ranking/rank-file.ts';
export { rankPages, scoreFile } from './ranking/rank-pages.ts';
export { rankPassages } from './ranking/rank-passages.ts';
export { type CutPassages, type CutPosition, cutPassages } from './semantic/cut-passages.ts';
export { nearestPassages, type PackedVectors, packVectors } from './semantic/vectors.ts';
export { spreadPassages } from './ranking/spread-passages.ts';
export {
  type FollowUp,
  type PreviousQuestion,
  readFollowUp,
  wordsThatAnswer,
} from './follow-up/read-follow-up.ts';
export type { VocabularyPack } from './ranking/vocabulary.ts';
export type { Correction } from './spelling/mend-question.ts';
export type * from './types.ts';
export { makeWordsOf, type WordsOf } from './words/index.ts';
export type { WordRelations } from './words/word-relations.ts';
export { locateCitation } from './verification/locate-citation.ts';
export { answerText, RESULT, verifyAnswer } from './verification/verify-answer.ts';
export { findUnproven, type Unproven } from './written/check-line.ts';
export { warmUp } from './warm-up.ts';
