import { makePdf, textAt } from '#pdf/make-pdf.ts';
import { withSeed } from '#pdf/with-seed.ts';

/** Operators of a drawing in which nothing is painted: their number is what makes a page slow to read. */
const LINE = '1 1 m 9 9 l n\n';

/**
 * A PDF whose every page takes long: behind its line of text the same drawing of so many unpainted lines, which an
 * engine has to go through each time. The file itself is small.
 */
export function heavyPdf(pages: number, linesDrawn: number, seed = ''): Buffer {
  const content = (number: number) => textAt(72, 720, `Page ${number} of ${pages} has a heavy drawing.`, 12);
  const file = makePdf(
    Array.from({ length: pages }, (_, index) => ({ content: content(index + 1) })),
    '',
    LINE.repeat(linesDrawn),
  );
  return withSeed(file, seed);
}
