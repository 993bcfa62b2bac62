import { knownLanguage } from '#language/languages.ts';
import { rememberingByKey } from '#text/remember.ts';

/**
 * Words that only put a question: adjectives behind "how", auxiliary verbs, "is called". Function words are in
 * `stop-words.ts`; these are content words elsewhere. None for an unknown language.
 */
export const askingWordsOf = rememberingByKey(
  (language: string): ReadonlySet<string> =>
    new Set(knownLanguage(language)?.questions.emptyWords?.split(/\s+/u)),
);
