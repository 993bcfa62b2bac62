import type { Pdfium } from '#pdf/pdfium.ts';

/** Largest area (square points) painted to look at its colours, and how many of one page. */
const MAX_AREA = 500_000;
const MAX_OBJECTS = 40;
const WHITE = 250;

/**
 * PDFium tells white for the colour of text that is filled with a pattern. Painted alone, such a text shows what it
 * really looks like.
 */
export function makePatternCheck(
  pdfium: Pdfium,
  document: number,
  page: number,
): (object: number) => boolean {
  let left = MAX_OBJECTS;
  return (object) => {
    if (left-- <= 0 || measureArea(pdfium, object) > MAX_AREA) return false;
    const bitmap = pdfium.FPDFTextObj_GetRenderedBitmap(document, page, object, 1);
    if (bitmap === 0) return false;
    const size = pdfium.FPDFBitmap_GetStride(bitmap) * pdfium.FPDFBitmap_GetHeight(bitmap);
    const pixels = new Uint8Array(pdfium.view().buffer, pdfium.FPDFBitmap_GetBuffer(bitmap), size);
    const found = hasColour(pixels);
    pdfium.FPDFBitmap_Destroy(bitmap);
    return found;
  };
}

/** Pixels are blue, green, red, alpha. */
function hasColour(pixels: Uint8Array): boolean {
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [blue = 0, green = 0, red = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha > 0 && Math.min(blue, green, red) < WHITE) return true;
  }
  return false;
}

function measureArea(pdfium: Pdfium, object: number): number {
  const { scratch } = pdfium;
  if (pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) {
    return Number.POSITIVE_INFINITY;
  }
  const view = pdfium.view();
  const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => view.getFloat32(scratch + offset, true));
  return ((right ?? 0) - (left ?? 0)) * ((top ?? 0) - (bottom ?? 0));
}
