import { randomUUID } from 'node:crypto';
import { readers } from '@recto/readers';
import { scannedPdf, tinyPdf } from '@recto/testing/pdf';

/** A scan of pages with these lines. */
export async function makeScan(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const printed = await readers.openDocument('PDF', tinyPdf(pages));
  const pictures = await Promise.all(pages.flatMap((_, index) => printed.renderPage?.(index + 1, 150) ?? []));
  printed.close();
  return scannedPdf(pictures, randomUUID());
}
