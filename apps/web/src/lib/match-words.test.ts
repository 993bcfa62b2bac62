import { expect, test } from 'vitest';
import { cutParts, matchWords, rankOf, splitByMatches } from '#lib/match-words.ts';

test.each([
  ['Privacy_Notice_2026.pdf', 'notice', true],
  ['Privacy_Notice_2026.pdf', 'NOTICE 2026', true],
  ['Privacy_Notice_2026.pdf', '2026 privacy', true],
  ['Privacy_Notice_2026.pdf', 'notice 2025', false],
  ['Umowa_najmu_Łódź.pdf', 'lodz', true],
  ['Umowa_najmu_Lodz.pdf', 'Łódź', true],
  ['اتفاقية.pdf', 'اتفاق', true],
  ['Report', '', true],
])('%j is found by %j: %j', (text, query, isFound) => {
  expect(matchWords(text, query) !== null).toBe(isFound);
});

test('a text is split where the words match, and joined again it is the same', () => {
  const parts = splitByMatches('🗂 Łódź_notice.pdf', 'lodz notice');
  expect(parts).toEqual([
    { text: '🗂 ', isMatch: false },
    { text: 'Łódź', isMatch: true },
    { text: '_', isMatch: false },
    { text: 'notice', isMatch: true },
    { text: '.pdf', isMatch: false },
  ]);
});

test('the beginning of a text comes before that of a word, and that before its middle', () => {
  const names = ['Denoticed.pdf', 'Privacy_Notice.pdf', 'Notice.pdf'];
  expect(names.toSorted((a, b) => rankOf(a, 'notice') - rankOf(b, 'notice'))).toEqual(names.toReversed());
});

test('a match across the cut of a long name is seen on both sides', () => {
  const [head, tail] = cutParts(splitByMatches('Services agreement v2.pdf', 'agree'), 12);
  expect(head).toEqual([
    { text: 'Services ', isMatch: false },
    { text: 'agr', isMatch: true },
  ]);
  expect(tail).toEqual([
    { text: 'ee', isMatch: true },
    { text: 'ment v2.pdf', isMatch: false },
  ]);
});
