import { byLanguage, knownLanguage, type Language, LANGUAGES, languages } from '#language/languages.ts';
import { lettersOf } from '#text/letters.ts';
import { remembering } from '#text/remember.ts';
import { stopWordsOf } from './stop-words.ts';

/** Languages in Latin letters, which function words tell apart. */
const LATIN = LANGUAGES.filter((language) => languages[language].writing.scripts.includes('Latin'));

const SCRIPTS = LANGUAGES.filter((language) => !LATIN.includes(language)).map((language) => ({
  language,
  script: lettersOf(language, 'gu'),
}));
const LETTER = /\p{L}/gu;
/** The letters of "975859c-09e3-4c1c" are no words, though "c" and "e" are in some languages. */
const IDENTIFIER = /\S*\p{N}\S*/gu;
/** Letters that of the languages in Latin letters only one has: a word with one of them counts as a function word does. */
const OWN_LETTERS: Readonly<Record<string, RegExp | undefined>> = byLanguage(
  ({ writing }) => writing.ownLetters,
);
/** Of the letters so many make a text one of its script: names and terms stay in Latin letters everywhere. */
const SCRIPT_SHARE = 0.3;
/** Fewer are enough for the script of the file: commands and names fill whole pages. */
const OWN_SCRIPT_SHARE = 0.05;
/** Of function words so many more than those of the language that is expected. */
const LEAD = 2;

/**
 * The language of a question or a sentence: that of its letters, or among those in Latin letters the one whose function
 * words it has. `expected` is that of the file, which may hold parts in other languages; it stands where nothing speaks
 * clearly for another.
 */
export const guessLanguage = remembering((text: string, expected: string): string => {
  const letters = countOf(text, LETTER) || 1;
  const shareOf = (script: RegExp) => countOf(text, script) / letters;
  const own = SCRIPTS.find(({ language }) => language === expected);
  if (own !== undefined && shareOf(own.script) >= OWN_SCRIPT_SHARE) return expected;
  const byScript = SCRIPTS.find(({ script }) => shareOf(script) >= SCRIPT_SHARE);
  if (byScript !== undefined) return isShared(byScript.language, expected) ? expected : byScript.language;
  const words =
    text
      .toLowerCase()
      .replace(IDENTIFIER, ' ')
      .match(/\p{L}+/gu) ?? [];
  const said = (language: string) =>
    words.filter((word) => stopWordsOf(language).has(word) || OWN_LETTERS[language]?.test(word)).length;
  const isLatin = LATIN.some((language) => language === expected);
  const least = isLatin ? said(expected) + LEAD : LEAD;
  const best = LATIN.map((language) => ({ language, count: said(language) })).toSorted(
    (left, right) => right.count - left.count,
  )[0];
  return best !== undefined && best.count >= least ? best.language : expected;
});

/** Whether a text in the script of one language may be in the other one. */
function isShared(language: Language, other: string): boolean {
  const shared = knownLanguage(other)?.writing.sharedScript;
  return shared !== undefined && languages[language].writing.scripts.includes(shared);
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
