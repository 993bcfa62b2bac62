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

/** So many words that which letters follow each other can be told. */
const VOCABULARY = Array.from({ length: 320 }, (_, at) => {
  const syllables = ['ba', 'bo', 'de', 'hi', 'ka', 'lo', 'me', 'nu', 'ra', 'te'];
  return [at % 10, Math.floor(at / 10) % 10, Math.floor(at / 100)].map((each) => syllables[each]).join('');
}).join(' ');

test('a short word that cannot be one is what it looks like, and one that can is not', () => {
  const printed = `${VOCABULARY}. All of this is held.`;
  expect(compareScan(printed, `${VOCABULARY}. All of tbis is held.`)).toBe('');
  expect(compareScan(printed.replace('held', 'hold'), printed.replace('held', 'bold'))).toBe('{hold|bold}');
  expect(compareScan('All of this is held.', 'All of tbis is held.')).toBe('{this|tbis}');
});

test('two letters are one or two, whichever gives a word', () => {
  expect(compareScan('It is solely with the vendor.', 'It is solcly vvith the venclor.')).toBe('');
});

test('a word that begins with a digit is one with a capital', () => {
  expect(compareScan('Only they may. If only.', '0nly they may. If only.')).toBe('');
});
