/**
 * Questions on one file, in three steps that are called one by one: `rankFile` finds the pages and passages that are
 * likeliest to answer, an answerer drafts from them (`draftAnswer` is the one that quotes the file's own sentences), and
 * `verifyAnswer` keeps of any draft what stands on its page.
 */
export { asksForOverview, overviewQuestion } from './question/asked-type/overview-questions.ts';
export { type FileAnswer, summariseAnswers } from './batch-summary/summarise-answers.ts';
export {
  type AnswerGroup,
  groupAnswers,
  type Statement,
  writeAnswerLine,
} from './batch-summary/generated-lines.ts';
export { draftAnswer } from './extraction/drafting/draft-answer.ts';
export { asClosest, chooseFigure, draftFigure, joinFigure } from './extraction/drafting/draft-figure.ts';
export { buildFileIndex } from './file-index/build-file-index.ts';
export { decodeFileIndex, encodeFileIndex, StaleIndexError } from './file-index/codec.ts';
export { toIndexablePage, toIndexablePages } from './file-index/indexable-page.ts';
export { ANALYSER_VERSION, type FileIndex, findPageText } from './file-index/file-index.ts';
export { type Contents, draftOverview } from './overview/draft-overview.ts';
export { VOCABULARY_PACKS } from './question/vocabulary-packs/index.ts';
export { makePassageLookup, pageOfPassage } from './retrieval/passages.ts';
export { type Ranking, rankFile } from './retrieval/rank-file.ts';
export { rankPages, scoreFile } from './retrieval/rank-pages.ts';
export { rankPassages } from './retrieval/rank-passages.ts';
export { type CutPassages, type CutPosition, cutPassages } from './retrieval/semantic/cut-passages.ts';
export { nearestPassages, type PackedVectors, packVectors } from './retrieval/semantic/passage-vectors.ts';
export { spreadPassages } from './retrieval/spread-passages.ts';
export {
  type FollowUp,
  type PreviousQuestion,
  readFollowUp,
  wordsThatAnswer,
} from './question/follow-up/read-follow-up.ts';
export type { VocabularyPack } from './question/vocabulary-packs/vocabulary-pack.ts';
export type { Correction } from './question/spelling/correct-spelling.ts';
export type { IndexablePage } from './file-index/indexable-page.ts';
export type { Passage, PassageLookup, ScoredPage, ScoredPassage } from './retrieval/passages.ts';
export type {
  DraftCitation,
  DraftCalculation,
  AnswerKind,
  DraftClaim,
  DraftAnswer,
  NearestPassage,
  ExtractiveDraft,
} from './extraction/draft.ts';
export type { Calculation, Citation, Claim, Answer } from './verification/answer.ts';
export { makeWordsOf, type WordsOf } from './question/related-words/index.ts';
export type { WordRelations } from './question/related-words/word-relations.ts';
export { locateCitation } from './verification/locate-citation.ts';
export { answerText, RESULT, verifyAnswer } from './verification/verify-answer.ts';
export { findUnproven, type Unproven } from './verification/generated/check-line.ts';
export { warmUp } from './warm-up.ts';
