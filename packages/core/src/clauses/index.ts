/** Clauses of contracts, told by weights learnt from lawyers' labels. */
export { findAskedKinds, findAskedNdaKinds } from './asked-kinds.ts';
export { type ContractTerm, readContractTerms } from './contract-terms.ts';
export { findClauses, isContract, isNda } from './find-clauses.ts';
export { CLAUSE_KINDS, type ClauseKey, KIND_KEYS, type KindKey } from './clause-kinds.ts';
export {
  type ClauseModel,
  decodeClauseModel,
  encodeClauseModel,
  type KindNumbers,
  type KindWeight,
  type Line,
  makeClauseModel,
} from './model.ts';
export { NDA_KINDS, type NdaKey } from './nda-kinds.ts';
export {
  type ClauseFound,
  type ClauseRecogniser,
  type KindFound,
  makeClauseRecogniser,
} from './recognise.ts';
export { makePassageScorer, normOf } from './score-passages.ts';
export { type ClausePassage, type ClauseText, splitPassages } from './split-passages.ts';
export { termsOf } from './passage-terms.ts';
export { readClauseValue } from './values/read-clause-value.ts';
export type { NamedParty, ReadValue, TypedValue, ValueContext, ValueSpan } from './values/types.ts';

/** The file of the weights, named as `import.meta.resolve` finds it: core itself reads none. */
export const CLAUSE_WEIGHTS = '@recto/core/clauses/weights.bin';
