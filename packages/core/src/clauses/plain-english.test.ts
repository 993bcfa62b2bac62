import { expect, test } from 'vitest';
import { isPlainEnglish } from './plain-english.ts';
import { hashWords } from './hash-words.ts';

test.each<[boolean, string]>([
  [
    true,
    'We may end this agreement by giving you a month’s notice. What we make for you is yours once paid.',
  ],
  [true, 'The Supplier shall hand over its papers when this agreement ends.'],
  [false, 'The parties hereto agree that such notice shall be given pursuant to Section 4 hereof.'],
  [false, 'WHEREAS the Company wishes to sell, and the Buyer to buy, the foregoing assets.'],
])('it is %s that this is plain English: %s', (isPlain, text) => {
  expect(isPlainEnglish(hashWords(text))).toBe(isPlain);
});

test('one such word in some thousand others makes no lawyer', () => {
  const text = `${'We keep your papers and give them back to you. '.repeat(150)}The rest hereof stays.`;
  expect(isPlainEnglish(hashWords(text))).toBe(true);
});
