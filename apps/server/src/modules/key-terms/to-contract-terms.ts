import type { KeyTerm } from '@recto/contract/key-terms';
import { type ReadKeyTerms, toCitations } from '#modules/key-terms/to-citations.ts';

type ContractTerms = Extract<ReadKeyTerms, { readonly documentKind: 'contract' }>;

/** The key terms of a contract as clients get them: one of every kind, those that were not found too. */
export const toContractTerms = (fileId: string, read: ContractTerms): KeyTerm[] =>
  read.terms.map(({ evidence: _, ...term }, at) => ({ ...term, citations: toCitations(fileId, read, at) }));
