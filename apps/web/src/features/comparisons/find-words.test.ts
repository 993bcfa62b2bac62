import { expect, test } from 'vitest';
import { findWords } from '#features/comparisons/find-words.ts';

test.each([
  ['whatever their case', 'The FEE is due. A fee.', 'fee', ['FEE', 'fee']],
  ['over the ends of lines', 'thirty\n days', 'thirty days', ['thirty\n days']],
  ['with other marks', 'the “Fee” – due', '"fee" - due', ['“Fee” – due']],
  ['as they are, not as a pattern', 'a (b) $5.00 [c]', '(b) $5.00 [c]', ['(b) $5.00 [c]']],
  ['nowhere', 'The fee.', 'costs', []],
  ['without any', 'The fee.', '  ', []],
])('words are found %s', (_, text, words, found) => {
  expect(findWords(text, words).map(({ start, end }) => text.slice(start, end))).toEqual(found);
});
