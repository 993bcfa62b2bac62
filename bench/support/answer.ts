import {
  type Answer,
  draftAnswer,
  type ExtractiveDraft,
  type FileIndex,
  findPageText,
  makePassageLookup,
  rankFile,
  VOCABULARY_PACKS,
  verifyAnswer,
} from '@recto/core/answers';

/** Ranks and drafts, as the product does. */
export function draftInCore(index: FileIndex, question: string, packs = VOCABULARY_PACKS): ExtractiveDraft {
  return draftAnswer(index, rankFile(index, question, packs));
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
