/** How the language is written. */
export interface Writing {
  /** Letters that people take for each other because they sound alike; other near ones make too many right words. */
  readonly soundsAlike?: RegExp;
  /** Letters that of the languages in Latin letters only one has: a word with one of them counts as a function word does. */
  readonly ownLetters?: RegExp;
}
