/** A stretch of a text that is shown, cited and counted as a page. */
export interface TextPage {
  /** The number of its first line in the file, from 1. */
  readonly firstLine: number;
  /** A line that is longer than a page goes on in the next, under the same number. */
  readonly lines: readonly string[];
}

/** Characters after which a page ends with the next paragraph, and after which it ends with the next line. */
const ROOM = { paragraph: 3_000, line: 4_000 };

const LINE_END = /\r\n|[\n\r\f\u0085\u2028\u2029]/g;

/**
 * Cuts a text into pages of about 3,000 characters, at the end of a paragraph where one comes soon enough, and wherever the
 * text itself has a form feed. Every line is in one page, in its order; what ends lines is left out. Stops after `maxPages`.
 */
export function cutPages(text: string, maxPages = Number.POSITIVE_INFINITY): TextPage[] {
  const pages: TextPage[] = [];
  let firstLine = 1;
  let lines: string[] = [];
  let length = 0;
  const endPage = (next: number) => {
    if (lines.length > 0) pages.push({ firstLine, lines });
    [firstLine, lines, length] = [next, [], 0];
  };

  let number = 1;
  for (const { line, isPageEnd } of linesOf(text)) {
    const hasNothing = isPageEnd && line === '';
    let isFirstPiece = true;
    for (const piece of hasNothing ? [] : piecesOf(line)) {
      if (length > 0 && (!isFirstPiece || length + piece.length > ROOM.line)) endPage(number);
      isFirstPiece = false;
      lines.push(piece);
      length += piece.length + 1;
      if (pages.length >= maxPages) return pages;
    }
    // As editors count: a form feed ends a page and no line.
    if (!isPageEnd) number += 1;
    if (isPageEnd || (length >= ROOM.paragraph && line.trim() === '')) endPage(number);
  }
  endPage(number);
  return pages;
}

function* linesOf(text: string): Generator<{ line: string; isPageEnd: boolean }> {
  let start = 0;
  for (const { 0: end, index } of text.matchAll(LINE_END)) {
    yield { line: text.slice(start, index), isPageEnd: end === '\f' };
    start = index + end.length;
  }
  if (start < text.length) yield { line: text.slice(start), isPageEnd: false };
}

/** A line in pieces that fit a page, cut between words where there are any. */
export function* piecesOf(line: string): Generator<string> {
  let start = 0;
  while (line.length - start > ROOM.line) {
    const space = line.lastIndexOf(' ', start + ROOM.line);
    const end = space > start + ROOM.paragraph ? space + 1 : start + wholeCharacters(line, start, ROOM.line);
    yield line.slice(start, end);
    start = end;
  }
  yield line.slice(start);
}

/** At most `count` UTF-16 units that do not end within a character. */
function wholeCharacters(line: string, start: number, count: number): number {
  const last = line.charCodeAt(start + count - 1);
  return last >= 0xd800 && last < 0xdc00 ? count - 1 : count;
}
