import { describe, expect, test } from 'vitest';
import { markLines } from '../mark-lines.ts';
import { readEntry } from './read-entry.ts';

test.each([
  [
    'Item 1A.\tRisk Factors\t5',
    { title: 'Item 1A.\tRisk Factors', page: 5, isNumbered: true, isApart: true },
  ],
  ['Overview ........ 12', { title: 'Overview', page: 12, isNumbered: false, isApart: true }],
  ['Preface\tiv', { title: 'Preface', page: 0, isNumbered: false, isApart: true }],
  ['2 Setting up 17', { title: '2 Setting up', page: 17, isNumbered: true, isApart: false }],
])('%j is an entry', (line, entry) => {
  expect(readEntry(line)).toEqual(entry);
});

test.each(['Revenue\t1,200\t1,100', 'Net sales\t$ 12', 'Growth\t3 %', 'Assets\t12\t34', '12', 'The end.'])(
  '%j is none',
  (line) => {
    expect(readEntry(line)).toBeUndefined();
  },
);

/** The lines of a page that are contents. */
const contentsOf = (text: string) =>
  [...(markLines([{ text }])[0]?.contents ?? [])].map((line) => text.split('\n')[line]);

describe('a list of contents', () => {
  test('is on a page that says so, with the titles over two lines and the parts between', () => {
    const list = [
      'Contents',
      'Part I',
      'Business\t1',
      'Market for our shares and',
      'purchases of them\t16',
      'Part II',
      'Signatures\t18',
    ];
    expect(contentsOf(list.join('\n'))).toEqual(list.filter((line) => line !== 'Part I'));
  });

  test('leaves what stands above it on the page', () => {
    const list = [
      'Statements of Operations\t46',
      'Comprehensive Income\t47',
      'Financial Position\t48',
      'Cash Flows\t49',
    ];
    const text = [
      'Item 8. Financial Statements',
      'Index to the Statements',
      ...list,
      'Notes\t51',
      'Reports\t52',
    ];
    expect(contentsOf(text.join('\n'))).toEqual(text.slice(2));
  });

  test('is told by numbers of its own as well', () => {
    const list = ['Item 1. Business\t1', 'Item 1A. Risk Factors\t5', 'Item 2. Properties\t15'];
    expect(contentsOf(['Form 10-K', ...list].join('\n'))).toEqual(list);
  });
});

test.each([
  ['a table', 'Ages of our people\nBerlin\t31\nParis\t33\nRome\t29\nWarsaw\t35\nVienna\t22'],
  [
    'three rows',
    'Ages\nBerlin\t31\nParis\t33\nRome\t39\nThe mean is 34.\nIt was lower before.\nIt may fall.',
  ],
  [
    'text',
    '5. It ended on\nMay 3, as of section 7\nand as of section 8\nas well as of\npart 9 of section 10',
  ],
])('%s is none', (_, text) => {
  expect(contentsOf(text)).toEqual([]);
});

test('a line with leaders is contents wherever it stands', () => {
  expect(contentsOf('Words.\n1 Scope . . . . . . . . 3\nMore words.')).toEqual(['1 Scope . . . . . . . . 3']);
});
