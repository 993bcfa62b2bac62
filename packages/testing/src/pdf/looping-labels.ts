import { makePdf, textAt } from '#pdf/make-pdf.ts';

/**
 * A PDF whose page labels name themselves as their children: PDFium follows them until its stack is used up, and traps.
 * `seed` makes the bytes differ.
 */
export function loopingLabelsPdf(seed = '', pages = 1): Uint8Array {
  const contents = Array.from({ length: pages }, (_, index) => ({
    content: textAt(
      50,
      700,
      `Page ${index + 1} says that the tenant shall pay 500 euros each month. ${seed}`,
    ),
  }));
  // The catalog is object 1, and the root of the labels too.
  return makePdf(contents, `/PageLabels 1 0 R /Kids [1 0 R 1 0 R 1 0 R] /Limits [0 ${pages}]`);
}
