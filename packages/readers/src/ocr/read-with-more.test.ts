import { expect, test } from 'vitest';
import { readWithMore } from '#ocr/read-with-more.ts';
import type { Recognise } from '#ocr/recognised.ts';

const bbox = { x0: 0, y0: 0, x1: 10, y1: 10 };
const reading =
  (...words: [text: string, confidence: number][]): Recognise =>
  async () => [{ bbox, words: words.map(([text, confidence]) => ({ text, confidence, bbox, symbols: [] })) }];
const image = { width: 1, height: 1, pixels: new Uint8Array(1) };
const textOf = async (recognise: Recognise) =>
  (await recognise(image, 200)).flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

const more = reading(['Поставщик', 90], ['Microsoft', 95]);

test('a page with doubtful words is read in more languages', async () => {
  expect(await textOf(readWithMore(reading(['Поставщик', 95], ['Мисгозой', 40]), more))).toBe(
    'Поставщик Microsoft',
  );
});

test('a page without them, or with nothing on it, is read once', async () => {
  expect(await textOf(readWithMore(reading(['Поставщик', 95], ['обязуется', 60]), more))).toBe(
    'Поставщик обязуется',
  );
  expect(await textOf(readWithMore(reading(), more))).toBe('');
});
