import { randomUUID } from 'node:crypto';
import { readers } from '@recto/readers';
import { makeWordDocument, pictureRun } from '@recto/testing/office';
import { scannedPdf, tinyPdf } from '@recto/testing/pdf';

/** A scan of pages with these lines. */
export async function makeScan(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const printed = await readers.openDocument('PDF', tinyPdf(pages));
  const pictures = await Promise.all(pages.flatMap((_, index) => printed.renderPage?.(index + 1, 150) ?? []));
  printed.close();
  return scannedPdf(pictures, randomUUID());
}

/** Pixels of a page of `scannedPdf` at 200 dpi. */
const PAPER = { width: 1668, height: 2224 };

/** A scan of a page with the picture of a letter (a PNG file, 200 dpi) on its upper half. */
export async function makeLetterScan(letter: Buffer): Promise<Buffer> {
  const word = makeWordDocument(pictureRun('1.png'), {}, { '1.png': letter });
  const document = await readers.openDocument('DOCX', word);
  const picture = await document.renderPage?.(1, 200);
  document.close();
  if (!picture) throw new Error('nothing is drawn');
  const pixels = new Uint8Array(PAPER.width * PAPER.height).fill(255);
  for (let y = 0; y < picture.height; y++) {
    const row = picture.pixels.subarray(y * picture.width, (y + 1) * picture.width);
    pixels.set(row.subarray(0, PAPER.width), (100 + y) * PAPER.width);
  }
  return scannedPdf([{ ...PAPER, pixels }], randomUUID());
}
