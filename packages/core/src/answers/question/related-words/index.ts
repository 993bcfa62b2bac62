import { thesaurusOf } from '#language/thesauri.ts';
import { makeThesaurus } from './thesaurus.ts';
import type { WordRelations } from './word-relations.ts';

const known = new Map<string, WordRelations>();

/** What is known of the words of a language, read when it is first asked for; undefined where it has no thesaurus. */
export function wordsOf(language: string): WordRelations | undefined {
  const sections = thesaurusOf(language);
  const words = known.get(language) ?? (sections && makeThesaurus(sections, language));
  if (words !== undefined) known.set(language, words);
  return words;
}
