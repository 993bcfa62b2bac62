import type { Page } from '#document/document.ts';
import type { TextRange } from '#text/text-range.ts';

/**
 * How surely the least sure of the words was read that a range of `pageText(page)` touches, 0 to 100; undefined where
 * they were not read from a picture, or by a version that did not keep it.
 */
export function confidenceOfRange(
  { lines }: Pick<Page, 'lines'>,
  { start, end }: TextRange,
): number | undefined {
  let lowest: number | undefined;
  let offset = 0;
  for (const { text, words } of lines) {
    if (offset >= end) break;
    for (const word of words) {
      const { confidence } = word;
      if (confidence === undefined || offset + word.end <= start || offset + word.start >= end) continue;
      if (lowest === undefined || confidence < lowest) lowest = confidence;
    }
    offset += text.length + 1;
  }
  return lowest;
}
