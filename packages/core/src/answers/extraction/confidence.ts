import { type FileIndex } from '../file-index/file-index.ts';
import { inverseDocumentFrequency } from '../ranking/bm25.ts';
import type { PageScores } from '../ranking/page-scores.ts';
import type { AnalysedQuestion } from '../ranking/question.ts';

/** Below this the question ends in "no matching passage". */
export const ANSWER_THRESHOLD = 0.5;

/** Signs that a file speaks of what is asked; each 0..1, more is better. */
export interface EvidenceSigns {
  /** Weight of the question's words that the file has at all. */
  readonly known: number;
  /** Weight of the question's words that meet in one narrow window. */
  readonly together: number;
  /** Weight of the question's words in the best sentence or row. */
  readonly sentence: number;
  readonly grams: number;
  readonly pairs: number;
}

export function readSigns(
  index: FileIndex,
  question: AnalysedQuestion,
  scores: PageScores,
  sentence: number,
): EvidenceSigns {
  const rarest = inverseDocumentFrequency(index.pageNumbers.length, 0);
  const asked = scores.terms.reduce((sum, term) => sum + (term.pages > 0 ? term.weight : rarest), 0) || 1;
  const known = scores.terms.reduce((sum, term) => sum + (term.pages > 0 ? term.weight : 0), 0);
  const share = known / asked;
  return {
    known: share,
    together: share * highest(scores.narrow),
    sentence: share * sentence,
    grams: highest(scores.byName.grams) * share,
    pairs: question.pairs.length === 0 ? 0 : highest(scores.byName.pairs),
  };
}

/** 0..1, logistic in the signs. */
export function estimateConfidence(
  index: FileIndex,
  question: AnalysedQuestion,
  scores: PageScores,
  sentence: number,
): number {
  const signs = readSigns(index, question, scores, sentence);
  const sum = -4 + 4 * signs.known + 4 * signs.together + 2 * signs.sentence;
  return 1 / (1 + Math.exp(-sum));
}

function highest(scores: Float64Array): number {
  let best = 0;
  for (const score of scores) if (score > best) best = score;
  return best;
}
