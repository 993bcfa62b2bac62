import { type FileIndex, pageCount, pageIndexOf, textAt } from '../../file-index/file-index.ts';
import { makePassage, type Passage } from '../passages.ts';

/** Characters of a passage at most: a paragraph or two, which every embedding model takes whole. */
const LENGTH = 1_000;
/** Fewer characters, spaces not counted, say too little to be found by their meaning. */
const LEAST = 20;

/** Where cutting goes on: a page number, and a UTF-16 offset in its text. */
export interface CutPosition {
  readonly page: number;
  readonly offset: number;
}

export interface CutPassages {
  readonly passages: Passage[];
  /** Null after the last passage of the file. */
  readonly next: CutPosition | null;
}

/**
 * The passages of a file that are embedded, so many at a time: whole lines of one page, one after the other, so that the
 * same index gives the same passages wherever it is taken up again. Null begins with the first.
 */
export function cutPassages(index: FileIndex, from: CutPosition | null, limit: number): CutPassages {
  const passages: Passage[] = [];
  const first = from === null ? 0 : pageIndexOf(index, from.page);
  if (first < 0) return { passages, next: null };
  for (let pageIndex = first; pageIndex < pageCount(index); pageIndex++) {
    const page = index.pageNumbers[pageIndex] ?? 0;
    const text = textAt(index, pageIndex);
    let start = pageIndex === first ? (from?.offset ?? 0) : 0;
    while (start < text.length) {
      const end = endOfPassage(text, start);
      if (text.slice(start, end).replace(/\s+/g, '').length >= LEAST) {
        if (passages.length === limit) return { passages, next: { page, offset: start } };
        passages.push(makePassage(page, text, { start, end }));
      }
      start = text[end] === '\n' ? end + 1 : end;
    }
  }
  return { passages, next: null };
}

function endOfPassage(text: string, start: number): number {
  const most = start + LENGTH;
  if (text.length <= most) return text.length;
  const line = text.lastIndexOf('\n', most);
  if (line > start) return line;
  // A line longer than a passage, cut between words; where there are none, not inside a character of two units.
  const space = text.lastIndexOf(' ', most);
  if (space > start) return space + 1;
  return /[\uD800-\uDBFF]/.test(text[most - 1] ?? '') ? most - 1 : most;
}
