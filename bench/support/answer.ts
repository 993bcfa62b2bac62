import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Answer,
  asksForOverview,
  type Contents,
  type DraftAnswer,
  draftAnswer,
  draftOverview,
  type ExtractiveDraft,
  type FileIndex,
  findPageText,
  makePassageLookup,
  makeWordsOf,
  rankFile,
  VOCABULARY_PACKS,
  verifyAnswer,
} from '@recto/core/answers';
import { CLAUSE_WEIGHTS, decodeClauseModel, makeClauseRecogniser } from '@recto/core/clauses';

/** What words mean, as the product knows it. */
export const knownWords = makeWordsOf((specifier) =>
  readFileSync(fileURLToPath(import.meta.resolve(specifier))),
);

/** Tells clauses of contracts, as the product does. */
export const recogniseClauses = makeClauseRecogniser(
  decodeClauseModel(readFileSync(fileURLToPath(import.meta.resolve(CLAUSE_WEIGHTS)))),
);

/** Ranks and drafts, as the product does. */
export function draftInCore(index: FileIndex, question: string, packs = VOCABULARY_PACKS): ExtractiveDraft {
  const words = knownWords(index.language);
  return draftAnswer(index, rankFile(index, question, packs, { words }), words);
}

/** What the product shows of a draft. */
export function verifyInCore(index: FileIndex, draft: DraftAnswer): Answer {
  return verifyAnswer(
    draft,
    makePassageLookup((page) => findPageText(index, page)),
  );
}

/** All three steps of an answer; where the whole is asked for and its contents are at hand, what the document is about. */
export function answerInCore(index: FileIndex, question: string, contents?: Contents): Answer {
  if (contents && asksForOverview(question)) {
    const overview = verifyInCore(index, draftOverview(index, question, contents));
    if (overview.kind === 'answer') return overview;
  }
  return verifyInCore(index, draftInCore(index, question));
}
