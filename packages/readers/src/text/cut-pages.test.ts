import { expect, test } from 'vitest';
import { cutPages } from '#text/cut-pages.ts';

const paragraph = (length: number) => `${'word '.repeat(length / 5).trimEnd()}\n\n`;

test('pages end after a paragraph, and say with which line of the file they begin', () => {
  const text = Array.from({ length: 12 }, () => paragraph(800)).join('');
  const pages = cutPages(text);
  expect(pages.map(({ firstLine }) => firstLine)).toEqual([1, 9, 17]);
  expect(pages.flatMap(({ lines }) => lines).join('\n')).toBe(text.trimEnd().concat('\n'));
});

test('a form feed ends a page and no line', () => {
  expect(cutPages('one\ntwo\n\fthree\ffour')).toEqual([
    { firstLine: 1, lines: ['one', 'two'] },
    { firstLine: 3, lines: ['three'] },
    { firstLine: 3, lines: ['four'] },
  ]);
});

test('lines end as on every system', () => {
  expect(cutPages('a\r\nb\rc\n\nd')).toEqual([{ firstLine: 1, lines: ['a', 'b', 'c', '', 'd'] }]);
});

test('lines without a paragraph among them are cut all the same', () => {
  const pages = cutPages('A line of a long list.\n'.repeat(1_000));
  expect(pages.length).toBe(6);
  for (const { lines } of pages) expect(lines.join('\n').length).toBeLessThanOrEqual(4_000);
});

test('a line longer than a page goes on under its number, whole words and characters in each piece', () => {
  const words = cutPages(`first\n${'word '.repeat(2_000)}\nlast`);
  expect(words.map(({ firstLine }) => firstLine)).toEqual([1, 2, 2, 2]);
  expect(words.at(-1)?.lines.at(-1)).toBe('last');
  expect(words.flatMap(({ lines }) => lines).join('')).toBe(`first${'word '.repeat(2_000)}last`);
  for (const { lines } of words.slice(1, 3)) expect(lines[0]).toMatch(/^(?:word )+$/);

  const unspaced = cutPages(`a${'😀'.repeat(5_000)}`);
  for (const { lines } of unspaced) expect(lines.join('').isWellFormed()).toBe(true);
  expect(unspaced.flatMap(({ lines }) => lines).join('')).toBe(`a${'😀'.repeat(5_000)}`);
});

test('nothing is no page, and no more are made than are wanted', () => {
  expect(cutPages('')).toEqual([]);
  expect(cutPages('\f'.repeat(10))).toEqual([]);
  expect(cutPages('x\f'.repeat(1_000_000), 10)).toHaveLength(10);
});
