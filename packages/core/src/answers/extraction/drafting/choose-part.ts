import { findDates, overlapsAny } from '#figures/dates.ts';
import { QUOTE_MAX_LENGTH } from '#quotes/limits.ts';
import { toLanguage } from '#language/languages.ts';
import type { TextRange } from '#text/text-range.ts';
import { shorten } from '#sentences/complete.ts';
import { readableText } from '#sentences/readable-text.ts';
import { beginsAside, beginsComparison, beginsProviso } from '#sentences/subordinate-clauses.ts';

export interface PartOptions {
  readonly language: string;
  /** How much of the answer a shown text holds. */
  readonly valueOf: (shown: string) => number;
  /** How much of the question it says. */
  readonly coverageOf?: (shown: string) => number;
  /** Whether it has a verb: "…10005…" and "…including other relief." have none. */
  readonly saysSomething?: (shown: string) => boolean;
}

/** A clause begins behind these, but not within a number or a date. */
const CLAUSE = /[;:,—–)]\s+/gu;
const VALUE = /\p{Nd}+(?:[.,'’]\p{Nd}+)*/gu;
/** More figures leave the choice to the reader. */
const VALUES_MOST = 3;
/** Parts that are compared: a sentence of a hundred commas is no sentence. */
const CLAUSES_MOST = 24;
/** With a "…" on either side. */
const LONGEST_PART = QUOTE_MAX_LENGTH - 2;
/** What too many figures take from a part: they are shown only where the answer has no other place. */
const TOO_MANY = 0.5;
const SAYS_NOTHING = 0.5;
/** A clause that is cut at a word is read less easily than a whole one. */
const CUT_WITHIN = 0.1;
/** Of parts that hold as much the longer one is understood more easily. */
const LONGER = 0.01;

/**
 * The part of a sentence that is shown: all of it where it is short and has few figures, else the run of whole clauses
 * that holds most of the answer, and of those that hold as much the longest that fits.
 */
export function choosePart(
  pageText: string,
  whole: TextRange,
  { language, valueOf, coverageOf = valueOf, saysSomething = () => true }: PartOptions,
): TextRange {
  const all = shorten(pageText, whole);
  if (!all.endsWith('…') && hasFewFigures(all, language)) return whole;
  const own = pageText.slice(whole.start, whole.end);
  const bounds = boundsOfClauses(own, language);
  const exception = findUnasked(own, bounds, { language, coverageOf });
  const isSaid = (part: TextRange, shown: string) =>
    saysSomething(shown) &&
    !isLeftOpen(pageText, whole, part, language) &&
    !beginsComparison(pageText.slice(part.start, part.end), language);
  let best: TextRange | undefined;
  let bestValue = -1;
  for (const [at, start] of bounds.entries()) {
    for (const end of bounds.slice(at + 1)) {
      const part = {
        start: whole.start + start,
        end: whole.start + start + own.slice(start, end).trimEnd().length,
      };
      const isTooLong = readableText(pageText.slice(part.start, part.end), pageText).length > LONGEST_PART;
      const shown = shorten(pageText, whole, part);
      const isUnasked = end > exception;
      const value =
        (isUnasked ? coverageOf(shown) : valueOf(shown)) -
        (hasFewFigures(shown, language) ? 0 : TOO_MANY) -
        (isSaid(part, shown) ? 0 : SAYS_NOTHING) -
        (isTooLong ? CUT_WITHIN : 0) +
        (LONGER * (part.end - part.start)) / own.length;
      if (value > bestValue) {
        bestValue = value;
        best = part;
      }
      if (isTooLong) break;
    }
  }
  if (best === undefined || saysSomething(shorten(pageText, whole, best))) return best ?? whole;
  const longer = lengthen(pageText, whole, best);
  return saysSomething(shorten(pageText, whole, longer)) ? longer : best;
}

/**
 * Where the exception from a rule begins that the question does not speak of, else the end: "…, provided, however, that …".
 * It may be of the kind that is asked for as well as the rule.
 */
function findUnasked(
  own: string,
  bounds: readonly number[],
  { language, coverageOf }: { language: string; coverageOf: (shown: string) => number },
): number {
  const start = bounds.find((each) => each > 0 && beginsProviso(own.slice(each), language));
  if (start === undefined || coverageOf(own.slice(start)) > coverageOf(own.slice(0, start)))
    return own.length;
  return start;
}

/** Where clauses of a sentence begin, and its end. */
function boundsOfClauses(own: string, language: string): number[] {
  const dates = findDates(own, toLanguage(language));
  const starts = Array.from(own.matchAll(CLAUSE), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
    .filter((between) => !overlapsAny(between, dates))
    .map(({ end }) => end);
  return [0, ...starts.slice(0, CLAUSES_MOST - 1), own.length];
}

/** What ends with a colon promises what is cut off; of a condition that is cut off behind, what follows from it may be missing. */
function isLeftOpen(pageText: string, whole: TextRange, part: TextRange, language: string): boolean {
  if (part.end >= whole.end) return false;
  const isAside = ({ start, end }: TextRange) => beginsAside(pageText.slice(start, end), language);
  return /[:：]$/u.test(pageText.slice(part.start, part.end)) || isAside(part) || isAside(whole);
}

/** The part with as many of the words before it as there is room for: its clauses are too long to be shown whole. */
function lengthen(pageText: string, whole: TextRange, part: TextRange): TextRange {
  const from = Math.max(whole.start, part.end - LONGEST_PART);
  if (from >= part.start) return part;
  if (from === whole.start) return { start: from, end: part.end };
  const space = pageText.slice(from, part.start).search(/\s/u);
  return space < 0 ? part : { start: from + space + 1, end: part.end };
}

/** Whether a reader need not choose among the figures of a text; a date is one. */
export function hasFewFigures(shown: string, language: string): boolean {
  return countFigures(shown, language) <= VALUES_MOST;
}

function countFigures(shown: string, language: string): number {
  const figures = Array.from(shown.matchAll(VALUE), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  if (figures.length <= VALUES_MOST) return figures.length;
  const dates = findDates(shown, toLanguage(language)).filter(({ precision }) => precision === 'day');
  return dates.length + figures.filter((figure) => !overlapsAny(figure, dates)).length;
}
