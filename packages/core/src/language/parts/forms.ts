/** Takes the ending off a word in small letters. */
export type Stemmer = (lowerCaseWord: string) => string;

/** The forms of words. */
export interface WordForms {
  readonly stem?: Stemmer;
  /** The stem that other forms of a word have, where the stemmer gives them another one; `surface` is the word. */
  readonly otherStem?: (stem: string, surface: string) => string;
  /** Writes compounds as one word. */
  readonly isCompounding?: true;
  /** A word in small letters without what does not tell words apart, where that is more than ё and ß. */
  readonly fold?: (word: string) => string;
  /** By how much the words of the language change their form more than stemmers undo: fewer of them are recognised. */
  readonly changeOfForm?: number;
  /**
   * The words of which a word may be a form, for languages with few endings: the singular of a plural, the nominative of a
   * genitive. Words are in small letters; what comes out need not be a word.
   */
  readonly bases?: (word: string) => string[];
  /** The stems under which the forms of a word are found, for languages with many endings; none for short words. */
  readonly stems?: (word: string) => string[];
}
