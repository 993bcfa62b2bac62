import { describe, expect, test } from 'vitest';
import { markLines } from '../mark-lines.ts';
import { findRunningHeads, isPageNumber } from './index.ts';

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
  expect(isPageNumber(line)).toBe(true);
});

test.each(['Revenue\t12', 'In 2017 it rose', '1,412', 'Total assets\t12\t34'])('%j is none', (line) => {
  expect(isPageNumber(line)).toBe(false);
});

/** The running lines of each page of a text without places. */
const runningOf = (pages: readonly string[]) =>
  markLines(pages.map((text) => ({ text }))).map(({ running }, at) =>
    [...running].map((line) => pages[at]?.split('\n')[line]),
  );

const letters = (page: number) => 'abcdefghijkl'[page];
/** Lines that no other page has. */
const middle = (page: number) =>
  Array.from({ length: 8 }, (_, line) => `Line ${letters(line)} of page ${letters(page)} goes on`).join('\n');

describe('of pages by the order of their lines', () => {
  test('what stands at the edges of many pages is a head or foot, whatever its numbers', () => {
    const pages = [1, 2, 3, 4].map((page) => `Table of Contents\n${middle(page)}\nForm 10-K ${page}`);
    expect(runningOf(pages)).toEqual([1, 2, 3, 4].map((page) => ['Table of Contents', `Form 10-K ${page}`]));
    expect(runningOf(pages.slice(0, 2)).flat()).toEqual([]);
  });

  test('what ends a sentence on a page of a few lines is its text', () => {
    const pages = [1, 2, 3].map((page) => `Report\nNothing happened.\nThe end of part ${letters(page)}`);
    expect(runningOf(pages)).toEqual([['Report'], ['Report'], ['Report']]);
  });

  test('rows that differ by several numbers from page to page are none', () => {
    const rows = (page: number) =>
      [1, 2, 3, 4]
        .map((row) => `Order ${page * 1000 + row}\tDepot ${page + row}\t${page * 17 + row}`)
        .join('\n');
    const pages = [1, 2, 3, 4, 5, 6].map(
      (page) => `Order\tDepot\tTotal\n${rows(page)}\nChapter 2, page ${page}`,
    );
    expect(runningOf(pages)).toEqual(
      [1, 2, 3, 4, 5, 6].map((page) => ['Order\tDepot\tTotal', `Chapter 2, page ${page}`]),
    );
  });

  test('what stands in the middle of pages as well is a heading of their parts', () => {
    const pages = [1, 2, 3, 4].map(
      (page) => `See also\n${middle(page)}\nSee also\n${middle(page + 5)}\nSee also\nlast ${letters(page)}`,
    );
    expect(runningOf(pages).flat()).toEqual([]);
  });

  test('what stands between a line and the edge must be a head or foot itself', () => {
    const pages = [1, 2, 3, 4].map((page) => `${middle(page)}\nNotes\n${letters(page)} is noted here`);
    expect(runningOf(pages).flat()).toEqual([]);
  });

  test('a number out of the order of the pages is a figure', () => {
    const numbers = [1, 2, 3, 2014, 5, 6];
    const pages = numbers.map((number, page) => `${middle(page)}\n${number}`);
    expect(runningOf(pages)).toEqual([['1'], ['2'], ['3'], [], ['5'], ['6']]);
  });

  test('the head of a chapter counts its pages, and so few pages are enough', () => {
    const pages = Array.from({ length: 12 }, (_, page) =>
      page < 4 ? `Appendix B: Licence\t${page + 92}\n${middle(page)}` : middle(page),
    );
    expect(runningOf(pages).flat()).toHaveLength(4);
  });

  test.each([
    ['NOTE 12: Taxes xii', 'NOTE 7: Taxes v'],
    ['Kapitel 3 – Übersicht', 'Kapitel 14 – Übersicht'],
    ['#1 -- Form 10-K', '#22 Form 7-K'],
  ])('%j and %j are the same', (first, other) => {
    const pages = [0, 1, 2].map((page) => `${page === 2 ? other : first}\n${middle(page)}`);
    expect(runningOf(pages)).toEqual([[first], [first], [other]]);
  });
});

describe('of pages that are laid out', () => {
  const place = (text: string, top: number) => ({ text, top, bottom: top + 10 });

  test('lines count by their places, in whatever order they are read', () => {
    const pages = [1, 2, 3].map((page) => [
      place('Confidential treatment requested', 780),
      ...middle(page)
        .split('\n')
        .map((text, at) => place(text, 100 + 20 * at)),
    ]);
    expect([...findRunningHeads(pages)].map(({ text }) => text)).toEqual(
      Array(3).fill('Confidential treatment requested'),
    );
  });

  test('what stands where most pages have a head is one, of whatever chapter', () => {
    const heads = ['Loans', 'Loans', 'Loans', 'Loans', 'Loans', 'Loans', 'Reports', 'Budgets'];
    const pages = heads.map((head, page) => [
      place(head, 40),
      ...middle(page)
        .split('\n')
        .map((text, at) => place(text, 100 + 12 * at)),
    ]);
    expect([...findRunningHeads(pages)].map(({ text }) => text)).toEqual(heads);
  });

  test('a heading that has no space below it is none', () => {
    const pages = [...Array(6).fill('Loans'), 'The text of this page begins as high'].map((head, page) => [
      place(head, 40),
      place(`Own words of ${letters(page)}`, page < 6 ? 100 : 52),
      place(`More words of ${letters(page)}`, 160),
      place(`Still more of ${letters(page)}`, 172),
    ]);
    expect([...findRunningHeads(pages)].map(({ text }) => text)).toEqual(Array(6).fill('Loans'));
  });
});

test('what the format says is not guessed', () => {
  const pages = [1, 2, 3].map((page) => [
    { text: 'Minutes', isRunning: true },
    { text: 'Agenda', isRunning: false },
    { text: `${page}`, isRunning: false },
  ]);
  expect([...findRunningHeads(pages)].map(({ text }) => text)).toEqual(['Minutes', 'Minutes', 'Minutes']);
});
