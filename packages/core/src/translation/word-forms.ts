import { knownLanguage } from '#language/languages.ts';

/** Capitals alone, or capitals behind small letters: an abbreviation or a brand, written in one way only. */
const FIXED_CASE = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\p{N}]+$|\p{Ll}\p{Lu}/u;
const CAPITAL = /^\p{Lu}/u;

/** Whether a word of a term is matched only as it is written: "VAT", "iPhone". */
export const hasFixedCase = (word: string): boolean => FIXED_CASE.test(word);

/** A word without what does not tell words apart: case, width of characters, vowel points of Arabic, ё. */
export function foldWord(word: string, language: string): string {
  const plain = word.normalize('NFKC').toLowerCase();
  const fold = knownLanguage(language)?.forms?.fold;
  if (fold) return fold(plain);
  return plain.replaceAll('ё', 'е').replaceAll('ß', 'ss');
}

/** What a word is found by: it is a form of the term's word where the two sets share a key. */
export interface WordKeys {
  /** Of a word of a term. */
  readonly ofTerm: ReadonlySet<string>;
  /** Of a word of a text. */
  readonly ofText: ReadonlySet<string>;
}

/**
 * The keys of a word. Where a language has few endings, one of the two words must be the other's base, so that "Mieter" is
 * no "Miete"; where it has many, they share a stem. German nouns have their capital.
 */
export function keysOfWord(word: string, language: string): WordKeys {
  const own = foldWord(word, language);
  const isNoun = knownLanguage(language)?.writing.capitalisesNouns === true && CAPITAL.test(word);
  const mark = isNoun ? 'N' : '';
  if (/\p{N}/u.test(own)) return { ofTerm: new Set([`=${own}`]), ofText: new Set([`=${own}`]) };
  const forms = knownLanguage(language)?.forms;
  const bases = forms?.bases?.(own) ?? [];
  const stems = (forms?.stems?.(own) ?? []).map((stem) => `~${stem}`);
  return {
    ofTerm: new Set([`=${mark}${own}`, ...bases.map((base) => `<${mark}${base}`), ...stems]),
    // A small word of a term is found at the start of a sentence too.
    ofText: new Set([
      ...[own, ...bases].map((base) => `=${mark}${base}`),
      ...(isNoun ? [own, ...bases].map((base) => `=${base}`) : []),
      `<${mark}${own}`,
      ...stems,
    ]),
  };
}
