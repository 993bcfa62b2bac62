import { findInkLimit, type GrayImage } from '#ocr/gray-image.ts';

/** Rows of the part, and by how many each of its edges may move to pass between lines. */
const ROWS = 120;
const SNAP = 20;
/** Share of a row from which its ink is a rule or a photograph: the feet of letters take less. */
const MAX_SHARE = 0.5;

/**
 * A part of a level picture (200 dpi) with some three lines of print: the rows in which the ends of the ink line up most
 * sharply, as they do on the baselines of dense text, cut where there is least ink.
 */
export function pickLines(image: GrayImage): GrayImage {
  const { width, height, pixels } = image;
  if (height <= ROWS + 2 * SNAP) return image;
  const { ink, ends } = countInk(image);
  let [sum, most, top] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    sum += (ends[y] ?? 0) ** 2 - (ends[y - ROWS] ?? 0) ** 2;
    if (y >= ROWS && sum > most) [most, top] = [sum, y - ROWS + 1];
  }
  const from = snap(ink, top);
  const to = Math.max(snap(ink, top + ROWS), from + SNAP);
  return { width, height: to - from, pixels: pixels.slice(from * width, to * width) };
}

/** Of each row: pixels of ink, and those of them that have paper below. */
function countInk({ width, height, pixels }: GrayImage) {
  const limit = findInkLimit(pixels);
  const [ink, ends] = [new Uint32Array(height), new Uint32Array(height)];
  for (let y = 0; y + 1 < height; y++) {
    let [inked, ended] = [0, 0];
    for (let at = y * width; at < (y + 1) * width; at++) {
      if ((pixels[at] ?? limit) >= limit) continue;
      inked++;
      if ((pixels[at + width] ?? 0) >= limit) ended++;
    }
    ink[y] = inked;
    ends[y] = inked > MAX_SHARE * width ? 0 : ended;
  }
  return { ink, ends };
}

/** The row near this one that has least ink. */
function snap(ink: Uint32Array, row: number): number {
  let best = Math.min(row, ink.length - 1);
  for (let y = Math.max(0, row - SNAP); y <= Math.min(ink.length - 1, row + SNAP); y++)
    if ((ink[y] ?? 0) < (ink[best] ?? 0)) best = y;
  return best;
}
