import type { ComparisonChange } from '@recto/contract/comparisons';
import { KIND_NAMES } from '#features/comparisons/change-kinds.ts';

/** Fewer are listed among the others. */
const LEAST_FOLDED = 3;
const NAMED_KINDS = 3;

const isLighter = ({ severity, kinds }: ComparisonChange): boolean =>
  severity === 1 && !kinds.includes('clause-moved') && kinds[0] !== 'clause-renumbered';

/** Parts the changes, which keep their order, into those that are read first and those that can wait below them. */
export function foldLighter(
  changes: readonly ComparisonChange[],
  isFolded: boolean,
): { readonly first: readonly ComparisonChange[]; readonly lighter: readonly ComparisonChange[] } {
  const lighter = isFolded ? changes.filter(isLighter) : [];
  const first = changes.filter((change) => !lighter.includes(change));
  // Where nothing weighs more they are what is to be read.
  if (lighter.length < LEAST_FOLDED || first.length === 0) return { first: changes, lighter: [] };
  return { first, lighter };
}

/** "wording, capitals": the most frequent ones. */
export function nameKinds(changes: readonly ComparisonChange[]): string {
  const counts = Map.groupBy(changes, ({ class: kind }) => KIND_NAMES[kind].toLowerCase());
  const names = [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([name]) => name);
  return names.length <= NAMED_KINDS ? names.join(', ') : `${names.slice(0, NAMED_KINDS).join(', ')} …`;
}
