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

test('of claims that are made on demand no more are made than are wanted', () => {
  const made: string[] = [];
  const claims = ['One.', 'One', 'Two.', 'Three.'].values().map((text) => {
    made.push(text);
    return { text };
  });
  expect(dropRepeats(claims, 2).map(({ text }) => text)).toEqual(['One.', 'Two.']);
  expect(made).toEqual(['One.', 'One', 'Two.']);
});
