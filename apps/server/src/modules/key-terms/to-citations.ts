import type { KeyTerm } from '@recto/contract/key-terms';
import type { Pages } from '#modules/ingestion/index.ts';

export type ReadKeyTerms = NonNullable<Awaited<ReturnType<Pages['keyTerms']>>>;

/** The citations of the figure or term at a place. */
export const toCitations = (
  fileId: string,
  { citations }: Pick<ReadKeyTerms, 'citations'>,
  at: number,
): KeyTerm['citations'] =>
  (citations[at] ?? []).map((citation) => ({ fileId, ...citation, span: { ...citation.span } }));
