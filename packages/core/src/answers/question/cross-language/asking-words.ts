import { byLanguage } from '#language/languages.ts';
/**
 * Words that only put a question: adjectives behind "how", auxiliary verbs, "is called". Function words are in
 * `stop-words.ts`; these are content words elsewhere.
 */
const WORDS: Readonly<Record<string, string | undefined>> = byLanguage(
  ({ questions }) => questions.emptyWords,
);

const lists = new Map<string, ReadonlySet<string>>();

/** None for a language that has no list. */
export function askingWordsOf(language: string): ReadonlySet<string> {
  let words = lists.get(language);
  if (words === undefined) {
    words = new Set(WORDS[language]?.split(/\s+/u) ?? []);
    lists.set(language, words);
  }
  return words;
}
