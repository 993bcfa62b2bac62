import { tinyPdf } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { readers } from '#index.ts';
import { halve, type QuarterTurns, turnImage } from '#ocr/gray-image.ts';
import { findSkew, liesOnItsSide, rotateImage } from '#ocr/skew.ts';
import { skewImage } from '#testing/skew-image.ts';

const DEGREE = Math.PI / 180;
const LINES = [
  'The supplier shall deliver the goods within thirty days.',
  'Payment is due on the last day of March.',
];

async function drawPage() {
  const document = await readers.openDocument('PDF', tinyPdf([LINES]));
  const image = await document.renderPage?.(1, 200);
  document.close();
  if (!image) throw new Error('a PDF has pictures');
  return image;
}

test.each([0, 0.5, -1.2, 1.9, 2, -3, 5, -8])('the skew of a page is found: %s degrees', async (degrees) => {
  const found = findSkew(halve(skewImage(await drawPage(), degrees * DEGREE)));
  expect(Math.abs(found / DEGREE + degrees)).toBeLessThan(0.045);
});

test('a page without lines has none, and lies on no side', () => {
  const image = { width: 200, height: 300, pixels: new Uint8Array(200 * 300).fill(255) };
  expect(findSkew(image)).toBe(0);
  expect(liesOnItsSide(image)).toBe(false);
});

test.each([0, 1, 2, -3, 5])('a page lies on its side or not, askew by %s degrees', async (degrees) => {
  const page = await drawPage();
  const found = ([0, 1, 2, 3] as QuarterTurns[]).map((turns) =>
    liesOnItsSide(halve(skewImage(turnImage(page, turns), degrees * DEGREE))),
  );
  expect(found).toEqual([false, true, false, true]);
});

test('a picture is turned clockwise about its centre', () => {
  const [width, height] = [40, 40];
  const pixels = new Uint8Array(width * height).fill(255);
  // Right of the centre.
  for (const y of [19, 20, 21]) pixels.fill(0, y * width + 34, y * width + 37);
  const turned = rotateImage({ width, height, pixels }, Math.PI / 2, { x0: 0, y0: 0, x1: width, y1: height });
  expect(turned.pixels[35 * width + 20]).toBe(0);
  expect(turned.pixels[20 * width + 35]).toBe(255);
  const part = rotateImage({ width, height, pixels }, Math.PI / 2, { x0: 15, y0: 30, x1: 25, y1: 38 });
  expect([part.width, part.height, part.pixels[5 * 10 + 5]]).toEqual([10, 8, 0]);
});
