import { byLanguage, type Language } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { questionPhrasesByLanguage } from '#text/phrases.ts';

/** Questions for a meaning whatever nouns stand in them: "What counts as comparable sales?", "sponsor - who is that?" */
const MEANING = questionPhrasesByLanguage(byLanguage(({ questions }) => questions.meaning));

/** "What is a sponsor?" asks for a meaning, though the word could be a person's or company's role. */
const OF_A_KIND = questionPhrasesByLanguage(byLanguage(({ questions }) => questions.ofAKind));

/** "Which four functions …": a plural noun behind the word that asks. */
const SEVERAL = questionPhrasesByLanguage(byLanguage(({ questions }) => questions.several));

/** Whether a folded question asks what something means, whatever its nouns are. */
export const asksForMeaning = (folded: string, language: Language): boolean => MEANING(language).test(folded);

/** Whether a folded question asks what kind of thing something is: "What is a sponsor?" */
export const asksForKind = (folded: string, language: Language): boolean => OF_A_KIND(language).test(folded);

/** Where a folded question names several of something: "which brands", and what follows close behind. */
export function findSeveral(
  folded: string,
  language: Language,
): { readonly start: number; readonly end: number } | null {
  const match = SEVERAL(language).exec(folded);
  if (match === null) return null;
  return { start: match.index, end: match.index + match[0].length + (isUnspaced(language) ? 4 : 0) };
}

/** More words are a whole question put briefly. */
const MAX_NAME_WORDS = 2;

/** A question that only names a thing: "opaque copy?", "liquidity". */
export function isBareName(folded: string, language: Language): boolean {
  if (isUnspaced(language) || /[\d,;:%$€£]/u.test(folded)) return false;
  const words = folded.split(/\s+/u).filter(Boolean);
  return words.length >= 1 && words.length <= MAX_NAME_WORDS && folded.length >= 4;
}
