import { type FileIndex, pageCount, textAt } from '../file-index/file-index.ts';
import { makePassage, type Passage } from './passages.ts';

/** Characters of each passage at most; whole lines. */
const LENGTH = 1_600;
/** Shorter pages are covers and dividers, and say little of what a document is about. */
const LEAST = 200;

/**
 * Passages from all over a file, in its order: what a question about the whole of it is answered from, since no words of
 * "summarise this" stand anywhere in it. The first page with text is always one of them.
 */
export function spreadPassages(index: FileIndex, limit: number): Passage[] {
  const all = Array.from({ length: pageCount(index) }, (_, pageIndex) => pageIndex);
  const longerThan = (least: number) =>
    all.filter((pageIndex) => textAt(index, pageIndex).trim().length > least);
  const [some, long] = [longerThan(0), longerThan(LEAST)];
  const pages = long.length < limit ? some : long;
  const count = Math.min(limit, pages.length);
  return Array.from({ length: count }, (_, at) => {
    const pageIndex = pages[Math.floor((at * pages.length) / count)] ?? 0;
    const text = textAt(index, pageIndex);
    return makePassage(index.pageNumbers[pageIndex] ?? 0, text, { start: 0, end: endOfLines(text) });
  });
}

function endOfLines(text: string): number {
  if (text.length <= LENGTH) return text.length;
  const end = text.lastIndexOf('\n', LENGTH);
  return end > 0 ? end : LENGTH;
}
