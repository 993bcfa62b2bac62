import type { ComparedSide } from '../compare.ts';

/** In characters: a paragraph that is longer is more likely a list whose lines ran together, and stays in lines. */
const LONGEST_UNIT = 3_000;

/** Stretches of lines that are not divided into rows: printed paragraphs, and single lines where lines are written. */
export interface RowUnits {
  readonly count: number;
  /** Of each line, its unit. */
  readonly unitOf: Int32Array;
  /** The first line of each unit, and behind the last one the number of lines. */
  readonly firstLines: Int32Array;
}

/**
 * The lines of a printed paragraph break where its page is full, so that a row is a paragraph; over a page break it takes
 * the heads and feet between its lines along. What is written in lines is compared in lines.
 */
export function findRowUnits(side: ComparedSide): RowUnits {
  const { lines, lineStarts } = side;
  const unitOf = new Int32Array(lines.length);
  const firstLines: number[] = [];
  for (let line = 0; line < lines.length; ) {
    let end = endOfParagraph(side, line);
    if ((lineStarts[end] ?? 0) - (lineStarts[line] ?? 0) > LONGEST_UNIT) end = line + 1;
    unitOf.fill(firstLines.length, line, end);
    firstLines.push(line);
    line = end;
  }
  return { count: firstLines.length, unitOf, firstLines: Int32Array.from([...firstLines, lines.length]) };
}

/** Whether a line goes on with the paragraph of the last one before it that is no head or foot. */
export const flowsOn = ({ lines, isFurniture, startsParagraph }: ComparedSide, line: number): boolean =>
  lines[line]?.isLaidOut === true && isFurniture[line] !== 1 && startsParagraph[line] !== 1;

/** Behind the last line of the paragraph that begins with a line. */
function endOfParagraph(side: ComparedSide, line: number): number {
  let end = line + 1;
  if (side.isFurniture[line] === 1) return end;
  for (let next = end; next < side.lines.length; next++) {
    if (side.isFurniture[next] === 1) continue;
    if (!flowsOn(side, next)) break;
    end = next + 1;
  }
  return end;
}
