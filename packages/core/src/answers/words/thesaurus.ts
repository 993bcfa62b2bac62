import { makeTokeniser } from '../text/tokenise.ts';
import type { RelatedWord, WordRelations } from './word-relations.ts';

/** How nearly the words of a group mean the same: of 0.4 to 0.9 the best on readers' questions. */
const WEIGHT = 0.8;

/**
 * The words of a language out of groups of words that mean nearly the same: a group in a line, its words between commas, `#`
 * before a remark. Words that are searched as several terms, and function words, are passed over.
 */
export function makeThesaurus(text: string, language: string): WordRelations {
  const tokeniser = makeTokeniser(language);
  const related = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue;
    const group = new Set(line.split(',').flatMap((word) => singleTerm(tokeniser.tokenise(word))));
    for (const stem of group) related.set(stem, (related.get(stem) ?? new Set<string>()).union(group));
  }
  return {
    hasVocabulary: false,
    knows: (stem) => related.has(stem),
    similarity: (left, right) => (left === right ? 1 : related.get(left)?.has(right) === true ? WEIGHT : 0),
    relatedOf: (stem) =>
      [...(related.get(stem) ?? [])]
        .filter((each) => each !== stem)
        .map((each) => ({ stem: each, weight: WEIGHT })),
    vectorOf: () => undefined,
  };
}

function singleTerm(tokens: readonly { readonly term: string }[]): string[] {
  const [first] = tokens;
  return tokens.length === 1 && first !== undefined ? [first.term] : [];
}

/** What either knows, and of words that both know what is nearer. */
export function joinRelations(one: WordRelations, other: WordRelations): WordRelations {
  return {
    hasVocabulary: one.hasVocabulary || other.hasVocabulary,
    knows: (stem) => one.knows(stem) || other.knows(stem),
    similarity: (left, right) => Math.max(one.similarity(left, right), other.similarity(left, right)),
    relatedOf(stem) {
      const weights = new Map<string, number>();
      for (const { stem: each, weight } of [...one.relatedOf(stem), ...other.relatedOf(stem)])
        weights.set(each, Math.max(weight, weights.get(each) ?? 0));
      return Array.from(weights, ([each, weight]): RelatedWord => ({ stem: each, weight })).sort(
        (left, right) => right.weight - left.weight,
      );
    },
    vectorOf: (stem) => one.vectorOf(stem) ?? other.vectorOf(stem),
  };
}
