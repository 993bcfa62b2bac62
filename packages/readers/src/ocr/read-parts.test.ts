import { expect, test } from 'vitest';
import type { GrayImage } from '#ocr/gray-image.ts';
import { readParts } from '#ocr/read-parts.ts';
import type { RecognisedLine, RecognisedWord } from '#ocr/recognised.ts';

const word = (text: string, x0: number, x1: number, y0: number): RecognisedWord => {
  const bbox = { x0, y0, x1, y1: y0 + 20 };
  return { text, confidence: 40, bbox, symbols: [{ text, bbox }] };
};
const [kept, first, second] = [word('own', 0, 60, 100), word('a', 80, 120, 100), word('b', 20, 90, 160)];
const line = (...words: RecognisedWord[]): RecognisedLine => ({
  bbox: { x0: 0, y0: words[0]?.bbox.y0 ?? 0, x1: 200, y1: words[0]?.bbox.y1 ?? 0 },
  words,
});
const lines = [line(word('title', 0, 200, 20)), line(kept, first), line(second)];
const PAPER = 240;

/** A page whose words are ink, each of its own shade. */
function draw(): GrayImage {
  const pixels = new Uint8Array(200 * 200).fill(PAPER);
  for (const { words } of lines)
    words.forEach(({ bbox: { x0, x1, y0, y1 } }, at) => {
      for (let y = y0; y < y1; y++) pixels.fill(10 * (at + 1), y * 200 + x0, y * 200 + x1);
    });
  return { width: 200, height: 200, pixels };
}

test('the engine gets the parts alone, and what it reads lies on the page', async () => {
  const sheets: GrayImage[] = [];
  const parts = [
    { index: 1, words: [first] },
    { index: 2, words: [second] },
  ];
  const read = await readParts(draw(), { lines, parts }, async (sheet) => {
    sheets.push(sheet);
    return [line(word('A', 82, 118, 5)), line(word('B2', 60, 88, 35), word('B1', 22, 50, 35))];
  });
  const [sheet] = sheets;
  expect(sheet).toMatchObject({ width: 200, height: 60 });
  const shadeAt = (x: number, y: number) => sheet?.pixels[y * 200 + x];
  expect([shadeAt(30, 15), shadeAt(100, 15), shadeAt(50, 45)]).toEqual([PAPER, 20, 10]);
  expect(read.map((words) => words.map(({ text, bbox }) => [text, bbox.x0, bbox.y0]))).toEqual([
    [['A', 82, 100]],
    [
      ['B1', 22, 160],
      ['B2', 60, 160],
    ],
  ]);
  expect(read[0]?.[0]?.symbols[0]?.bbox).toEqual({ x0: 82, y0: 100, x1: 118, y1: 120 });
});

test('nothing is read where there are no parts', async () => {
  const engine = () => Promise.reject(new Error('asked'));
  expect(await readParts(draw(), { lines, parts: [] }, engine)).toEqual([]);
});
