import type { GrayImage } from '#ocr/gray-image.ts';
import { drawBitmap } from '#pdf/draw-bitmap.ts';
import type { PageSpace } from '#pdf/page-space.ts';
import type { Pdfium } from '#pdf/pdfium.ts';

/** One byte a pixel. */
const GRAY = { format: 1, flags: 0x08 };
/** What recognition can hold. */
const MAX_PIXELS = 25_000_000;

/** Draws a page as displayed, in grey on white; throws 'too-large' where the engine has no room for the picture. */
export const renderPage = (pdfium: Pdfium, page: number, space: PageSpace, dpi: number): GrayImage =>
  drawBitmap(
    pdfium,
    { ...GRAY, page, space, dpi, maxPixels: MAX_PIXELS },
    ({ width, height, stride, bytes }) => {
      const pixels = new Uint8Array(width * height);
      for (let y = 0; y < height; y++) pixels.set(bytes.subarray(y * stride, y * stride + width), y * width);
      return { width, height, pixels };
    },
  );
