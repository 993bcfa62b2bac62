import { byLanguage } from '#language/languages.ts';
/**
 * Question words by language, with those that ask for the author of a document: a mistake in one of them hides what is
 * asked for.
 */
const WORDS: Readonly<Record<string, string | undefined>> = byLanguage(
  ({ questions }) => questions.spelledWords,
);

const lists = new Map<string, readonly string[]>();

/** None for a language that has no list. */
export function wordsThatAsk(language: string): readonly string[] {
  let words = lists.get(language);
  if (words === undefined) {
    words = WORDS[language]?.split(/\s+/u) ?? [];
    lists.set(language, words);
  }
  return words;
}

const CONTRACTION =
  /^(?:(?:what|who|where|when|how|that|there)s|(?:do|does|did|is|are|was|were|ca|could|wo|would|should|have|has|had)nt)$/u;

/** Whether only the apostrophe is missing: "dont" is no mistake for "done". */
export function isContraction(word: string): boolean {
  return CONTRACTION.test(word);
}

/** What "how" is followed by. */
const AFTER_HOW = /^(?:many|much|long|often|far|old|big|large|high|tall|soon|late|fast)$/u;

/** "hwo" is as near to "how" as to "who": the word behind it tells. */
export function followsHow(word: string | undefined): boolean {
  return word !== undefined && AFTER_HOW.test(word);
}
