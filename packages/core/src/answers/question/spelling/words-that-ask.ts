import { knownLanguage } from '#language/languages.ts';
import { rememberingByKey } from '#text/remember.ts';

/**
 * Question words of a language, with those that ask for the author of a document: a mistake in one of them hides what is
 * asked for. None for a language that has no list.
 */
export const wordsThatAsk = rememberingByKey(
  (language: string): readonly string[] =>
    knownLanguage(language)?.questions.spelledWords?.split(/\s+/u) ?? [],
);

const CONTRACTION =
  /^(?:(?:what|who|where|when|how|that|there)s|(?:do|does|did|is|are|was|were|ca|could|wo|would|should|have|has|had)nt)$/u;

/** Whether only the apostrophe is missing: "dont" is no mistake for "done". */
export function isContraction(word: string): boolean {
  return CONTRACTION.test(word);
}
