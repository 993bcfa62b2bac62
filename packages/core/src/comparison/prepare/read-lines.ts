import { BOX_SCALE, type Line, type Page } from '#document/document.ts';
import { readTold, type Told } from '#structure/read-told.ts';

/** A line as it is compared. */
export interface ComparedLine extends Told {
  /** Without the line feed. */
  readonly text: string;
  /** Page of the document, from 1. */
  readonly page: number;
  /** Of the line in the text of its page, in UTF-16 units. */
  readonly startOnPage: number;
  /** Where it stands: points of the page as displayed, or characters and lines where nothing is laid out. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** It was printed: where it ends is a matter of the page. */
  readonly isLaidOut: boolean;
}

/** The lines of a document in reading order; blank ones are lines of plain text only. */
export function readLines(pages: readonly Page[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  for (const page of pages) {
    const told = readTold(page);
    let start = 0;
    page.lines.forEach((line, index) => {
      const { startsParagraph, isRunning, kind } = told(start);
      const { left, right, top, bottom, isLaidOut } = place(line, index, page);
      // Named one by one: spread objects took most of the time of long texts.
      lines.push({
        text: line.text,
        page: page.number,
        startOnPage: start,
        startsParagraph,
        isRunning,
        kind,
        left,
        right,
        top,
        bottom,
        isLaidOut,
      });
      start += line.text.length + 1;
    });
  }
  return lines;
}

type Place = Pick<ComparedLine, 'left' | 'right' | 'top' | 'bottom' | 'isLaidOut'>;

function place({ text, words }: Line, index: number, { width, height }: Page): Place {
  const [first] = words;
  if (!first) {
    const left = text.length - text.trimStart().length;
    return { left, right: text.trimEnd().length, top: index, bottom: index + 1, isLaidOut: false };
  }
  let [left, top, right, bottom] = first.box;
  for (const { box } of words) {
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[2]);
    bottom = Math.max(bottom, box[3]);
  }
  const [across, down] = [width / BOX_SCALE, height / BOX_SCALE];
  return {
    left: left * across,
    right: right * across,
    top: top * down,
    bottom: bottom * down,
    isLaidOut: true,
  };
}
