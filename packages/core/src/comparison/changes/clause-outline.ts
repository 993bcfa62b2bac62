import { readNumber } from '#structure/headings/heading-number.ts';
import type { ComparedSide } from '../compare.ts';
import { partitionPoint } from '../partition-point.ts';
import { type Clause, findClauses, isRow } from './clauses.ts';

/** Where a token stands among the numbered paragraphs and headings of a side. */
export interface ClausePlace {
  /** Its number with those above it, as printed: "4.2", "4.2(a)", "Article 5". */
  readonly number?: string;
  /** Of the clause or of what it is a part of, without its number. */
  readonly heading?: string;
  /** The heading is that of the innermost one itself. */
  readonly isOwnHeading: boolean;
  /** First token of the innermost numbered paragraph or heading. */
  readonly start: number;
}

/** A paragraph that has a number, a heading or both. */
interface Entry {
  readonly start: number;
  readonly number?: string;
  readonly heading?: string;
}

/** In characters: longer lines are text. */
const LONGEST_HEADING = 70;
const HEADING_WORDS = 9;
const SENTENCE_END = /[.;:,!?。；]\s*$/u;
const STARTS_AS_HEADING = /^["“«]?[\p{Lu}\p{Lo}\p{Nd}]/u;
/** "3. Term. The obligations…": at most six words, mostly with capitals, before the first sentence. */
const RUN_IN = /^(\p{Lu}[^.;:\n]{1,60})(?:\.|:)\s+["“]?\p{Lu}/u;
const RUN_IN_WORDS = 6;
/** In characters: a shorter line above the first text is a title, a date or the name of a version. */
const SHORT = 60;
const SMALL_WORDS = /^(?:a|an|the|of|and|or|to|in|on|for|by|with|without|no|from|as|at)$/iu;
/** An item of a list has a letter or a Roman number, which counts within the clause above it. */
const ITEM = /^\(?(?:[a-z]|[ivxlc]{1,6})[.)]/u;
const DIGITS = /\p{Nd}+(?:\.\p{Nd}+)*/u;

const digitsOf = (number: string) => DIGITS.exec(number)?.[0];

/** Whether the clause of a number is a part of that of another one: 4.2 of 4, and every clause of what has no number. */
export function isWithin(number: string, above: string): boolean {
  const [own, outer] = [digitsOf(number), digitsOf(above)];
  return own !== undefined && outer !== undefined && (own === outer || own.startsWith(`${outer}.`));
}

/** Finds the clause of each token of a side; undefined before the first number or heading. */
export function makeOutline(side: ComparedSide): (token: number) => ClausePlace | undefined {
  const entries = readEntries(side, findClauses(side));
  const lastBefore = (token: number) =>
    partitionPoint(entries.length, (at) => (entries[at]?.start ?? 0) <= token) - 1;
  return (token) => {
    const at = lastBefore(token);
    const entry = entries[at];
    if (!entry) return undefined;
    const number = entry.number === undefined ? undefined : wholeNumber(entries, at);
    const heading = entry.heading ?? headingAbove(entries, at, number);
    return {
      start: entry.start,
      isOwnHeading: entry.heading !== undefined,
      ...(number !== undefined && { number }),
      ...(heading !== undefined && { heading }),
    };
  };
}

function readEntries(side: ComparedSide, clauses: readonly Clause[]): Entry[] {
  const numbers = new Map(clauses.map(({ start, number }) => [start, number]));
  const entries: Entry[] = [];
  let lastLine = -1;
  let isTitle = true;
  for (const [token, line] of side.lineOf.entries()) {
    if (line === lastLine) continue;
    lastLine = line;
    if (side.startsParagraph[line] !== 1 || side.isFurniture[line] === 1) continue;
    const number = numbers.get(token);
    const heading = readHeading(side, line, number);
    // What stands above the first text is the title of the document, and heads none of its clauses.
    isTitle &&= number === undefined && (heading !== undefined || lengthAt(side, line) < SHORT);
    if (isTitle) continue;
    if (number === undefined && heading === undefined) continue;
    entries.push({
      start: token,
      ...(number !== undefined && { number }),
      ...(heading !== undefined && { heading }),
    });
  }
  return entries;
}

/** The heading that a line is or with which it begins. */
function readHeading(
  { lines, startsParagraph }: ComparedSide,
  at: number,
  number: string | undefined,
): string | undefined {
  const line = lines[at];
  if (!line || isRow({ lines }, at)) return undefined;
  const text = line.text.trim();
  const title = number === undefined ? text : titleBehind(text, number);
  const isWhole = at + 1 >= lines.length || startsParagraph[at + 1] === 1 || isBlank(lines[at + 1]?.text);
  if (isWhole && isTitle(title)) {
    const isTold = line.kind === 'heading';
    // Without a number a short line is a heading only where the format says so, or the empty lines around it in plain text.
    const isAlone = !line.isLaidOut && isBlank(lines[at - 1]?.text) && isBlank(lines[at + 1]?.text);
    if (isTold || number !== undefined || isAlone) return tidyTitle(title);
  }
  return number === undefined || ITEM.test(number) ? undefined : readRunIn(title);
}

const lengthAt = ({ lines }: ComparedSide, line: number) => lines[line]?.text.trim().length ?? 0;

const isBlank = (text: string | undefined) => text !== undefined && text.trim() === '';

function titleBehind(text: string, number: string): string {
  const title = readNumber(text)?.title ?? text.slice(text.indexOf(number) + number.length);
  return title.replace(/^[\s.:)\]—–-]+/u, '');
}

