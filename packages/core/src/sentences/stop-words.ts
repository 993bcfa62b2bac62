import { byLanguage } from '#language/languages.ts';
/**
 * Function words and question words, which say nothing about what a page is about. Short on purpose: a word that is
 * merely frequent is weighed down by its frequency already.
 */
const LISTS: Readonly<Record<string, string>> = byLanguage(({ sentences }) => sentences.stopWords);

const cache = new Map<string, ReadonlySet<string>>();

/** Words are compared before stemming. An unknown language gets the English list. */
export function stopWordsOf(language: string): ReadonlySet<string> {
  let words = cache.get(language);
  if (words === undefined) {
    words = new Set((LISTS[language] ?? LISTS['en'] ?? '').split(/\s+/));
    cache.set(language, words);
  }
  return words;
}
