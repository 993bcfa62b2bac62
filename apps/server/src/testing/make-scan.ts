import { randomUUID } from 'node:crypto';
import { readers } from '@recto/readers';
import { makeWordDocument, pictureRun } from '@recto/testing/office';
import { scannedPdf, tinyPdf } from '@recto/testing/pdf';

const DPI = 150;

/** The pictures of pages with these lines, as they are printed. */
async function draw(pages: readonly (readonly string[])[]) {
  const printed = await readers.openDocument('PDF', tinyPdf(pages));
  const pictures = await Promise.all(pages.flatMap((_, index) => printed.renderPage?.(index + 1, DPI) ?? []));
  printed.close();
  return pictures;
}

/** A scan of pages with these lines. */
export const makeScan = async (pages: readonly (readonly string[])[]): Promise<Buffer> =>
  scannedPdf(await draw(pages), randomUUID());

/** In points: the upper edge of a page, with its first line. */
const SLIP = { width: 360, height: 120 };

/** So many scans of a slip of paper with this line, none of which is a duplicate of another; they are recognised quickly. */
export async function makeSlips(count: number, line: string): Promise<Buffer[]> {
  const [page] = await draw([[line]]);
  if (!page) throw new Error('nothing is drawn');
  const [width, height] = [SLIP.width, SLIP.height].map((points) => Math.floor((points * DPI) / 72)) as [
    number,
    number,
  ];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    pixels.set(page.pixels.subarray(y * page.width, y * page.width + width), y * width);
  return Array.from({ length: count }, () => scannedPdf([{ width, height, pixels }], randomUUID(), SLIP));
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
