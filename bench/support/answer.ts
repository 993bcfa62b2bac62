import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Answer,
  draftAnswer,
  type ExtractiveDraft,
  type FileIndex,
  findPageText,
  makePassageLookup,
  makeWordsOf,
  rankFile,
  VOCABULARY_PACKS,
  verifyAnswer,
} from '@recto/core/answers';

/** What words mean, as the product knows it. */
export const knownWords = makeWordsOf((specifier) =>
  readFileSync(fileURLToPath(import.meta.resolve(specifier))),
);

/** Ranks and drafts, as the product does. */
export function draftInCore(index: FileIndex, question: string, packs = VOCABULARY_PACKS): ExtractiveDraft {
  const words = knownWords(index.language);
  return draftAnswer(index, rankFile(index, question, packs, { words }), words);
}

/** What the product shows of a draft. */
export function verifyInCore(index: FileIndex, draft: ExtractiveDraft): Answer {
  return verifyAnswer(
    draft,
    makePassageLookup((page) => findPageText(index, page)),
  );
}

/** All three steps of an answer. */
export function answerInCore(index: FileIndex, question: string): Answer {
  return verifyInCore(index, draftInCore(index, question));
}
