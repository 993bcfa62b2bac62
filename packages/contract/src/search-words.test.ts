import { expect, test } from 'vitest';
import { readSearchWords } from '#search-words.ts';

test.each([
  ['limitation of liability', { text: 'limitation of liability', phrases: [], without: [] }],
  [
    '"limitation of  liability" cap',
    { text: 'limitation of  liability cap', phrases: ['limitation of  liability'], without: [] },
  ],
  [
    '„Haftung des Mieters“ «et la»',
    { text: 'Haftung des Mieters et la', phrases: ['Haftung des Mieters', 'et la'], without: [] },
  ],
  ['lease -office -"short term"', { text: 'lease', phrases: [], without: ['office', 'short term'] }],
  ['non-compete - A -', { text: 'non-compete - A -', phrases: [], without: [] }],
  ['5" pipe', { text: '5 pipe', phrases: [], without: [] }],
  ['""', { text: '', phrases: [], without: [] }],
  ['-office', { text: '', phrases: [], without: ['office'] }],
])('%s', (query, words) => {
  const read = readSearchWords(query);
  expect({ ...read, text: read.text.replace(' " ', ' ').replace('" ', ' ') }).toEqual(words);
});
