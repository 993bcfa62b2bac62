import { QUOTE_MAX_LENGTH } from '#quotes/limits.ts';
import type { TextRange } from '#text/text-range.ts';
import { shorten } from '../text/complete.ts';
import { readableText } from '../text/readable-text.ts';

/** A clause begins behind these. */
const CLAUSE = /[;:,—–)]\s+/gu;
const VALUE = /\p{Nd}[\p{Nd}.,]*/gu;
/** More figures leave the choice to the reader. */
const VALUES_MOST = 3;
/** Parts that are compared: a sentence of a hundred commas is no sentence. */
const CLAUSES_MOST = 24;

/**
 * The part of a sentence that is shown: all of it where it is short and has few figures, else the run of whole clauses
 * for which `valueOf` gives most, and of those that give the same the longest that fits.
 *
 * @param valueOf how much of the answer a shown text holds
 */
export function choosePart(
  pageText: string,
  whole: TextRange,
  valueOf: (shown: string) => number,
): TextRange {
  const all = shorten(pageText, whole);
  if (!all.endsWith('…') && hasFewFigures(all)) return whole;
  const own = pageText.slice(whole.start, whole.end);
  const starts = [0, ...Array.from(own.matchAll(CLAUSE), ({ index, 0: { length } }) => index + length)];
  const bounds = [...starts.slice(0, CLAUSES_MOST), own.length];
  let best: TextRange | undefined;
  let bestValue = -1;
  for (const [at, start] of bounds.entries()) {
    for (const end of bounds.slice(at + 1)) {
      const part = {
        start: whole.start + start,
        end: whole.start + start + own.slice(start, end).trimEnd().length,
      };
      if (readableText(pageText.slice(part.start, part.end), pageText).length > LONGEST_PART) break;
      const shown = shorten(pageText, whole, part);
      const value =
        valueOf(shown) - (hasFewFigures(shown) ? 0 : TOO_MANY) + (part.end - part.start) / own.length / 100;
      if (value <= bestValue) continue;
      bestValue = value;
      best = part;
    }
  }
  return best ?? whole;
}

/** With a "…" on either side. */
const LONGEST_PART = QUOTE_MAX_LENGTH - 2;
/** What too many figures take from a part: they are shown only where the answer has no other place. */
const TOO_MANY = 0.5;

function hasFewFigures(shown: string): boolean {
  return (shown.match(VALUE)?.length ?? 0) <= VALUES_MOST;
}
