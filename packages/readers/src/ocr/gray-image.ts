/** A picture in shades of grey, a byte a pixel (0 is black), rows from the top, without padding. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const WHITE = 255;

/** Quarter turns clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** The picture in the binary form of the Portable Graymap format (PGM). */
export function toPgm({ width, height, pixels }: GrayImage): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const bytes = new Uint8Array(head.length + pixels.length);
  bytes.set(head);
  bytes.set(pixels, head.length);
  return bytes;
}

/** Half as wide and high, each pixel the mean of four. */
export function halve({ width, height, pixels }: GrayImage): GrayImage {
  const [half, rows] = [Math.floor(width / 2), Math.floor(height / 2)];
  const smaller = new Uint8Array(half * rows);
  for (let y = 0; y < rows; y++) {
    const end = (y + 1) * half;
    for (let to = y * half, at = 2 * y * width; to < end; to++, at += 2) {
      const upper = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0);
      smaller[to] = (upper + (pixels[at + width] ?? 0) + (pixels[at + width + 1] ?? 0)) >> 2;
    }
  }
  return { width: half, height: rows, pixels: smaller };
}

/** The picture turned clockwise by quarters of a circle. */
export function turnImage(image: GrayImage, turns: QuarterTurns): GrayImage {
  if (turns === 0) return image;
  const { width, height, pixels } = image;
  if (turns === 2) return { width, height, pixels: pixels.slice().reverse() };
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = turns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
      turned[at] = pixels[y * width + x] ?? 0;
    }
  return { width: height, height: width, pixels: turned };
}

/** The shade that parts ink from paper best, by the variance between the two (N. Otsu, 1979). */
export function findInkLimit(pixels: Uint8Array): number {
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
