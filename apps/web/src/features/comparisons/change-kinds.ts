import type { ComparisonKind } from '@recto/contract/comparison-kinds';
import type { ComparisonChange } from '@recto/contract/comparisons';

export { KIND_NAMES } from '@recto/contract/comparison-kind-names';

export type Tone = 'added' | 'removed' | 'moved' | 'changed';

/** The colour in which a change is shown. */
export function toneOf({
  kinds,
  masterLineId,
  childLineId,
}: Pick<ComparisonChange, 'kinds' | 'masterLineId' | 'childLineId'>): Tone {
  if (kinds.includes('clause-moved')) return 'moved';
  if (masterLineId === null) return 'added';
  return childLineId === null ? 'removed' : 'changed';
}

/** Changes of such kinds alone say nothing new: they are folded away until they are asked for. */
const MINOR: ReadonlySet<ComparisonKind> = new Set<ComparisonKind>(['punctuation', 'case']);
export const isMinor = ({ kinds }: Pick<ComparisonChange, 'kinds'>): boolean =>
  kinds.every((kind) => MINOR.has(kind));
