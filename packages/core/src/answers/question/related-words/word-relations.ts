import type { FieldWords } from './field-words.ts';

/** A word that means nearly the same as another: 1 is the same. */
export interface RelatedWord {
  readonly stem: string;
  readonly weight: number;
}

/** What words of a language mean, by their stems. */
export interface WordRelations {
  /** Whether a word that it does not know is a name or a rare one. */
  readonly hasVocabulary: boolean;
  /** Whether it is a word of the language at all, as far as is known. */
  knows(stem: string): boolean;
  relatedOf(stem: string): readonly RelatedWord[];
  /** What phrases of a question ("buy back") mean, by each of their words: stems of words that mean nearly the same. */
  inPhrasesOf(question: string): ReadonlyMap<string, ReadonlySet<string>>;
  /** What documents of a field write for what is asked. */
  readonly fields: readonly FieldWords[];
}
