import { makePdf, textAt } from '#testing/make-pdf.ts';

/** A page that a scanner could have made: one grey picture over all of it, and no text. */
export const SCANNED = 'scanned';

/**
 * A PDF with a page (600 by 800 points) for each list of lines. `seed` makes the bytes differ: files with the same bytes
 * count as duplicates.
 */
export function tinyPdf(pages: readonly (readonly string[] | typeof SCANNED)[], seed = ''): Buffer {
  const file = makePdf(
    pages.map((page) => ({ content: page === SCANNED ? 'q 600 0 0 800 0 0 cm /I1 Do Q' : textOf(page) })),
  );
  return Buffer.concat([file, Buffer.from(`%${Buffer.from(seed).toString('hex')}\n`)]);
}

const textOf = (lines: readonly string[]) =>
  lines.map((line, index) => textAt(72, 720 - 18 * index, line, 12)).join('');
