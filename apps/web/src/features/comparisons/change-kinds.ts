import type { ComparisonKind } from '@recto/contract/comparison-kinds';
import type { ComparisonChange } from '@recto/contract/comparisons';

/** What a kind of change is called on the screen. */
export const KIND_NAMES: Readonly<Record<ComparisonKind, string>> = {
  amount: 'Amount',
  percentage: 'Percentage',
  'negation-added': 'Negation added',
  'negation-removed': 'Negation removed',
  'obligation-strengthened': 'Obligation stronger',
  'obligation-weakened': 'Obligation weaker',
  'exception-added': 'Exception added',
  'exception-removed': 'Exception removed',
  date: 'Date',
  period: 'Period',
  party: 'Name',
  'definition-removed': 'Definition removed',
  'definition-changed': 'Definition changed',
  'definition-added': 'Definition added',
  'reference-broken': 'Broken reference',
  reference: 'Reference',
  number: 'Number',
  'clause-removed': 'Removed',
  'clause-added': 'Added',
  wording: 'Wording',
  'clause-moved': 'Moved',
  'clause-renumbered': 'Renumbered',
  case: 'Capitals',
  punctuation: 'Punctuation',
};

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