const isTitle = (title: string): boolean =>
  title !== '' &&
  title.length <= LONGEST_HEADING &&
  title.split(/\s+/u).length <= HEADING_WORDS &&
  STARTS_AS_HEADING.test(title) &&
  /\p{L}{2}|\p{Lo}/u.test(title) &&
  !SENTENCE_END.test(title);

function readRunIn(title: string): string | undefined {
  const found = RUN_IN.exec(title)?.[1];
  if (found === undefined) return undefined;
  const words = found.split(/\s+/u);
  const isCapital = (word: string) => SMALL_WORDS.test(word) || /^[\p{Lu}\p{Nd}&(]/u.test(word);
  return words.length <= RUN_IN_WORDS && words.every(isCapital) ? tidyTitle(found) : undefined;
}

/** "RENT" is read as "Rent". */
function tidyTitle(title: string): string {
  const plain = title.replace(/\s+/gu, ' ').trim();
  if (/\p{Ll}/u.test(plain) || !/\p{Lu}{2}/u.test(plain)) return plain;
  return plain.charAt(0) + plain.slice(1).toLowerCase();
}

/** "(a)" below "4.2" is "4.2(a)". */
function wholeNumber(entries: readonly Entry[], at: number): string | undefined {
  const number = entries[at]?.number;
  if (number === undefined || !ITEM.test(number)) return number;
  for (let above = at - 1; above >= 0; above--) {
    const outer = entries[above];
    if (!outer || outer.number === undefined) return number;
    if (!ITEM.test(outer.number)) return `${outer.number}(${number.replace(/[().]/gu, '')})`;
  }
  return number;
}

/** So many entries above a clause its heading is looked for. */
const HEADING_WITHIN = 60;

function headingAbove(entries: readonly Entry[], at: number, number: string | undefined): string | undefined {
  for (let above = at - 1; above >= Math.max(0, at - HEADING_WITHIN); above--) {
    const entry = entries[above];
    if (entry?.heading === undefined) continue;
    if (entry.number === undefined || number === undefined) return entry.heading;
    if (isWithin(number, entry.number)) return entry.heading;
    // The number of another clause: what stands above that one heads this one no more.
    return undefined;
  }
  return undefined;
}
