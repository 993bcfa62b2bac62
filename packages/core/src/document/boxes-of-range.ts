import { BOX_SCALE, type Box, type Line, type Page } from '#document/document.ts';

/** A box as it travels to clients: fractions (0..1) of the page as displayed, origin top left. */
export interface WireBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The boxes that mark the range [start, end) of `pageText(page)`: one for each line, in table rows one for each cell,
 * around the words that the range touches.
 */
export function boxesOfRange(page: Pick<Page, 'lines'>, start: number, end: number): WireBox[] {
  const boxes: WireBox[] = [];
  if (end <= start) return boxes;
  let offset = 0;
  for (const line of page.lines) {
    if (offset >= end) break;
    if (offset + line.text.length > start) boxes.push(...boxesInLine(line, start - offset, end - offset));
    offset += line.text.length + 1;
  }
  return boxes;
}

function boxesInLine({ text, words }: Line, start: number, end: number): WireBox[] {
  const cells: Box[] = [];
  let previousEnd = 0;
  for (const word of words) {
    if (word.start >= end) break;
    if (word.end <= start) continue;
    const last = cells.at(-1);
    if (last && !text.slice(previousEnd, word.start).includes('\t'))
      cells[cells.length - 1] = union(last, word.box);
    else cells.push(word.box);
    previousEnd = word.end;
  }
  return cells.map(([left, top, right, bottom]) => ({
    x: left / BOX_SCALE,
    y: top / BOX_SCALE,
    width: (right - left) / BOX_SCALE,
    height: (bottom - top) / BOX_SCALE,
  }));
}

function union(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}
