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
 * @param saysSomething whether it has a verb: "…10005…" and "…including other relief." have none
 */
export function choosePart(
  pageText: string,
  whole: TextRange,
  valueOf: (shown: string) => number,
  saysSomething: (shown: string) => boolean = () => true,
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
        valueOf(shown) -
        (hasFewFigures(shown) ? 0 : TOO_MANY) -
        (saysSomething(shown) ? 0 : SAYS_NOTHING) +
        (part.end - part.start) / own.length / 100;
      if (value <= bestValue) continue;
      bestValue = value;
      best = part;
    }
  }
  if (best === undefined || saysSomething(shorten(pageText, whole, best))) return best ?? whole;
  const longer = lengthen(pageText, whole, best);
  return saysSomething(shorten(pageText, whole, longer)) ? longer : best;
}

/** The part with as many of the words before it as there is room for: its clauses are too long to be shown whole. */
function lengthen(pageText: string, whole: TextRange, part: TextRange): TextRange {
  const from = Math.max(whole.start, part.end - LONGEST_PART);
  if (from >= part.start) return part;
  if (from === whole.start) return { start: from, end: part.end };
  const space = pageText.slice(from, part.start).search(/\s/u);
  return space < 0 ? part : { start: from + space + 1, end: part.end };
}

/** With a "…" on either side. */
const LONGEST_PART = QUOTE_MAX_LENGTH - 2;
/** What too many figures take from a part: they are shown only where the answer has no other place. */
const TOO_MANY = 0.5;
const SAYS_NOTHING = 0.5;

/** Whether a reader need not choose among the figures of a text. */
export function hasFewFigures(shown: string): boolean {
  return (shown.match(VALUE)?.length ?? 0) <= VALUES_MOST;
}
