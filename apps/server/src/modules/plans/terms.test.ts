import type { EffectivePlan } from '@recto/contract/plans';
import { expect, test } from 'vitest';
import { planThatHolds } from '#modules/plans/terms.ts';

test.each<
  [granted: EffectivePlan | null, paid: EffectivePlan | null, byDefault: EffectivePlan, EffectivePlan]
>([
  [null, null, 'FREE', 'FREE'],
  [null, 'PRICE_ID_10', 'FREE', 'PRICE_ID_10'],
  // Nobody has less for having paid.
  [null, 'PRICE_ID_10', 'none', 'none'],
  [null, 'PRICE_ID_10', 'PRICE_ID_75', 'PRICE_ID_75'],
  [null, 'PRICE_ID_150', 'PRICE_ID_75', 'PRICE_ID_150'],
  // The operator may give less, too.
  ['FREE', 'PRICE_ID_150', 'none', 'FREE'],
  ['none', null, 'FREE', 'none'],
])('given %s, paying for %s, where everybody has %s: %s', (granted, paid, byDefault, held) => {
  expect(planThatHolds({ granted, paid, byDefault })).toBe(held);
});
