import { expect, test } from 'vitest';
import { hasMiddle, isPageNumber, makeRunningTest } from './running-lines.ts';

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

test('rows that differ by several numbers from page to page are no running lines', () => {
  const rows = (page: number) =>
    [1, 2, 3, 4]
      .map((row) => `Order ${page * 1000 + row}\tDepot ${page + row}\t${page * 17 + row}`)
      .join('\n');
  const pages = [1, 2, 3, 4, 5, 6].map(
    (page) => `Order\tDepot\tTotal\n${rows(page)}\nChapter 2, page ${page}`,
  );
  const isRunning = makeRunningTest(pages);
  expect(
    ['Order 3001\tDepot 4\t52', 'Order\tDepot\tTotal', 'Chapter 2, page 4', 'Chapter 3, page 7'].map(
      isRunning,
    ),
  ).toEqual([false, true, true, true]);
});

test.each([
  ['NOTE 12: Taxes xii', 'NOTE 7: Taxes v'],
  ['Kapitel 3 – Übersicht', 'Kapitel 14 – Übersicht'],
  ['#1 -- Form 10-K', '#22 Form 7-K'],
])('%j and %j are the same running line', (first, other) => {
  const pages = [0, 1, 2].map((page) => `${page === 2 ? other : first}\nOwn text ${'abc'[page]}.`);
  const isRunning = makeRunningTest(pages);
  expect([first, other, 'Own text d.'].map(isRunning)).toEqual([true, true, false]);
});

test('a page has a middle where more lines than six have something on them', () => {
  expect(hasMiddle('1\n2\n3\n\n \n4\n5\n6')).toBe(false);
  expect(hasMiddle('1\n2\n3\n\n \n4\n5\n6\n7')).toBe(true);
});
