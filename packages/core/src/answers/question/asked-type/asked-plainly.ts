import { type Language, languages } from '#language/languages.ts';
import { makeOnce } from '#text/make-once.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { compileQuestionPhrases } from '#text/phrases.ts';

type Phrases = 'meaning' | 'ofAKind' | 'several';

const phrasesOf = makeOnce((name: Phrases) =>
  makeOnce((language: Language) => compileQuestionPhrases(languages[language].questions[name], language)),
);

/** Whether a folded question asks what something means, whatever its nouns are: "What counts as sales?", "sponsor - who is that?" */
export const asksForMeaning = (folded: string, language: Language): boolean =>
  phrasesOf('meaning')(language).test(folded);

/** Whether a folded question asks what kind of thing something is: "What is a sponsor?", though that could be somebody's role. */
export const asksForKind = (folded: string, language: Language): boolean =>
  phrasesOf('ofAKind')(language).test(folded);

/** Where a folded question names several of something behind the word that asks: "which brands", and what follows close behind. */
export function findSeveral(
  folded: string,
  language: Language,
): { readonly start: number; readonly end: number } | null {
  const match = phrasesOf('several')(language).exec(folded);
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

/** "conditions for …", "lessons of …": a noun in the plural leads a question without a verb. */
export function namesSeveral(folded: string, language: Language): boolean {
  return languages[language].questions.namesSeveral?.test(folded) ?? false;
}
