import { knownLanguage } from '#language/languages.ts';
import { decodeUtf8 } from '#text/utf8.ts';
import { makeThesaurus } from './thesaurus.ts';
import type { WordRelations } from './word-relations.ts';

/** What is known of the words of a language; undefined where there is no file of it. */
export type WordsOf = (language: string) => WordRelations | undefined;

/** Reads the file of a language when its first document is asked, and keeps what it says. */
export function makeWordsOf(readFile: (specifier: string) => Uint8Array): WordsOf {
  const known = new Map<string, WordRelations>();
  return (language) => {
    const file = knownLanguage(language)?.wordFiles?.thesaurus;
    if (file === undefined) return undefined;
    const words = known.get(language) ?? makeThesaurus(decodeUtf8(readFile(file)), language);
    known.set(language, words);
    return words;
  };
}
