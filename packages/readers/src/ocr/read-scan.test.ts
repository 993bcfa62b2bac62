import { BOX_SCALE, type Line, pageText } from '@recto/core/document';
import { tinyPdf } from '@recto/testing/pdf';
import { beforeAll, expect, test } from 'vitest';
import { readers } from '#index.ts';
import { type GrayImage, turnImage } from '#ocr/gray-image.ts';
import { findLanguageData } from '#ocr/language-data.ts';
import { makePackagedEngine } from '#ocr/packaged-engine.ts';
import { isSure, readScan } from '#ocr/read-scan.ts';
import { skewImage } from '#testing/skew-image.ts';

const LINES = [
  'The supplier shall deliver the goods within thirty days of receipt of the order.',
  'Payment of 12,450 euros is due on the last day of March.',
  'Either party may end this agreement by notice in writing.',
  'It is governed by the law of the place where the buyer has its seat.',
];
const english = makePackagedEngine([findLanguageData('en')].filter((data) => data !== null));

let draw: (dpi: number) => Promise<GrayImage>;
beforeAll(async () => {
  const document = await readers.openDocument('PDF', tinyPdf([LINES]));
  draw = async (dpi) =>
    (await document.renderPage?.(1, dpi)) ?? { width: 0, height: 0, pixels: new Uint8Array() };
});

/** Share of the dark pixels that lie in the boxes of words, and share of the boxes' area of the page. */
function coverage({ width, height, pixels }: GrayImage, lines: readonly Line[]) {
  const marked = new Uint8Array(pixels.length);
  for (const { words } of lines)
    for (const { box } of words) {
      const [left, top, right, bottom] = box.map((at, side) =>
        Math.round((at / BOX_SCALE) * (side % 2 === 0 ? width : height)),
      ) as [number, number, number, number];
      for (let y = top; y < bottom; y++) marked.fill(1, y * width + left, y * width + right);
    }
  let [dark, covered, area] = [0, 0, 0];
  pixels.forEach((shade, at) => {
    area += marked[at] ?? 0;
    if (shade > 128) return;
    dark += 1;
    covered += marked[at] ?? 0;
  });
  return { ink: covered / dark, area: area / pixels.length };
}

/** The times that the engine is used: once, and for a page the wrong way up once more in a small picture and once in the right one. */
const CASES: readonly (readonly [name: string, times: number, change: (image: GrayImage) => GrayImage])[] = [
  ['level', 1, (image) => image],
  ['skewed by two degrees', 1, (image) => skewImage(image, (2 / 180) * Math.PI)],
  ['skewed the other way', 1, (image) => skewImage(image, (-1.2 / 180) * Math.PI)],
  ['upside down', 3, (image) => turnImage(image, 2)],
  ['lying on its left side', 1, (image) => turnImage(image, 3)],
  ['lying on its right side', 3, (image) => turnImage(image, 1)],
];

test.each(CASES)(
  'a page is read, and its boxes lie on the ink: %s, in %i readings',
  async (_name, times, change) => {
    let used = 0;
    const counted: typeof english = (...args) => {
      used += 1;
      return english(...args);
    };
    const scan = await readScan(async (dpi) => change(await draw(dpi)), counted, { trims: true });
    expect(used).toBe(times);
    expect(pageText(scan).split('\n')).toEqual(LINES);
    expect(isSure(scan)).toBe(true);
    const { ink, area } = coverage(change(await draw(200)), scan.lines);
    expect(ink).toBeGreaterThan(0.99);
    expect(area).toBeLessThan(0.12);
  },
);

test('a page without text has none', async () => {
  const gray = async (dpi: number): Promise<GrayImage> => {
    const { width, height, pixels } = await draw(dpi);
    return { width, height, pixels: new Uint8Array(pixels.length).fill(128) };
  };
  expect(await readScan(gray, english)).toEqual({ lines: [], confidence: 0 });
});
