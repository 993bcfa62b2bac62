import type { GrayImage } from '#ocr/gray-image.ts';

const WHITE = 255;

/** A picture turned clockwise about its centre by some radians, as a page is that lay askew on the glass. */
export function skewImage({ width, height, pixels }: GrayImage, radians: number): GrayImage {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const skewed = new Uint8Array(pixels.length).fill(WHITE);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const fromX = Math.round(width / 2 + dx * cos + dy * sin);
      const fromY = Math.round(height / 2 + dy * cos - dx * sin);
      if (fromX >= 0 && fromX < width && fromY >= 0 && fromY < height)
        skewed[y * width + x] = pixels[fromY * width + fromX] ?? WHITE;
    }
  return { width, height, pixels: skewed };
}
