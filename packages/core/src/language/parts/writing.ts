/** How the language is written. */
export interface Writing {
  /** The scripts that tell it from other languages, as Unicode names them. */
  readonly scripts: readonly string[];
  /** A script that it shares with another language: a text in that alone may be either. */
  readonly sharedScript?: string;
  /**
   * Letters that of the languages in Latin letters only this one has: a word with one of them counts as a function word
   * does.
   */
  readonly ownLetters?: RegExp;
  readonly hasCapitals: boolean;
  /** Written without spaces between its words, so that a word has no certain edges. */
  readonly isUnspaced: boolean;
  /** Every noun has a capital, which says little of names then. */
  readonly capitalisesNouns?: true;
  /** How nouns end that are no names. */
  readonly nounEnding?: RegExp;
  /** A particle that is written onto the word behind it. */
  readonly wordPrefix?: RegExp;
  /** What may be written onto a term: particles and the article. */
  readonly termPrefix?: string;
  /** What joins words that are looked up one by one. */
  readonly joins?: RegExp;
  /** Folds a text in small letters as people type it, where that is more than to leave accents out. */
  readonly fold?: (text: string) => string;
  /** Ordinals are written with a full stop: "31. März". */
  readonly stopAfterOrdinal?: true;
  /** An accent makes another word. */
  readonly accentsTellApart?: true;
}
