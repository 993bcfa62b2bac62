import type { FileIndex } from '../file-index/file-index.ts';
import { findInLexicon } from '../file-index/lexicon.ts';
import type { WordRelations } from '../words/word-relations.ts';

/** A word of the file that means nearly the same as one of the question. */
export interface RelatedTerm {
  readonly term: string;
  /** The question's word. */
  readonly of: string;
  /** 0..1; 1 would be the same. */
  readonly weight: number;
}

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
