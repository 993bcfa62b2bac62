import { makePdf, textAt } from '#pdf/make-pdf.ts';
import { withSeed } from '#pdf/with-seed.ts';

/** A page that a scanner could have made: one grey picture over all of it, and no text. */
export const SCANNED = 'scanned';

/** The content of such a page. */
export const PICTURE = 'q 600 0 0 800 0 0 cm /I1 Do Q\n';

/** A PDF with a page (600 by 800 points) for each list of lines. `seed` makes the bytes differ. */
export function tinyPdf(pages: readonly (readonly string[] | typeof SCANNED)[], seed = ''): Buffer {
  const contents = pages.map((page) => ({ content: page === SCANNED ? PICTURE : linesAt(720, page) }));
  return withSeed(makePdf(contents), seed);
}

/** Pages enough to keep the reader busy while somebody watches. */
export const longPdf = (pages: number, seed: string): Buffer =>
  tinyPdf(
    Array.from({ length: pages }, (_, page) =>
      Array.from(
        { length: 30 },
        (_, line) => `Line ${line + 1} of page ${page + 1} says that item ${page * 30 + line} is in store.`,
      ),
    ),
    seed,
  );

/** Has the head of a PDF, so that it is taken, and nothing that could be read. */
export const damagedPdf = (seed: string): Buffer => Buffer.from(`%PDF-1.7\n${seed}\n%%EOF\n`);

/** Lines of text, the first at this height. */
export const linesAt = (top: number, lines: readonly string[]): string =>
  lines.map((line, index) => textAt(72, top - 18 * index, line, 12)).join('');
