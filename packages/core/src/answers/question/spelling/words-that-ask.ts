import { knownLanguage } from '#language/languages.ts';
import { makeOnce } from '#text/make-once.ts';

/**
 * Question words of a language, with those that ask for the author of a document: a mistake in one of them hides what is
 * asked for. None for a language that has no list.
 */
export const wordsThatAsk = makeOnce(
  (language: string): readonly string[] =>
    knownLanguage(language)?.questions.spelledWords?.split(/\s+/u) ?? [],
);

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
