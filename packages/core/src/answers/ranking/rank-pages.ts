import { type FileIndex, pageCount } from '../file-index/file-index.ts';
import type { ScoredPage } from '../types.ts';
import { type PageScores, SCORE_NAMES, type ScoreName, scorePagesByName } from './page-scores.ts';
import { analyseQuestion } from './question.ts';

/** Equal on purpose: fitted weights were no better on other files than those they were fitted on. */
export const PAGE_WEIGHTS: Readonly<Record<ScoreName, number>> = {
  page: 1,
  wide: 1,
  narrow: 1,
  heading: 1,
  pairs: 1,
  grams: 1,
  printed: 1,
  printedLine: 1,
  printedRow: 1,
  row: 1,
  figures: 1,
};

/** The weighted sum of all scores, per page. */
export function fuseScores(scores: PageScores, pages: number): Float64Array {
  const sum = new Float64Array(pages);
  for (const name of SCORE_NAMES) {
    const weight = PAGE_WEIGHTS[name];
    const part = scores.byName[name];
    for (let pageIndex = 0; pageIndex < pages; pageIndex++)
      sum[pageIndex] = (sum[pageIndex] ?? 0) + weight * (part[pageIndex] ?? 0);
  }
  return sum;
}

/** Places of pages, best first; of equals the earlier. */
export function orderPageIndexes(scores: Float64Array): number[] {
  return [...scores.keys()].sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right);
}

/** All pages of the file, the likeliest to answer first. */
export function rankPages(index: FileIndex, question: string): ScoredPage[] {
  const fused = fuseScores(
    scorePagesByName(index, analyseQuestion(question, index.language)),
    pageCount(index),
  );
  return orderPageIndexes(fused).map((pageIndex) => ({
    page: index.pageNumbers[pageIndex] ?? 0,
    score: fused[pageIndex] ?? 0,
  }));
}
