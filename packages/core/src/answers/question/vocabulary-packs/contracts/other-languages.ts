import { languages, LANGUAGES } from '#language/languages.ts';
import type { VocabularyPack } from '../vocabulary-pack.ts';

/** What `contracts` is for English, for the languages that have such words. */
export const CONTRACTS_OF_OTHER_LANGUAGES: readonly VocabularyPack[] = LANGUAGES.flatMap((language) => {
  const { contracts } = languages[language];
  if (contracts === undefined) return [];
  return [{ name: `contracts-${language}`, language, synonyms: [], quantities: [], ...contracts }];
});
