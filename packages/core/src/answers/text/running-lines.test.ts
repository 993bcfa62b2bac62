import { expect, test } from 'vitest';
import { isPageNumber, makeRunningTest } from './running-lines.ts';

test.each([
  '18',
  '– 5 –',
  'Page 3 of 4',
  'Seite 12',
  'xiv',
  '第 5 页',
  '28 | 2020 Annual Report',
  'Debian リファレンス\t12 / 244',
  'A Brief History\tv',
])('%j is the number of a page', (line) => {
  expect(isPageNumber(line, false)).toBe(true);
});

test.each(['Revenue\t12', 'In 2017 it rose', '1,412', 'Total assets\t12\t34'])('%j is none', (line) => {
  expect(isPageNumber(line, false)).toBe(false);
});

test('what stands at the edges of many pages runs over them, whatever its figures', () => {
  const pages = [1, 2, 3, 4].map(
    (page) =>
      `Table of Contents\nThe text of page ${page} is its own, ${'abcd'[page - 1]}.\nTotal\t${page}\nForm 10-K ${page}`,
  );
  const isRunning = makeRunningTest(pages);
  expect(
    ['Table of Contents', 'Form 10-K 17', 'The text of page 1 is its own, x.', ''].map(isRunning),
  ).toEqual([true, true, false, false]);
  expect(makeRunningTest(pages.slice(0, 2))('Table of Contents')).toBe(false);
});
