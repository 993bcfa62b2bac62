import type { RelatedWord, WordRelations } from '../../question/related-words/word-relations.ts';
import type { QuestionTerms } from './question-terms.ts';

/** How near texts are to a question in meaning. */
export interface MeaningScorer {
  /** The share of the question's weight that `terms`, stems, say, in words that mean nearly the same too. */
  similarity(terms: ReadonlySet<string>): number;
}

/** Undefined where nothing is known of what the language's words mean. */
export function makeMeaningScorer(
  { weights, weight }: QuestionTerms,
  words: WordRelations | undefined,
): MeaningScorer | undefined {
  if (words === undefined) return undefined;
  const relatedTo = new Map<string, readonly RelatedWord[]>();
  const relatedOf = (term: string) => {
    const known = relatedTo.get(term) ?? words.relatedOf(term);
    relatedTo.set(term, known);
    return known;
  };
  return {
    similarity(terms) {
      let sum = 0;
      for (const [term, own] of weights) {
        let best = terms.has(term) ? 1 : 0;
        if (best === 0) best = relatedOf(term).find(({ stem }) => terms.has(stem))?.weight ?? 0;
        sum += own * best;
      }
      return sum / weight;
    },
  };
}
