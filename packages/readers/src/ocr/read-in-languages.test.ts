import { expect, test } from 'vitest';
import { readInLanguages } from '#ocr/read-in-languages.ts';
import type { Recognise } from '#ocr/recognised.ts';

const bbox = { x0: 0, y0: 0, x1: 10, y1: 10 };
const reading =
  (...words: [text: string, confidence: number][]): Recognise =>
  async () => [{ bbox, words: words.map(([text, confidence]) => ({ text, confidence, bbox, symbols: [] })) }];
const image = { width: 1, height: 1, pixels: new Uint8Array(1) };
const textOf = async (recognise: Recognise) =>
  (await recognise(image, 200)).flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

const both = reading(['Поставщик', 90], ['Microsoft', 95]);
const readWith = (own: Recognise) =>
  textOf(readInLanguages(['ru', 'en'], (chosen) => (chosen.length > 1 ? both : own)));

test('a page with doubtful words is read in more languages', async () => {
  expect(await readWith(reading(['Поставщик', 95], ['Мисгозой', 40]))).toBe('Поставщик Microsoft');
});

test('a page without them, or with nothing on it, is read once', async () => {
  expect(await readWith(reading(['Поставщик', 95], ['обязуется', 60]))).toBe('Поставщик обязуется');
  expect(await readWith(reading())).toBe('');
});

test('a page that reads hardly better in more languages keeps its own reading', async () => {
  expect(await readWith(reading(['Поставщик', 92], ['обязуется', 92], ['не', 45]))).toBe(
    'Поставщик обязуется не',
  );
});
