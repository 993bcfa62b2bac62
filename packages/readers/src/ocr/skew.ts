import { findInkLimit, type GrayImage, halve, turnImage } from '#ocr/gray-image.ts';
import type { PixelBox } from '#ocr/recognised.ts';

const WHITE = 255;
const DEGREE = Math.PI / 180;
/** Pages that lie more askew than this are rare, and columns of a table begin to look like lines. */
const MAX_SKEW = 10 * DEGREE;
const COARSE_STEP = 0.5 * DEGREE;
const FINE_STEP = 0.05 * DEGREE;
/** Of the peak of scores about the best angle, to either side: it is some tenths of a degree wide. */
const PEAK_WIDTH = 0.2 * DEGREE;
/** How much more the ends of the ink must line up at an angle than at none. */
const CLEARLY_MORE = 1.1;

/**
 * By how much the lines of a picture must be turned clockwise about its centre to be level, in radians, told by a picture
 * of half the size. The lower ends of the
 * ink lie on the baselines: at the right angle they fall into the fewest rows, so the sum of their squared counts is
 * greatest (H. S. Baird, "The skew angle of printed documents", 1987). The sums of neighbouring angles differ by the rounding
 * to rows alone, so the angle is the centre of the peak: half a step beside it, lines on a small page lose spaces.
 */
export function findSkew(small: GrayImage): number {
  const ends = findLowerEnds(small);
  const level = lineUp(ends, 0);
  let best = { angle: 0, score: level };
  const search = (from: number, to: number, step: number) => {
    for (let angle = from; angle <= to + step / 2; angle += step) {
      const score = lineUp(ends, angle);
      if (score > best.score) best = { angle, score };
    }
  };
  search(-MAX_SKEW, MAX_SKEW, COARSE_STEP);
  search(best.angle - COARSE_STEP, best.angle + COARSE_STEP, FINE_STEP);
  return best.score > CLEARLY_MORE * level ? findCentre(ends, best.angle) : 0;
}

/** The mean of the angles about the best one, each by how far its score is above the least of them. */
function findCentre(ends: Points, best: number): number {
  const reach = Math.round(PEAK_WIDTH / FINE_STEP);
  const angles = Array.from({ length: 2 * reach + 1 }, (_, index) => best + (index - reach) * FINE_STEP);
  const scores = angles.map((angle) => lineUp(ends, angle));
  const least = Math.min(...scores);
  const sum = scores.reduce((total, score) => total + score - least, 0);
  // All the same: there is no peak.
  if (sum === 0) return best;
  return angles.reduce((total, angle, at) => total + (angle * ((scores[at] ?? least) - least)) / sum, 0);
}

/** How much sharper the lines must be in the picture turned by a quarter. */
const CLEARLY_SHARPER = 1.1;

/**
 * Whether lines of text run up or down the page: at the right angle the ends of the ink line up in a picture turned by a
 * quarter, and do not in the picture as it is. Told by a picture of half the size, of which again half is enough.
 */
export function liesOnItsSide(small: GrayImage): boolean {
  const smaller = halve(small);
  return measureSharpness(turnImage(smaller, 1)) > CLEARLY_SHARPER * measureSharpness(smaller);
}

/** Sharpness of the ends of ink from which there may be lines: pages of text have 2.6 and more, most photographs less than 2. */
const LIKE_LINES = 2;

/** Whether a level picture of half the size may show lines of text; not so a photograph, whose ink ends anywhere. */
export const hasLines = (small: GrayImage): boolean => measureSharpness(halve(small)) >= LIKE_LINES;

/** How sharply the ends of the ink line up at their best angle: 1 where they are spread evenly over the rows; 0 without any. */
function measureSharpness(image: GrayImage): number {
  const ends = findLowerEnds(image);
  let most = 0;
  for (let angle = -MAX_SKEW; angle <= MAX_SKEW; angle += COARSE_STEP)
    most = Math.max(most, lineUp(ends, angle));
  return (most * image.height) / Math.max(1, ends.xs.length) ** 2;
}

