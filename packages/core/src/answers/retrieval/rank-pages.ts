import { rememberingByObject } from '#text/remember.ts';
import { type FileIndex, pageCount } from '../file-index/file-index.ts';
import { type PageScores, SCORE_NAMES, type ScoreName, scorePagesByName } from './page-scores.ts';
import { analyseQuestion } from '../question/analyse-question.ts';
import type { WordRelations } from '../question/related-words/word-relations.ts';
import { wordsOf } from '../question/related-words/index.ts';
import { findRelatedTerms } from '../question/related-words/related-terms.ts';
import type { ScoredPage } from './passages.ts';
import type { QuestionWording } from '../question/question-wording.ts';

/** Equal on purpose: fitted weights were no better on other files than those they were fitted on. */
export const PAGE_WEIGHTS: Readonly<Record<ScoreName, number>> = {
  page: 1,
  wide: 1,
  narrow: 1,
  heading: 1,
  pairs: 1,
  grams: 1,
  synonyms: 1,
  synonymLine: 1,
  synonymRow: 1,
  row: 1,
  figures: 1,
};

/** The weighted sum of all scores, per page. */
function fuseScores(scores: PageScores, pages: number): Float64Array {
  const sum = new Float64Array(pages);
  for (const name of SCORE_NAMES) {
    const weight = PAGE_WEIGHTS[name];
    const part = scores.byName[name];
    for (let pageIndex = 0; pageIndex < pages; pageIndex++)
      sum[pageIndex] = (sum[pageIndex] ?? 0) + weight * (part[pageIndex] ?? 0);
  }
  return sum;
}

/** Indexes of pages, best first; of equals the earlier. Pages and passages of a question are ranked by the same scores. */
export const orderPageIndexes = rememberingByObject((scores: Float64Array): readonly number[] => {
  const order = Uint32Array.from(scores, (_, pageIndex) => pageIndex);
  return [...order.sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right)];
});

/** A file as one question sees it. */
export interface ScoredFile {
  readonly index: FileIndex;
  readonly scores: PageScores;
  /** Per page of the index. */
  readonly fused: Float64Array;
}

/** What the words of a question score on every page and window of a file; `words` stand in place of those of its language. */
export function scoreFile(index: FileIndex, question: string, words = wordsOf(index.language)): ScoredFile {
  return scoreWording(index, { text: question, related: [] }, words);
}

/** As `scoreFile`, of a question of which more is known than its words. */
export function scoreWording(
  index: FileIndex,
  { text, related: same, aliases = [] }: QuestionWording,
  words: WordRelations | undefined,
): ScoredFile {
  const analysed = analyseQuestion(text, index.language, words?.fields);
  // A field that knows the question knows better than all words of the language what its field prints.
  const related = analysed.synonyms.length > 0 ? [] : findRelatedTerms(index, analysed.terms, words);
  const scores = scorePagesByName(index, analysed, { related: [...same, ...related], aliases });
  return { index, scores, fused: fuseScores(scores, pageCount(index)) };
}

/** All pages of the file, the likeliest to answer first. */
export function rankPages({ index, fused }: ScoredFile): ScoredPage[] {
  return orderPageIndexes(fused).map((pageIndex) => ({
    page: index.pageNumbers[pageIndex] ?? 0,
    score: fused[pageIndex] ?? 0,
  }));
}
