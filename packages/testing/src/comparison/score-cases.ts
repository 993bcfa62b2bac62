import type { Score } from '#comparison/harness.ts';

export interface CaseScore extends Score {
  readonly profile: string;
}

/** Nothing but the layout differs in these. */
const UNEDITED = 'none';
export const isEdited = ({ profile }: Pick<CaseScore, 'profile'>) => profile !== UNEDITED;

/** Over all words of texts with edits. */
export function markF1Of(results: readonly CaseScore[]): number {
  const edited = results.filter(isEdited);
  const sum = (of: (result: Score) => number) => edited.reduce((total, result) => total + of(result), 0);
  const correct = 2 * sum(({ tp }) => tp);
  return correct / (correct + sum(({ fp }) => fp) + sum(({ fn }) => fn));
}

/** False marks per 1,000 words where nothing but the layout differs. */
export function noiseOf(results: readonly CaseScore[]): number {
  const unedited = results.filter((result) => !isEdited(result));
  return unedited.reduce((sum, { noise }) => sum + noise, 0) / unedited.length;
}
