import { type Language, languages } from '#language/languages.ts';
import { findNameRuns } from '#names/names.ts';
import { isEverydayWord } from '#names/name-words.ts';
import type { TextRange } from '#text/text-range.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';

/** What stays as it is in every language: addresses, placeholders, codes of letters and figures. */
const FIXED =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|(?:https?:\/\/|www\.)[^\s<>"'“”«»]*[^\s<>"'“”«».,;:!?)\]、。，]|\{\{?[^{}\s]{1,40}\}?\}|\$\{[^{}]{1,40}\}|%(?:\d+\$)?[sd]|(?<![\p{L}\p{N}])(?:\p{Script=Latin}{1,6}-?\d[\d./-]*\d|\p{Lu}{1,4}\d+|\p{Lu}{2,}-\d+)(?![\p{L}\p{N}])/gu;

/** Stretches that a translation has to have letter by letter, capitals apart. */
export function findFixed(text: string): (TextRange & { readonly text: string })[] {
  return Array.from(text.matchAll(FIXED), ({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

/** Forms of companies and titles, which other languages have words of their own for. */
const TRANSLATED =
  /^(?:Inc|Incorporated|Corp|Corporation|Company|Co|Limited|Ltd|Group|Holdings?|Bank|Trust|Fund|Partners|Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Herr|Frau|M|Mme|Mlle|Sr|Sra|Señor|Señora|Pan|Pani|Don|Doña|Senhor|Senhora)\.?$/u;

/** Between languages of one script a name keeps its letters. To others it is written by its sound. */
const isLatin = (language: Language) => languages[language].writing.scripts.includes('Latin');

/** Names of people and companies; none where the other language is not written in the same letters. */
export function findNames(text: string, source: Language, target: Language): string[] {
  if (!isLatin(source) || !isLatin(target)) return [];
  return findNameRuns(text, source)
    .filter(({ isCompany, isPersonal, words }) => words.length > 1 && (isCompany || isPersonal))
    .filter(({ words }) => ownWords(words, source).length > 0)
    .map((run) => run.text);
}

const ownWords = (words: readonly string[], language: Language): string[] =>
  words.filter(
    (word) =>
      word.length > 2 &&
      !TRANSLATED.test(word) &&
      !isEverydayWord(word.toLowerCase()) &&
      !stopWordsOf(language).has(word.toLowerCase()),
  );

/** Letters at the end of a name that a language may change: Polish "Johna Smitha". */
const ENDING = 2;

/** Whether a translation has the words of a name that are its own. */
export function hasName(target: string, name: string, language: Language): boolean {
  const words = (fold(target).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(String);
  const wanted = ownWords(name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [], language);
  return wanted.every((word) => {
    const folded = fold(word);
    const beginning = folded.slice(0, Math.max(3, folded.length - ENDING));
    return words.some((each) => each.startsWith(beginning) && each.length <= folded.length + 2 * ENDING);
  });
}

const fold = (text: string): string =>
  text
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
