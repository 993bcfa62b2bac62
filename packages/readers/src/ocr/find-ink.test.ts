import { expect, test } from 'vitest';
import { findInk } from '#ocr/find-ink.ts';
import { halve } from '#ocr/gray-image.ts';

const [WIDTH, HEIGHT] = [1_000, 800];

function draw(boxes: readonly (readonly [left: number, top: number, right: number, bottom: number])[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(240);
  for (const [left, top, right, bottom] of boxes)
    for (let y = top; y < bottom; y++) pixels.fill(20, y * WIDTH + left, y * WIDTH + right);
  return { width: WIDTH, height: HEIGHT, pixels };
}
const find = (image: ReturnType<typeof draw>, radians = 0) => findInk(image, halve(image), radians);

test('ink is found with the paper around it, as far as there is any', () => {
  const image = draw([
    [300, 200, 700, 220],
    [960, 500, 980, 520],
  ]);
  expect(find(image)).toEqual({ x0: 222, y0: 122, x1: WIDTH, y1: 598 });
});

test('ink is found where it lies once the picture is turned', () => {
  // Above the centre, and to the right of it after a quarter turn clockwise.
  expect(find(draw([[480, 200, 520, 240]]), Math.PI / 2)).toEqual({ x0: 582, y0: 302, x1: 778, y1: 498 });
});

test('a picture without ink is taken whole', () => {
  expect(find(draw([]))).toEqual({ x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
});
