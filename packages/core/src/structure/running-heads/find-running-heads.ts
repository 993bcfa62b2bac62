import type { PrintedLine } from '../printed-line.ts';
import { edgesOf } from './edge-line.ts';
import { findChapterHeads } from './find-chapter-heads.ts';
import { findRepeatedLines } from './find-repeated-lines.ts';
import { findStrayNumbers } from './find-stray-numbers.ts';
import { isPageNumber } from './page-number.ts';

/**
 * The heads and feet of the pages of a document: what the format says, and else the numbers of pages and lines that come
 * back at their edges, numbers apart. Pages are handed over with all their lines, which keep their identity.
 */
export function findRunningHeads<L extends PrintedLine>(pages: readonly (readonly L[])[]): Set<L> {
  const edges = pages.flatMap((lines, page) => edgesOf(lines, page));
  const repeated = findRepeatedLines(edges.flat(), pages);
  const chapterHeads = findChapterHeads(edges, repeated);
  const strays = findStrayNumbers(edges.flat(), pages.length);
  const running = new Set<L>(pages.flatMap((lines) => lines.filter(({ isRunning }) => isRunning)));
  for (const edge of edges) {
    // What stands between the edge and the text of the page is all head or foot.
    let isOutermost = true;
    for (const { line } of edge) {
      const isInPlace = repeated.get(line) === 'in place' || chapterHeads.has(line);
      const isKnown = isInPlace || repeated.has(line);
      const isNumber = !strays.has(line) && isPageNumber(line.text.trim());
      if (isInPlace || (isOutermost && (isKnown || isNumber))) running.add(line);
      else isOutermost = false;
    }
  }
  return running;
}
