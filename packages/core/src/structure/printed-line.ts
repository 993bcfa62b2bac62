import { BOX_SCALE, type Line, type Page } from '#document/document.ts';
import { readTold } from './read-told.ts';

/** A line as it stands on its page. */
export interface PrintedLine {
  readonly text: string;
  /** From the top of the page as displayed; absent where nothing is laid out, and lines come in the order of the text. */
  readonly top?: number;
  readonly bottom?: number;
  /** Whether it is part of a page's head or foot, where the format says so. */
  readonly isRunning?: boolean | undefined;
}

/** All lines of a page, one for one. */
export function printedLinesOf(page: Page): PrintedLine[] {
  const told = readTold(page);
  let start = 0;
  return page.lines.map((line) => {
    const printed = { text: line.text, ...heightsOf(line, page), isRunning: told(start).isRunning };
    start += line.text.length + 1;
    return printed;
  });
}

function heightsOf({ words }: Line, { height }: Page): Pick<PrintedLine, 'top' | 'bottom'> {
  const [first] = words;
  if (!first) return {};
  let [, top, , bottom] = first.box;
  for (const { box } of words) {
    top = Math.min(top, box[1]);
    bottom = Math.max(bottom, box[3]);
  }
  return { top: (top * height) / BOX_SCALE, bottom: (bottom * height) / BOX_SCALE };
}