interface Points {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** Of the picture that they are in. */
  readonly width: number;
  readonly height: number;
}

/** Dark pixels above light ones. */
function findLowerEnds({ width, height, pixels }: GrayImage): Points {
  const limit = findInkLimit(pixels);
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y + 1 < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if ((pixels[at] ?? WHITE) >= limit || (pixels[at + width] ?? 0) < limit) continue;
      xs.push(x);
      ys.push(y);
    }
  return { xs, ys, width, height };
}

function lineUp({ xs, ys, width, height }: Points, angle: number): number {
  const slope = Math.tan(angle);
  const rise = Math.ceil(Math.abs(slope) * width);
  const counts = new Uint32Array(height + 2 * rise + 2);
  for (let index = 0; index < xs.length; index++) {
    const row = Math.round((ys[index] ?? 0) + (xs[index] ?? 0) * slope) + rise;
    counts[row] = (counts[row] ?? 0) + 1;
  }
  return counts.reduce((sum, count) => sum + count * count, 0);
}

/** Places between pixels are whole numbers, of so many bits with and behind the point; shades are mixed by some of these. */
const INTEGER_BITS = 30;
const MAX_PLACE_BITS = 16;
const MIX_BITS = 8;
const WHOLE = 1 << MIX_BITS;

/**
 * A part of the picture as it lies once this is turned clockwise about its centre by some radians; white comes in where
 * nothing was.
 */
export function rotateImage(image: GrayImage, radians: number, part: PixelBox): GrayImage {
  const { width, height, pixels } = image;
  const [columns, rows] = [part.x1 - part.x0, part.y1 - part.y0];
  if (radians === 0 && columns === width && rows === height) return image;
  const turned = new Uint8Array(columns * rows).fill(WHITE);
  const bits = Math.min(MAX_PLACE_BITS, INTEGER_BITS - Math.ceil(Math.log2(Math.max(width, height))));
  const one = 1 << bits;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [across, down] = [Math.round(cos * one), Math.round(-sin * one)];
  for (let y = 0; y < rows; y++) {
    const [dx, dy] = [part.x0 - width / 2, part.y0 + y - height / 2];
    // Where the row begins in the picture as it was.
    const fromX = Math.round((width / 2 + dx * cos + dy * sin) * one);
    const fromY = Math.round((height / 2 + dy * cos - dx * sin) * one);
    const [first, end] = clip({ fromX, fromY, across, down, bits, columns }, image);
    let [placeX, placeY] = [fromX + first * across, fromY + first * down];
    for (let at = y * columns + first; at < y * columns + end; at++, placeX += across, placeY += down) {
      const from = (placeY >> bits) * width + (placeX >> bits);
      const right = (placeX >> (bits - MIX_BITS)) & (WHOLE - 1);
      const low = (placeY >> (bits - MIX_BITS)) & (WHOLE - 1);
      const upper = (pixels[from] ?? 0) * (WHOLE - right) + (pixels[from + 1] ?? 0) * right;
      const lower = (pixels[from + width] ?? 0) * (WHOLE - right) + (pixels[from + width + 1] ?? 0) * right;
      turned[at] = (upper * (WHOLE - low) + lower * low) >> (2 * MIX_BITS);
    }
  }
  return { width: columns, height: rows, pixels: turned };
}

interface Row {
  readonly columns: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly across: number;
  readonly down: number;
  readonly bits: number;
}

/** Which pixels of a row come from within the picture, so that none has to be asked; the end is exclusive. */
function clip(
  { fromX, fromY, across, down, bits, columns }: Row,
  { width, height }: GrayImage,
): [number, number] {
  const isWithin = (x: number): boolean => {
    const [left, top] = [(fromX + x * across) >> bits, (fromY + x * down) >> bits];
    return left >= 0 && top >= 0 && left + 1 < width && top + 1 < height;
  };
  let [first, end] = [0, columns];
  while (first < end && !isWithin(first)) first++;
  while (end > first && !isWithin(end - 1)) end--;
  return [first, end];
}
