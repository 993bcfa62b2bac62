import type { GrayImage } from '#ocr/gray-image.ts';
import type { PageSpace } from '#pdf/page-space.ts';
import type { Pdfium } from '#pdf/pdfium.ts';
import { ReaderError } from '#reader-error.ts';

const GRAY_FORMAT = 1;
const WHITE = 0xffffffff;
const ANNOTATIONS = 0x01;
const GRAYSCALE = 0x08;
const POINTS_PER_INCH = 72;
/** Pages claim to be as wide as 200 inches: their pictures stay within what recognition can hold. */
const MAX_PIXELS = 25_000_000;

/** Draws a page as displayed, in grey on white; throws 'too-large' where the engine has no room for the picture. */
export function renderPage(pdfium: Pdfium, page: number, space: PageSpace, dpi: number): GrayImage {
  const full = dpi / POINTS_PER_INCH;
  const scale = Math.min(full, Math.sqrt(MAX_PIXELS / (space.width * space.height)));
  const width = Math.max(1, Math.round(space.width * scale));
  const height = Math.max(1, Math.round(space.height * scale));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, GRAY_FORMAT, 0, 0);
  if (bitmap === 0) throw new ReaderError('too-large');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | GRAYSCALE);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const bytes = new Uint8Array(pdfium.view().buffer, from, stride * height);
    const pixels = new Uint8Array(width * height);
    for (let y = 0; y < height; y++) pixels.set(bytes.subarray(y * stride, y * stride + width), y * width);
    return { width, height, pixels };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
