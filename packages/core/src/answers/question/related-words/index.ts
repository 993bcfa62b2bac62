import type { WordFiles } from '#language/language.ts';
import { knownLanguage } from '#language/languages.ts';
import { decodeUtf8 } from '#text/utf8.ts';
import { joinRelations, makeThesaurus } from './thesaurus.ts';
import { makeWordRelations, type WordRelations } from './word-relations.ts';

/** What is known of the words of a language; undefined where there is no file of it. */
export type WordsOf = (language: string) => WordRelations | undefined;

/** Reads the files of a language when its first document is asked, and keeps what they say. */
export function makeWordsOf(readFile: (specifier: string) => Uint8Array): WordsOf {
  const known = new Map<string, WordRelations | undefined>();
  const read = (language: string, { vocabulary, thesaurus }: WordFiles): WordRelations | undefined =>
    [
      ...(vocabulary === undefined ? [] : [makeWordRelations(readFile(vocabulary))]),
      ...(thesaurus === undefined ? [] : [makeThesaurus(decodeUtf8(readFile(thesaurus)), language)]),
    ].reduce<WordRelations | undefined>((one, other) => (one ? joinRelations(one, other) : other), undefined);
  return (language) => {
    const files = knownLanguage(language)?.wordFiles;
    if (files === undefined) return undefined;
    if (!known.has(language)) known.set(language, read(language, files));
    return known.get(language);
  };
}
