import { type Language, languages, toLanguage } from '#language/languages.ts';
import { rememberingByKey } from './remember.ts';
import { isUnspaced } from './unspaced-languages.ts';
import { remembering } from './remember.ts';
import { rangesOf, type TextRange } from './text-range.ts';

/**
 * Lower case without accents, as people type: "cuanto" is "cuánto". Points and hamzas of Arabic go, vowel signs of Hindi
 * stay. Positions are not kept, so it is for questions and never for texts that are quoted.
 */
export function foldQuestion(text: string, language: Language): string {
  const plain = text.normalize('NFKC').toLowerCase();
  if (isUnspaced(language)) return plain;
  const { fold } = languages[language].writing;
  if (fold) return fold(plain);
  return plain
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('’', "'");
}

const WORD_END = String.raw`(?![\p{L}\p{M}])`;
const WORD_START = String.raw`(?<![\p{L}\p{M}\p{N}])`;

/**
 * A regular expression from phrases as the tables write them: alternatives parted by `|`, a space for white space (` ?` for none as well), `*`
 * for the rest of a word, `…` for up to three words between. Repetitions are bounded or begin at the start of a word, so that no
 * text makes it slow.
 */
export function compilePhrases(source: string, language: Language, flags = 'iu'): RegExp {
  const pattern = source
    .trim()
    .replace(/\s*\n\s*/g, '')
    .replace(/ ?… ?/g, String.raw`(?:\s{1,3}\S+){0,3}?\s{1,3}`)
    .replace(/ \?/g, String.raw`\s{0,3}`)
    .replace(/ +/g, String.raw`\s{1,3}`)
    .replace(/(?<=[\p{L}\p{M})])\*/gu, String.raw`[\p{L}\p{M}]*`);
  if (isUnspaced(language)) return new RegExp(pattern, flags);
  return new RegExp(`${WORD_START}${prefixOf(language)}(?:${pattern})${WORD_END}`, flags);
}

/** As `compilePhrases`, for questions folded by `foldQuestion`. */
export function compileQuestionPhrases(source: string, language: Language): RegExp {
  return compilePhrases(foldSource(source, language), language, 'u');
}

/** What a question says besides letters where it is one of the phrases of `compileWholeQuestion`. */
const SIGNS = "':;-";
const PLAIN = new RegExp(`^[\\p{L}\\p{M} ${SIGNS}]*$`, 'u');

/**
 * Tells whether a question is one of the phrases from its first word to its last, however it is spaced and whatever ends it.
 * The phrases are written as for `compilePhrases`, but without `…` and with no signs but `SIGNS`.
 *
 * Engines write bounded repetitions out and translate a class of all letters into hundreds of ranges, each time that one
 * stands there: of a long table of phrases that takes longer than an answer may. So a question with other signs is told
 * apart beforehand, its white space is made one, and the pattern itself is short.
 */
export function compileWholeQuestion(source: string, language: Language): (question: string) => boolean {
  const pattern = foldSource(source, language).replace(/(?<=[\p{L}\p{M})])\*/gu, `[^ ${SIGNS}]*`);
  const whole = new RegExp(`^${prefixOf(language)}(?:${pattern})$`, 'u');
  return (question) => {
    const folded = foldQuestion(question, language)
      .replace(/[\s?？؟.!。！¿¡]+$/u, '')
      .replace(/^[\s¿¡]+/u, '')
      .replace(/\s+/gu, ' ');
    return PLAIN.test(folded) && whole.test(folded);
  };
}

/** Arabic writes "and", "in" and "for" onto the word. */
function prefixOf(language: Language): string {
  const prefix = languages[language].writing.wordPrefix;
  return prefix === undefined ? '' : `${prefix.source.replace('^', '')}?`;
}

/** Folds the words of a pattern, but not its classes (\p{L}, \S). */
export function foldSource(source: string, language: Language): string {
  return source
    .split(/(\\[pPsSdDwWb](?:\{[^}]*\})?|…)/)
    .map((part, at) => (at % 2 === 1 ? part : foldQuestion(part, language)))
    .join('');
}

/** Compiles one table's entry per language when it is first used. */
export function phrasesByLanguage(
  table: Readonly<Record<Language, string>>,
  flags = 'iu',
): (language: string) => RegExp {
  const patternOf = rememberingByKey((language: Language) =>
    compilePhrases(table[language], language, flags),
  );
  return (name) => patternOf(toLanguage(name));
}

/** The same, for questions folded by `foldQuestion`. */
export const questionPhrasesByLanguage = (
  table: Readonly<Record<Language, string>>,
): ((language: Language) => RegExp) =>
  rememberingByKey((language: Language) => compileQuestionPhrases(table[language], language));

/** A set of words from a list parted by white space. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** A table of phrases written over several lines, each entry on one. */
export function withoutBreaks(table: Readonly<Record<Language, string>>): Readonly<Record<Language, string>> {
  const entries = Object.entries(table).map(([language, words]) => [
    language,
    words.replace(/\s*\n\s*/g, ''),
  ]);
  return Object.fromEntries(entries) as Record<Language, string>;
}

/** Tells where the phrases of a table stand in a text; one text is held against many questions. */
export function findPhrasesByLanguage(
  table: Readonly<Record<Language, string>>,
): (text: string, language: Language) => readonly TextRange[] {
  const patterns = phrasesByLanguage(table, 'giu');
  return remembering((text, language) => rangesOf(text, patterns(language)));
}
