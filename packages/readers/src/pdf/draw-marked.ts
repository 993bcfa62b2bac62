import type { PageMark } from '#document-reader.ts';
import { type Bitmap, drawBitmap } from '#pdf/draw-bitmap.ts';
import type { PageSpace } from '#pdf/page-space.ts';
import type { Pdfium } from '#pdf/pdfium.ts';
import type { ColourImage } from '#pictures/encode-png.ts';

/** Four bytes a pixel, red first, the last unused. */
const COLOUR = { format: 3, flags: 0x10 };
const MAX_PIXELS = 8_000_000;
/** The marker of the screens: yellow that lets ink through. */
const MARKER = [0xff, 0xe2, 0x7a] as const;
const STRENGTH = 0.6;
/** A mark is a little larger than its words, in pixels. */
const MARGIN = 2;

/** Draws a page as displayed, in colour on white, with marks over its ink; throws 'too-large' where there is no room for it. */
export function drawMarked(
  pdfium: Pdfium,
  page: number,
  space: PageSpace,
  { dpi, marks }: { readonly dpi: number; readonly marks: readonly PageMark[] },
): ColourImage {
  const image = drawBitmap(pdfium, { ...COLOUR, page, space, dpi, maxPixels: MAX_PIXELS }, copyColours);
  markImage(image, marks);
  return image;
}

function copyColours({ width, height, stride, bytes }: Bitmap): ColourImage {
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const source = y * stride + x * 4;
      const at = (y * width + x) * 3;
      pixels[at] = bytes[source] ?? 0;
      pixels[at + 1] = bytes[source + 1] ?? 0;
      pixels[at + 2] = bytes[source + 2] ?? 0;
    }
  return { width, height, pixels };
}

/** Multiplies the marker into a picture; where marks overlap, once. */
function markImage({ width, height, pixels }: ColourImage, marks: readonly PageMark[]): void {
  const isMarked = new Uint8Array(width * height);
  for (const mark of marks) {
    const left = Math.max(0, Math.floor(mark.x * width) - MARGIN);
    const right = Math.min(width, Math.ceil((mark.x + mark.width) * width) + MARGIN);
    const top = Math.max(0, Math.floor(mark.y * height) - MARGIN);
    const bottom = Math.min(height, Math.ceil((mark.y + mark.height) * height) + MARGIN);
    for (let y = top; y < bottom; y++)
      isMarked.fill(1, y * width + left, Math.max(y * width + left, y * width + right));
  }
  for (let at = 0; at < isMarked.length; at++) {
    if (isMarked[at] === 0) continue;
    for (const [channel, colour] of MARKER.entries()) {
      const index = at * 3 + channel;
      pixels[index] = Math.round((pixels[index] ?? 0) * (1 - STRENGTH + (STRENGTH * colour) / 255));
    }
  }
}
