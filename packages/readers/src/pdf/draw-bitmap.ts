import type { PageSpace } from '#pdf/page-space.ts';
import type { Pdfium } from '#pdf/pdfium.ts';
import { ReaderError } from '#reader-error.ts';

const WHITE = 0xffffffff;
const ANNOTATIONS = 0x01;
const POINTS_PER_INCH = 72;

/** Which page is drawn, and how. */
interface Drawing {
  /** PDFium's handle of it. */
  readonly page: number;
  readonly space: PageSpace;
  readonly dpi: number;
  /** Pages claim to be as wide as 200 inches: a larger picture is drawn with fewer dots. */
  readonly maxPixels: number;
  /** PDFium's number of a format of pixels. */
  readonly format: number;
  /** PDFium's flags beside that for annotations. */
  readonly flags: number;
}

/** A picture as the engine holds it, until `drawBitmap` is left. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** Bytes of a row; at its end some may be unused. */
  readonly stride: number;
}

/** Draws a page as displayed, on white, and gives what is taken from it; throws 'too-large' where the engine has no room for it. */
export function drawBitmap<T>(
  pdfium: Pdfium,
  { page, space, dpi, maxPixels, format, flags }: Drawing,
  take: (bitmap: Bitmap) => T,
): T {
  const scale = Math.min(dpi / POINTS_PER_INCH, Math.sqrt(maxPixels / (space.width * space.height)));
  const width = Math.max(1, Math.round(space.width * scale));
  const height = Math.max(1, Math.round(space.height * scale));
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, format, 0, 0);
  if (bitmap === 0) throw new ReaderError('too-large');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, ANNOTATIONS | flags);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return take({
      width,
      height,
      stride,
      bytes: new Uint8Array(pdfium.view().buffer, from, stride * height),
    });
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
