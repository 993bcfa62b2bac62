import { makePdf } from '#pdf/make-pdf.ts';
import { linesAt } from '#pdf/tiny-pdf.ts';
import { withSeed } from '#pdf/with-seed.ts';

const QUARTERS = [0, 90, 180, 270] as const;
type Quarter = (typeof QUARTERS)[number];

/** The sheet is larger than what is shown of it, and neither begins at nought. */
const SHEET = '10 20 610 820';
const SHOWN = { left: 40, bottom: 70, width: 480, height: 680 };

/** Lays what is written upright on the page as it is shown into the space of the page before it is turned. */
const TURNS: Readonly<Record<Quarter, string>> = {
  0: '1 0 0 1 0 0',
  90: `0 1 -1 0 ${SHOWN.width} 0`,
  180: `-1 0 0 -1 ${SHOWN.width} ${SHOWN.height}`,
  270: `0 -1 1 0 0 ${SHOWN.height}`,
};

/**
 * A PDF whose pages are turned by every quarter and cropped, with text that stands upright when they are shown.
 * `linesOf` gives the lines of each page by how it is turned in the usual order; `turnedBy` turns all by so many degrees more.
 */
export function turnedPdf(
  linesOf: (quarter: Quarter) => readonly string[],
  seed: string,
  turnedBy: Quarter = 0,
): Buffer {
  const { left, bottom, width, height } = SHOWN;
  const crop = `${left} ${bottom} ${left + width} ${bottom + height}`;
  const pages = QUARTERS.map((usual) => {
    const quarter = ((usual + turnedBy) % 360) as Quarter;
    const shownHeight = quarter % 180 === 0 ? height : width;
    const text = linesAt(shownHeight - 90, linesOf(usual));
    return {
      content: `q 1 0 0 1 ${left} ${bottom} cm ${TURNS[quarter]} cm\n${text}\nQ`,
      mediaBox: SHEET,
      entries: `/CropBox [${crop}] /Rotate ${quarter}`,
    };
  });
  return withSeed(makePdf(pages), seed);
}
