import { z } from 'zod';

/** What a change does, the weightiest first. */
export const COMPARISON_KINDS = [
  'amount',
  'percentage',
  'negation-added',
  'negation-removed',
  'obligation-strengthened',
  'obligation-weakened',
  'exception-added',
  'exception-removed',
  'date',
  'period',
  'party',
  'definition-removed',
  'definition-changed',
  'definition-added',
  'reference-broken',
  'reference',
  'number',
  'clause-removed',
  'clause-added',
  'wording',
  'clause-moved',
  'clause-renumbered',
  'case',
  'punctuation',
] as const;
export const ComparisonKind = z.enum(COMPARISON_KINDS);
export type ComparisonKind = z.infer<typeof ComparisonKind>;

/** What kind of change a language model takes one for. */
export const CHANGE_CATEGORIES = ['commercial', 'substantive', 'clarification', 'administrative'] as const;
export type ChangeCategory = (typeof CHANGE_CATEGORIES)[number];
