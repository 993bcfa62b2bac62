import { expect, test } from 'vitest';
import { commonWidth, inkOf, WHOLE_PAGE, windowOf } from '#ui/document-viewer/pdf/ink-window.ts';

/** A white picture with black pixels at some points. */
function picture(width: number, height: number, ...pixels: readonly (readonly [x: number, y: number])[]) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [x, y] of pixels) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data };
}

test('what is printed is found with a little air around it, and an empty page stays whole', () => {
  const ink = inkOf(picture(100, 200, [20, 30], [79, 159]));
  expect(ink.x).toBeCloseTo(0.185);
  expect(ink.width).toBeCloseTo(0.63);
  expect(ink.y).toBeCloseTo(0.1425);
  expect(ink.height).toBeCloseTo(0.665);
  expect(inkOf(picture(100, 200))).toEqual(WHOLE_PAGE);
  expect(inkOf(picture(10, 10, [0, 0], [9, 9]))).toEqual(WHOLE_PAGE);
});

test('pages are as wide as most are printed, and one that is wider loses nothing', () => {
  const usual = { x: 0.2, y: 0.1, width: 0.6, height: 0.8 };
  const cover = { x: 0, y: 0, width: 1, height: 1 };
  const common = commonWidth([cover, usual, { ...usual, x: 0.21 }, usual, usual]);
  expect(common.x).toBeCloseTo(0.2);
  expect(common.width).toBeCloseTo(0.61);
  expect(windowOf(cover, common)).toEqual(cover);
  const narrow = windowOf({ x: 0.4, y: 0.3, width: 0.1, height: 0.1 }, common);
  expect([narrow.x, narrow.y, narrow.height]).toEqual([0.2, 0.3, 0.1]);
  expect(narrow.width).toBeCloseTo(0.61);
});
