import { findDates, overlapsAny } from '#figures/dates.ts';
import { QUOTE_MAX_LENGTH } from '#quotes/limits.ts';
import { toLanguage } from '#language/languages.ts';
import { rangesOf, type TextRange } from '#text/text-range.ts';
import { shorten } from '#sentences/complete.ts';
import { readableText } from '#sentences/readable-text.ts';
import { beginsAside, beginsComparison, beginsProviso } from '#sentences/subordinate-clauses.ts';

export interface PartOptions {
  readonly language: string;
  /** How well a text holds what is asked for, 0..1. */
  readonly fitOf: (text: string) => number;
  /** The words of the question that a text says, by what each weighs. */
  readonly termsIn?: (text: string) => ReadonlyMap<string, number>;
  /** Whether it has a verb: "…10005…" and "…including other relief." have none. */
  readonly saysSomething?: (text: string) => boolean;
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

/** A clause as runs of clauses are put together from it: each is looked at once, however many runs it is in. */
interface Clause {
  readonly fit: number;
  readonly terms: ReadonlyMap<string, number>;
  readonly figures: number;
  /** In characters as it is read. */
  readonly length: number;
  readonly saysSomething: boolean;
  readonly beginsAside: boolean;
  readonly beginsComparison: boolean;
}

const NO_TERMS: ReadonlyMap<string, number> = new Map();

/**
 * The part of a sentence that is shown: all of it where it is short and has few figures, else the run of whole clauses
 * that holds most of the answer, and of those that hold as much the longest that fits.
 */
export function choosePart(
  pageText: string,
  whole: TextRange,
  { language, fitOf, termsIn = () => NO_TERMS, saysSomething = () => true }: PartOptions,
): TextRange {
  const all = shorten(pageText, whole);
  if (!all.endsWith('…') && hasFewFigures(all, language)) return whole;
  const own = pageText.slice(whole.start, whole.end);
  const bounds = boundsOfClauses(own, language);
  const clauses = bounds.slice(0, -1).map((start, at): Clause => {
    const text = readableText(own.slice(start, bounds[at + 1]), pageText);
    return {
      fit: fitOf(text),
      terms: termsIn(text),
      figures: countFigures(text, language),
      length: text.length,
      saysSomething: saysSomething(text),
      beginsAside: beginsAside(own.slice(start), language),
      beginsComparison: beginsComparison(own.slice(start), language),
    };
  });
  const exception = findUnasked(own, bounds, clauses, language);
  let best: TextRange | undefined;
  let bestValue = -1;
  for (const [first, start] of bounds.slice(0, -1).entries()) {
    const run = makeRun(clauses[first]?.beginsComparison ?? false);
    for (let last = first; last < clauses.length; last++) {
      const end = bounds[last + 1] ?? own.length;
      const part = {
        start: whole.start + start,
        end: whole.start + start + own.slice(start, end).trimEnd().length,
      };
      run.add(clauses[last] as Clause);
      const isTooLong = run.length() > LONGEST_PART;
      const isOpen = part.end < whole.end && isLeftOpen(own.slice(start, end).trimEnd(), first, clauses);
      const shown = isTooLong ? shorten(pageText, whole, part) : '';
      const fit = isTooLong ? fitOf(shown) : run.fit();
      const value =
        weightOf(isTooLong ? termsIn(shown) : run.terms) +
        (end > exception ? 0 : fit) -
        (run.figures() > VALUES_MOST ? TOO_MANY : 0) -
        (run.saysSomething() && !isOpen ? 0 : SAYS_NOTHING) -
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

/** What clauses in a row say together. */
function makeRun(beginsWithComparison: boolean) {
  const terms = new Map<string, number>();
  let [fit, figures, length] = [0, 0, 0];
  let saysSomething = false;
  return {
    terms,
    add(clause: Clause) {
      for (const [term, weight] of clause.terms) terms.set(term, weight);
      fit = Math.max(fit, clause.fit);
      figures += clause.figures;
      length += clause.length + (length > 0 ? 1 : 0);
      saysSomething ||= clause.saysSomething;
    },
    fit: () => fit,
    figures: () => figures,
    length: () => length,
    saysSomething: () => saysSomething && !beginsWithComparison,
  };
}

/** What words weigh together. */
export function weightOf(terms: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const weight of terms.values()) sum += weight;
  return sum;
}

/**
 * Where the exception from a rule begins that the question does not speak of, else the end: "…, provided, however, that …".
 * It may be of the kind that is asked for as well as the rule.
 */
function findUnasked(
  own: string,
  bounds: readonly number[],
  clauses: readonly Clause[],
  language: string,
): number {
  const at = bounds.findIndex((start) => start > 0 && beginsProviso(own.slice(start), language));
  const said = (some: readonly Clause[]) => weightOf(new Map(some.flatMap(({ terms }) => [...terms])));
  if (at < 0 || said(clauses.slice(at)) > said(clauses.slice(0, at))) return own.length;
  return bounds[at] ?? own.length;
}

/** Where clauses of a sentence begin, and its end. */
function boundsOfClauses(own: string, language: string): number[] {
  const dates = findDates(own, toLanguage(language));
  const starts = rangesOf(own, CLAUSE)
    .filter((between) => !overlapsAny(between, dates))
    .map(({ end }) => end);
  return [0, ...starts.slice(0, CLAUSES_MOST - 1), own.length];
}

/** What ends with a colon promises what is cut off; of a condition that is cut off behind, what follows from it may be missing. */
function isLeftOpen(part: string, first: number, clauses: readonly Clause[]): boolean {
  return /[:：]$/u.test(part) || (clauses[first]?.beginsAside ?? false) || (clauses[0]?.beginsAside ?? false);
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
  const figures = rangesOf(shown, VALUE);
  const dates = findDates(shown, toLanguage(language)).filter(({ precision }) => precision === 'day');
  return dates.length + figures.filter((figure) => !overlapsAny(figure, dates)).length;
}
