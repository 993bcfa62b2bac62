import { describe, expect, test } from 'vitest';
import type { Line, Page } from '#document/document.ts';
import { derivePageLabels } from '#document/page-labels.ts';

function lineAt(y: number, text: string): Line {
  return { text, words: [{ start: 0, end: text.length, box: [1000, y, 2000, y + 100] }] };
}

function pagesWith(count: number, linesOf: (number: number) => Line[]): Pick<Page, 'number' | 'lines'>[] {
  return Array.from({ length: count }, (_, index) => ({ number: index + 1, lines: linesOf(index + 1) }));
}

describe('page labels', () => {
  test('are the numbers printed in the foot when they run on', () => {
    const pages = pagesWith(6, (number) =>
      number > 3 ? [lineAt(5000, '17'), lineAt(9500, `${number - 3}`)] : [],
    );
    expect(derivePageLabels(pages)).toEqual([undefined, undefined, undefined, '1', '2', '3']);
  });

  test('are read from the head, beside a running title, and from "page n of m"', () => {
    const head = pagesWith(3, (number) => [lineAt(300, `Annual report\t${number + 40}`)]);
    expect(derivePageLabels(head)).toEqual(['41', '42', '43']);
    const foot = pagesWith(3, (number) => [lineAt(9600, `Page ${number} of 120`)]);
    expect(derivePageLabels(foot)).toEqual(['1', '2', '3']);
  });

  test('may be Roman numerals or carry a prefix', () => {
    const roman = ['iii', 'iv', 'v', 'vi'];
    expect(derivePageLabels(pagesWith(4, (number) => [lineAt(9500, roman[number - 1] ?? '')]))).toEqual(
      roman,
    );
    const pages = pagesWith(3, (number) => [lineAt(9500, `F-${number + 8}`)]);
    expect(derivePageLabels(pages)).toEqual(['F-9', 'F-10', 'F-11']);
  });

  test('do not come from numbers that stay the same or stand alone', () => {
    expect(derivePageLabels(pagesWith(5, () => [lineAt(300, 'Report 2017')]))).toEqual(
      Array(5).fill(undefined),
    );
    const once = pagesWith(5, (number) => (number === 2 ? [lineAt(9500, '7')] : []));
    expect(derivePageLabels(once)).toEqual(Array(5).fill(undefined));
  });

  test('do not come from the middle of a page, nor from the years that head tables', () => {
    const lines = ['one', 'two', '', 'three', 'four'];
    const inText = pagesWith(4, (number) =>
      lines.map((text, i) => lineAt(4000 + 200 * i, text || `${number}`)),
    );
    expect(derivePageLabels(inText)).toEqual(Array(4).fill(undefined));
    const years = pagesWith(4, (number) => [lineAt(500, `Years ended\t${2013 + number}`)]);
    expect(derivePageLabels(years)).toEqual(Array(4).fill(undefined));
  });

  test('are found below the text where a page ends early', () => {
    const pages = pagesWith(4, (number) => [
      lineAt(3000, 'Total assets\t17'),
      lineAt(4000 + number, `${number + 101}`),
    ]);
    expect(derivePageLabels(pages)).toEqual(['102', '103', '104', '105']);
  });

  test('skip over pages that print no number', () => {
    const pages = pagesWith(6, (number) => (number === 3 ? [] : [lineAt(9500, `${number + 10}`)]));
    expect(derivePageLabels(pages)).toEqual(['11', '12', undefined, '14', '15', '16']);
  });

  test('come from the number that runs on for longest', () => {
    const step = (number: number) => (number < 4 ? [lineAt(9700, `${number}`)] : []);
    const pages = pagesWith(9, (number) => [...step(number), lineAt(9500, `${number + 20}`)]);
    expect(derivePageLabels(pages)).toEqual(['21', '22', '23', '24', '25', '26', '27', '28', '29']);
  });

  test('of the file itself come first', () => {
    const pages = pagesWith(3, (number) => [lineAt(9500, `${number}`)]).map((page) => ({
      ...page,
      label: `A${page.number}`,
    }));
    expect(derivePageLabels(pages)).toEqual(['A1', 'A2', 'A3']);
  });
});
