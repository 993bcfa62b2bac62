import type { TextRange } from '#text/text-range.ts';
import { foldText, rangeInOriginal } from './fold-text.ts';

/** Who searches often leaves accents out. */
const SEARCH = { dropsAccents: true };

/**
 * Searches for words as a person types them: anywhere in the text, within words too, whatever the case and the accents,
 * across the ends of lines and the cells of a row. The ranges point into the text and do not overlap.
 */
export function makeWordFinder(query: string): (text: string) => TextRange[] {
  // A hyphen that has just been typed may go on as one inside a word, which folding leaves out.
  const wanted = foldText(query, SEARCH)
    .text.trim()
    .replace(/(?<=[\p{L}\p{N}])-$/u, '');
  return (text) => {
    if (wanted === '') return [];
    const folded = foldText(text, SEARCH);
    const ranges: TextRange[] = [];
    for (
      let at = folded.text.indexOf(wanted);
      at >= 0;
      at = folded.text.indexOf(wanted, at + wanted.length)
    ) {
      const range = rangeInOriginal(folded, { start: at, end: at + wanted.length });
      if (range) ranges.push(range);
    }
    return ranges;
  };
}
