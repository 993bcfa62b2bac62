import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeWordsOf, type WordsOf } from '@recto/core/answers';
import type { WorkerState } from '#kernel/define-task.ts';

/** What words mean, by language: each worker reads a file of it when a document of its language is first asked. */
export const knownWords: WorkerState<WordsOf> = {
  create: () => makeWordsOf((specifier) => readFileSync(fileURLToPath(import.meta.resolve(specifier)))),
};
