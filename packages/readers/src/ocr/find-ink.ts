import { findInkLimit, type GrayImage, halve } from '#ocr/gray-image.ts';
import type { PixelBox } from '#ocr/recognised.ts';

/** Pixels of paper that are left around the ink: engines find no lines at the very edge. */
const MARGIN = 80;
/** How much smaller the picture is in which the ink is looked for: noise is gone in it. */
const SCALE = 4;

/**
 * The part of a picture in which its ink lies, once it is turned clockwise about its centre by some radians: what is read
 * costs by its area too. Told by the picture in half the size. Engines part ink from paper likewise, so what lies outside
 * would not be found in any case; where there is no ink, all of it.
 */
export function findInk({ width, height }: GrayImage, small: GrayImage, radians: number): PixelBox {
  const smaller = halve(small);
  const limit = findInkLimit(smaller.pixels);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  let [x0, y0, x1, y1] = [width, height, 0, 0];
  for (let y = 0; y < smaller.height; y++)
    for (let x = 0; x < smaller.width; x++) {
      if ((smaller.pixels[y * smaller.width + x] ?? limit) >= limit) continue;
      const [dx, dy] = [SCALE * (x + 0.5) - width / 2, SCALE * (y + 0.5) - height / 2];
      const [left, top] = [width / 2 + dx * cos - dy * sin, height / 2 + dy * cos + dx * sin];
      x0 = Math.min(x0, left);
      x1 = Math.max(x1, left);
      y0 = Math.min(y0, top);
      y1 = Math.max(y1, top);
    }
  if (x1 < x0) return { x0: 0, y0: 0, x1: width, y1: height };
  return {
    x0: Math.max(0, Math.floor(x0) - MARGIN),
    y0: Math.max(0, Math.floor(y0) - MARGIN),
    x1: Math.min(width, Math.ceil(x1) + MARGIN),
    y1: Math.min(height, Math.ceil(y1) + MARGIN),
  };
}
