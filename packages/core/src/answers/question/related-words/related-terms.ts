import type { FileIndex } from '../../file-index/file-index.ts';
import { findInLexicon } from '../../file-index/lexicon.ts';
import type { WordRelations } from './word-relations.ts';
import type { RelatedTerm } from '../../answer-types/types.ts';

/** The words of the file that mean nearly the same as words of the question which are not the question's own. */
export function findRelatedTerms(
  index: FileIndex,
  terms: readonly string[],
  words: WordRelations | undefined,
): RelatedTerm[] {
  if (words === undefined) return [];
  return terms.flatMap((of) =>
    words
      .relatedOf(of)
      .filter(({ stem }) => !terms.includes(stem) && findInLexicon(index.terms, stem) >= 0)
      .map(({ stem, weight }) => ({ term: stem, of, weight })),
  );
}
