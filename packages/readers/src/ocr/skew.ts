import { type GrayImage, halve, turnImage } from '#ocr/gray-image.ts';

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
 * By how much the lines of a picture must be turned clockwise about its centre to be level, in radians. The lower ends of the
 * ink lie on the baselines: at the right angle they fall into the fewest rows, so the sum of their squared counts is
 * greatest (H. S. Baird, "The skew angle of printed documents", 1987). The sums of neighbouring angles differ by the rounding
 * to rows alone, so the angle is the centre of the peak: half a step beside it, lines on a small page lose spaces.
 */
export function findSkew(image: GrayImage): number {
  const ends = findLowerEnds(halve(image));
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
 * quarter, and do not in the picture as it is. Told by a picture a quarter of the size.
 */
export function liesOnItsSide(image: GrayImage): boolean {
  const small = halve(halve(image));
  return measureSharpness(turnImage(small, 1)) > CLEARLY_SHARPER * measureSharpness(small);
}

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

/** The shade that parts ink from paper best, by the variance between the two (N. Otsu, 1979). */
function findInkLimit(pixels: Uint8Array): number {
  const counts = new Float64Array(WHITE + 1);
  for (const shade of pixels) counts[shade] = (counts[shade] ?? 0) + 1;
  const sum = counts.reduce((total, count, shade) => total + count * shade, 0);
  let [dark, darkSum, limit, most] = [0, 0, 0, 0];
  counts.forEach((count, shade) => {
    dark += count;
    darkSum += count * shade;
    const light = pixels.length - dark;
    if (dark === 0 || light === 0) return;
    const between = dark * light * (darkSum / dark - (sum - darkSum) / light) ** 2;
    if (between > most) [most, limit] = [between, shade + 1];
  });
  return limit;
}

/** Places between pixels, in fractions of 256, so that shades are mixed in whole numbers. */
const BITS = 8;
const ONE = 1 << BITS;

/** The picture turned clockwise about its centre by some radians, in the same size; white comes in at the corners. */
export function rotateImage(image: GrayImage, radians: number): GrayImage {
  if (radians === 0) return image;
  const { width, height, pixels } = image;
  const turned = new Uint8Array(pixels.length).fill(WHITE);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  for (let y = 0; y < height; y++) {
    const [dx, dy] = [-width / 2, y - height / 2];
    // Where the row begins in the picture as it was.
    let fromX = (width / 2 + dx * cos + dy * sin) * ONE;
    let fromY = (height / 2 + dy * cos - dx * sin) * ONE;
    for (let x = 0; x < width; x++, fromX += cos * ONE, fromY -= sin * ONE) {
      const left = fromX >> BITS;
      const top = fromY >> BITS;
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const across = fromX & (ONE - 1);
      const down = fromY & (ONE - 1);
      const at = top * width + left;
      const upper = (pixels[at] ?? 0) * (ONE - across) + (pixels[at + 1] ?? 0) * across;
      const lower = (pixels[at + width] ?? 0) * (ONE - across) + (pixels[at + width + 1] ?? 0) * across;
      turned[y * width + x] = (upper * (ONE - down) + lower * down) >> (2 * BITS);
    }
  }
  return { width, height, pixels: turned };
}
