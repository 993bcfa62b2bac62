import { thesaurusOf } from '#language/thesauri.ts';
import { rememberingByKey } from '#text/remember.ts';
import { makeThesaurus } from './thesaurus.ts';
import type { WordRelations } from './word-relations.ts';

/** What is known of the words of a language; undefined where it has no thesaurus. */
export const wordsOf = rememberingByKey((language: string): WordRelations | undefined => {
  const sections = thesaurusOf(language);
  return sections && makeThesaurus(sections, language);
});
