import { makeWordRelations, type WordRelations } from './word-relations.ts';

/** The words of one language, in a file beside this one. */
interface WordFile {
  /** Of the documents that it is for. */
  readonly language: string;
  /** What `import.meta.resolve` finds: core itself reads no files. */
  readonly specifier: string;
}

/** The files of the product. Without one of them the file and its line here can go; nothing else names it. */
const WORD_FILES: readonly WordFile[] = [{ language: 'en', specifier: '@recto/core/words/english.bin' }];

/** What is known of the words of a language; undefined where there is no file of it. */
export type WordsOf = (language: string) => WordRelations | undefined;

/** Reads the file of a language when its first document is asked, and keeps it. */
export function makeWordsOf(readFile: (specifier: string) => Uint8Array): WordsOf {
  const known = new Map<string, WordRelations>();
  return (language) => {
    const file = WORD_FILES.find((each) => each.language === language);
    if (file === undefined) return undefined;
    const words = known.get(language) ?? makeWordRelations(readFile(file.specifier));
    known.set(language, words);
    return words;
  };
}
