import { knownLanguage } from '#language/languages.ts';
import { makeOnce } from '#text/make-once.ts';

/**
 * Words that only put a question: adjectives behind "how", auxiliary verbs, "is called". Function words are in
 * `stop-words.ts`; these are content words elsewhere. None for a language that has no list.
 */
export const askingWordsOf = makeOnce(
  (language: string): ReadonlySet<string> =>
    new Set(knownLanguage(language)?.questions.emptyWords?.split(/\s+/u)),
);
