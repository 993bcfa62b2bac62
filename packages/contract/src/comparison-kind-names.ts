import type { ComparisonKind } from '#comparison-kinds.ts';

/** What a kind of change is called on screens and in reports. */
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
