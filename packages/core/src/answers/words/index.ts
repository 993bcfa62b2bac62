import { decodeUtf8 } from '#text/utf8.ts';
import { joinRelations, makeThesaurus } from './thesaurus.ts';
import { makeWordRelations, type WordRelations } from './word-relations.ts';

/** The words of one language, in files beside this one, named as `import.meta.resolve` finds them: core itself reads none. */
interface WordFiles {
  /** Of the documents that they are for. */
  readonly language: string;
  /** Made by `scripts/make-words.ts`. */
  readonly vocabulary?: string;
  readonly thesaurus?: string;
}

/** The files of the product. Without one of them the file and its name here can go; nothing else names it. */
const WORD_FILES: readonly WordFiles[] = [
  {
    language: 'en',
    vocabulary: '@recto/core/words/english.bin',
    thesaurus: '@recto/core/words/thesaurus/en.txt',
  },
  ...['ar', 'de', 'es', 'fr', 'hi', 'ja', 'pl', 'pt', 'ru', 'zh'].map((language) => ({
    language,
    thesaurus: `@recto/core/words/thesaurus/${language}.txt`,
  })),
];

/** What is known of the words of a language; undefined where there is no file of it. */
export type WordsOf = (language: string) => WordRelations | undefined;

/** Reads the files of a language when its first document is asked, and keeps what they say. */
export function makeWordsOf(readFile: (specifier: string) => Uint8Array): WordsOf {
  const known = new Map<string, WordRelations | undefined>();
  const read = ({ language, vocabulary, thesaurus }: WordFiles): WordRelations | undefined =>
    [
      ...(vocabulary === undefined ? [] : [makeWordRelations(readFile(vocabulary))]),
      ...(thesaurus === undefined ? [] : [makeThesaurus(decodeUtf8(readFile(thesaurus)), language)]),
    ].reduce<WordRelations | undefined>((one, other) => (one ? joinRelations(one, other) : other), undefined);
  return (language) => {
    const files = WORD_FILES.find((each) => each.language === language);
    if (files === undefined) return undefined;
    if (!known.has(language)) known.set(language, read(files));
    return known.get(language);
  };
}
