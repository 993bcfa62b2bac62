import type { Line, Page } from '#document/document.ts';

/** In points. */
const PAGE = { width: 600, height: 800 };
const SIZE = 10;
const LETTER = 0.5;

/** A line as it stands on its page, in points. */
export interface Printed {
  readonly text: string;
  readonly top: number;
  readonly left?: number;
  readonly size?: number;
  /** Points between the left sides of cells. */
  readonly columns?: readonly number[];
  readonly isFromRight?: boolean;
}

/** A line as it is printed; tabs divide cells. */
function lineOf({ text, top, left = 50, size = SIZE, columns = [], isFromRight = false }: Printed): Line {
  const at = (points: number, side: number) => Math.round((points / side) * 10_000);
  const width = size * LETTER;
  let cellStart = 0;
  const words = text.split('\t').flatMap((cell, index) => {
    const start = cellStart;
    cellStart += cell.length + 1;
    const from = columns[index] ?? left;
    return [...cell.matchAll(/\S+/g)].map(({ 0: word, index: offset }) => {
      const x = isFromRight ? PAGE.width - left - (offset + word.length) * width : from + offset * width;
      return {
        start: start + offset,
        end: start + offset + word.length,
        box: [
          at(x, PAGE.width),
          at(top, PAGE.height),
          at(x + word.length * width, PAGE.width),
          at(top + size, PAGE.height),
        ] as const,
      };
    });
  });
  return { text, words };
}

/** A page of a printed document, which says nothing of how it is divided. */
export const printedPage = (number: number, lines: readonly Printed[]): Page => ({
  number,
  ...PAGE,
  state: 'text',
  lines: lines.map(lineOf),
});
