import type { WireBox } from '#document/anchors.ts';
import { BOX_SCALE, type Box, type Page } from '#document/document.ts';
import type { TextRange } from '#text/text-range.ts';

/**
 * The way back from marks to text: the stretch of `pageText(page)` from the first to the last word that lies in one of
 * the boxes (fractions of the page); null when none does.
 */
export function rangeOfBoxes(page: Pick<Page, 'lines'>, boxes: readonly WireBox[]): TextRange | null {
  const marked: TextRange[] = [];
  let offset = 0;
  for (const line of page.lines) {
    for (const word of line.words) {
      if (boxes.some((box) => holdsCentre(box, word.box)))
        marked.push({ start: offset + word.start, end: offset + word.end });
    }
    offset += line.text.length + 1;
  }
  const [first] = marked;
  const last = marked.at(-1);
  return first && last ? { start: first.start, end: last.end } : null;
}

function holdsCentre({ x, y, width, height }: WireBox, [left, top, right, bottom]: Box): boolean {
  const across = (left + right) / 2 / BOX_SCALE;
  const down = (top + bottom) / 2 / BOX_SCALE;
  return across >= x && across <= x + width && down >= y && down <= y + height;
}
