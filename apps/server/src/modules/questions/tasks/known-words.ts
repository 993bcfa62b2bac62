import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeWordsOf, type WordsOf } from '@recto/core/answers';
import type { WorkerState } from '#kernel/define-task.ts';

/** What words mean, and how many bytes of files that takes. */
type KnownWords = WordsOf & { readonly size: () => number };

/**
 * What words mean, by language: each worker reads a file of it when a document of its language is first asked, or when
 * it is prepared for questions. They are kept for the next question like the indexes of files.
 */
export const knownWords: WorkerState<KnownWords> = {
  create() {
    let size = 0;
    const wordsOf = makeWordsOf((specifier) => {
      const bytes = readFileSync(fileURLToPath(import.meta.resolve(specifier)));
      size += bytes.length;
      return bytes;
    });
    return Object.assign(wordsOf, { size: () => size });
  },
  keptBytes: (words) => words.size(),
};
