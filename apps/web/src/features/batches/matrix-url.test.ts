import { expect, test } from 'vitest';
import { matrixSearch, readMatrixUrl } from './matrix-url.ts';

const NOTHING = {
  batch: 'b',
  file: null,
  question: null,
  page: null,
  hit: null,
  show: null,
  find: '',
  sort: null,
};

test.each([
  ['?batch=b', NOTHING],
  ['?batch=b&file=f', { ...NOTHING, file: 'f' }],
  ['?batch=b&sort=file', { ...NOTHING, sort: { column: -1, isDown: false } }],
  ['?batch=b&sort=-2', { ...NOTHING, sort: { column: 1, isDown: true } }],
  ['?batch=b&file=f&question=3', { ...NOTHING, file: 'f', question: 3 }],
  [
    '?batch=b&file=f&question=3&page=14&hit=2&show=not-found&find=sixty+days',
    {
      batch: 'b',
      file: 'f',
      question: 3,
      page: 14,
      hit: 2,
      show: 'not-found',
      find: 'sixty days',
      sort: null,
    },
  ],
] as const)('%s names what is shown', (search, url) => {
  expect(readMatrixUrl(new URLSearchParams(search))).toEqual(url);
  expect(matrixSearch(url)).toBe(search);
});

test('what means nothing is left out', () => {
  expect(readMatrixUrl(new URLSearchParams('?file=f&question=-1&page=x&show=everything&sort=0'))).toEqual({
    ...NOTHING,
    batch: '',
    file: 'f',
  });
  expect(matrixSearch({ ...NOTHING, question: 2, page: 3, hit: 1 })).toBe('?batch=b');
  expect(matrixSearch({ ...NOTHING, file: 'f', page: 3 })).toBe('?batch=b&file=f');
});
