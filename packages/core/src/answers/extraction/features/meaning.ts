import type { RelatedWord, WordRelations } from '../../question/related-words/word-relations.ts';
import type { QuestionTerms } from './question-terms.ts';

/** How near texts are to a question in meaning. */
export interface MeaningScorer {
  /** Cosine of the weighted means of both sides' words, 0..1; `terms` are stems. */
  nearness(terms: ReadonlySet<string>): number;
  /** The share of the question's weight that the stems say, in words that mean nearly the same too. */
  similarity(terms: ReadonlySet<string>): number;
}

/** Undefined where nothing is known of what the language's words mean. */
export function makeMeaningScorer(
  { weights, weight, findWeight }: QuestionTerms,
  words: WordRelations | undefined,
): MeaningScorer | undefined {
  if (words === undefined) return undefined;
  const known = new Map<string, Float32Array | undefined>();
  const vectorOf = (term: string) => {
    if (!known.has(term)) known.set(term, words.vectorOf(term));
    return known.get(term);
  };
  const meanOf = (terms: Iterable<string>) => {
    let sum: Float64Array | undefined;
    for (const term of terms) {
      const vector = vectorOf(term);
      if (vector === undefined) continue;
      sum ??= new Float64Array(vector.length);
      const share = findWeight(term).weight;
      for (let at = 0; at < vector.length; at++) sum[at] = (sum[at] ?? 0) + share * (vector[at] ?? 0);
    }
    return sum;
  };
  const question = meanOf(weights.keys());
  const relatedTo = new Map<string, readonly RelatedWord[]>();
  const relatedOf = (term: string) => {
    const known = relatedTo.get(term) ?? words.relatedOf(term);
    relatedTo.set(term, known);
    return known;
  };
  return {
    nearness(terms) {
      const mean = question && meanOf(terms);
      return question && mean ? Math.max(0, cosine(question, mean)) : 0;
    },
    similarity(terms) {
      let sum = 0;
      for (const [term, own] of weights) {
        let best = terms.has(term) ? 1 : 0;
        if (best === 0)
          // The nearest come first.
          best = relatedOf(term).find(({ stem }) => terms.has(stem))?.weight ?? 0;
        sum += own * best;
      }
      return sum / weight;
    },
  };
}

function cosine(left: Float64Array, right: Float64Array): number {
  let product = 0;
  let leftLength = 0;
  let rightLength = 0;
  for (let at = 0; at < left.length; at++) {
    const one = left[at] ?? 0;
    const other = right[at] ?? 0;
    product += one * other;
    leftLength += one * one;
    rightLength += other * other;
  }
  return product / Math.sqrt(leftLength * rightLength || 1);
}
