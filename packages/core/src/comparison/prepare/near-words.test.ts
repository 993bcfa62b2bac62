import { expect, test } from 'vitest';
import { compare } from '#comparison/index.ts';
import { markChanges, toPages } from '#comparison/testing.ts';

const compareScan = (printed: string, read: string, state: 'ocr' | 'text' = 'ocr') =>
  markChanges(
    compare(
      toPages(printed),
      toPages(read).map((page) => ({ ...page, state })),
    ),
  );

test('a word that a scan misreads is the word, and a real change stays one', () => {
  const printed = 'The modern clause of this letter is in force for one month.';
  const read = 'The rnodern c1ause of this 1etter is in force for two rnonth.';
  expect(compareScan(printed, read)).toBe('{one|two}');
  expect(compareScan(printed, read, 'text')).toBe(
    '{modern clause|rnodern c1ause}{letter|1etter}{one month|two rnonth}',
  );
});

test('of words that differ in their capital alone it is the one that begins likewise', () => {
  const printed = 'Source of the thing. The source is open. The source is here.';
  expect(compareScan(printed, 'Source of the thing. The sourcc is open. The sourcc is here.')).toBe('');
});

test('figures are never guessed', () => {
  expect(compareScan('A fee of 100 euros is due in 15 days.', 'A fee of lOO euros is due in l5 days.')).toBe(
    '{100|lOO}{15|l5}',
  );
  expect(compareScan('A fee of SO euros is due.', 'A fee of 50 euros is due.')).toBe('{SO|50}');
});

test('a word that looks like several is none of them', () => {
  expect(
    compareScan('The ears and the cars of house 1 are his.', 'The eors and the cars of house 1 are his.'),
  ).toBe('{ears|eors}');
});
