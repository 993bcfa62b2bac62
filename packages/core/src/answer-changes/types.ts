import type { CellValue } from '#columns/types.ts';

/** An answer as far as it is compared with that of another version of its file. */
export interface ComparedAnswer {
  readonly kind: 'answer' | 'closest' | 'none';
  /** Of a typed column; null where it has none, or the answer names none. */
  readonly value: CellValue | null;
  /** The values between which the file contradicts itself; empty where it does not. */
  readonly readings: readonly CellValue[];
  /** The sentences that it consists of; of passages that come close all of them. */
  readonly statements: readonly string[];
}

/** Parallel to the statements of each answer: whether they stand in the text of the other version too. */
export interface Standing {
  readonly before: readonly boolean[];
  readonly now: readonly boolean[];
}

/**
 * Why somebody has to look before an answer can be called changed or unchanged:
 * - `unsure`: a value was not read surely, or only one version names one
 * - `near`: the values are about the same, in another form
 * - `disagrees`: a version says two values
 * - `close`: only passages that come close are there
 * - `stands`: both versions say both, but another passage answered, or none
 * - `reference`: only the numbers of clauses that are referred to differ
 * - `wording`: the same yes or no, or a part of the same sentence, in other words
 */
export type LookReason = 'unsure' | 'near' | 'disagrees' | 'close' | 'stands' | 'reference' | 'wording';

/** Whether an answer says something else than that of the earlier version; `look`: a person has to tell. */
export type AnswerChange =
  | { readonly change: 'same'; readonly isReworded: boolean }
  | { readonly change: 'changed' }
  | { readonly change: 'look'; readonly reason: LookReason };
