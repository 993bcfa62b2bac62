import { expect, test } from 'vitest';
import { dropRepeats } from './merge-same.ts';

test('of claims with the same words, or that hold one another, the first stays', () => {
  const claims = [
    '…4.5% notes due 2028.',
    '4.5% Notes due 2028',
    'The issuer sells 4.5% notes due 2028.',
    'Other.',
  ];
  expect(dropRepeats(claims.map((text) => ({ text }))).map(({ text }) => text)).toEqual([
    '…4.5% notes due 2028.',
    'Other.',
  ]);
});
