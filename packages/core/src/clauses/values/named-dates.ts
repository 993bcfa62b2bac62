import type { TextRange } from '#text/text-range.ts';
import { onOneLine, spaced } from './value-patterns.ts';

/** A day that a text names. */
export interface ReadDate extends TextRange {
  /** ISO 8601. */
  readonly iso: string;
  /** As printed, on one line; "12th day of November, 2019" is written plainly. */
  readonly text: string;
  /** "3/4/2019" is a day of March or of April. */
  readonly isAmbiguous: boolean;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const UNITS = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ');
const DAY_WORDS = [
  ...UNITS,
  ...'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  ),
  ...UNITS.map((unit) => `twenty-${unit}`),
  'thirtieth',
  'thirty-first',
];
/** Raised letters are read with a space before or within them: "7t h day". */
const DAY = String.raw`(\d{1,2})(?:\s?(?:s\s?t|n\s?d|r\s?d|t\s?h)\b)?`;
const YEAR = String.raw`((?:19|20)\d{2})`;
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?';
const OF_YEAR = String.raw`\s*[,.]?\s*(?:(?:of|in the year) )?`;

const MONTH_FIRST = spaced(String.raw`(?<![\p{L}])${MONTH} ${DAY}${OF_YEAR}${YEAR}(?!\d)`, 'giu');
const DAY_FIRST = spaced(
  String.raw`(?<!\d|\p{L}(?<!\bof))(?:${DAY}|(${DAY_WORDS.toReversed().join('|')}))(?: day)?(?: of)? ${WEEKDAY}${MONTH}${OF_YEAR}${YEAR}(?!\d)`,
  'giu',
);
/** "31-Dec-2014", "31/Dec/14". */
const WITH_NAME = spaced(String.raw`(?<![\p{L}\d-])(\d{1,2})([-/])${MONTH}\2(\d{4}|\d{2})(?!\d)`, 'giu');
const IN_FIGURES = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/gu;
const ISO = /(?<![\d-])((?:19|20)\d{2})-(\d{2})-(\d{2})(?![\d-])/gu;
/** Two figures of a year from here on are of the last century. */
const CENTURY_TURNS = 50;

/** The days that a text in English names, in their order. Dates with blanks ("July __, 2000") name none. */
export function findNamedDates(text: string): ReadDate[] {
  const found: ReadDate[] = [];
  for (const { match, date, isAmbiguous } of [...inWords(text), ...inFigures(text)]) {
    const iso = isoOf(date);
    const range = { start: match.index, end: match.index + match[0].length };
    if (iso !== null && !found.some((each) => each.start < range.end && range.start < each.end))
      found.push({ ...range, iso, text: plainDate(onOneLine(match[0]), iso), isAmbiguous });
  }
  return found.toSorted((left, right) => left.start - right.start);
}

type YearMonthDay = readonly [year: number, month: number, day: number];

interface Matched {
  readonly match: RegExpExecArray;
  readonly date: YearMonthDay;
  readonly isAmbiguous: boolean;
}

function inWords(text: string): Matched[] {
  const monthFirst = [...text.matchAll(MONTH_FIRST)].map((match): Matched => {
    const [, month, day, year] = match;
    return { match, date: [Number(year), monthOf(month), Number(day)], isAmbiguous: false };
  });
  const dayFirst = [...text.matchAll(DAY_FIRST)].map((match): Matched => {
    const [, figure, word = '', month, year] = match;
    const day = figure === undefined ? DAY_WORDS.indexOf(word.toLowerCase()) + 1 : Number(figure);
    return { match, date: [Number(year), monthOf(month), day], isAmbiguous: false };
  });
  return [...monthFirst, ...dayFirst];
}

function inFigures(text: string): Matched[] {
  const usual = [...text.matchAll(IN_FIGURES)].map((match): Matched => {
    const [first, second] = [Number(match[1]), Number(match[3])];
    const isDayFirst = first > 12 || match[2] === '.';
    const [month, day] = isDayFirst ? [second, first] : [first, second];
    const isAmbiguous = first <= 12 && second <= 12 && first !== second;
    return { match, date: [fullYear(match[4] ?? ''), month, day], isAmbiguous };
  });
  const iso = [...text.matchAll(ISO)].map((match): Matched => {
    const [, year, month, day] = match;
    return { match, date: [Number(year), Number(month), Number(day)], isAmbiguous: false };
  });
  const named = [...text.matchAll(WITH_NAME)].map((match): Matched => {
    const [, day, , month, year = ''] = match;
    return { match, date: [fullYear(year), monthOf(month), Number(day)], isAmbiguous: false };
  });
  return [...usual, ...iso, ...named];
}

const MONTH_ONLY = spaced(String.raw`(?<![\p{L}])${MONTH},?${OF_YEAR}${YEAR}(?!\d)`, 'giu');

/** Months that a text names without a day, each as its last. */
export function findNamedMonths(text: string): ReadDate[] {
  return [...text.matchAll(MONTH_ONLY)].map((match) => {
    const iso = lastOfMonth(`${match[2] ?? ''}-${String(monthOf(match[1])).padStart(2, '0')}`);
    const [start, end] = [match.index, match.index + match[0].length];
    return { start, end, iso, text: onOneLine(match[0]), isAmbiguous: true };
  });
}

const monthOf = (name: string | undefined) => MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;

function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length > 2 ? year : year + (year < CENTURY_TURNS ? 2000 : 1900);
}

/** Null for a day that no calendar has. */
function isoOf([year, month, day]: YearMonthDay): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** The day so many days, weeks, months or years later; the last of the month where it has no such day. */
export function addPeriod(iso: string, amount: number, unit: string): string {
  const date = new Date(`${iso}T00:00:00Z`);
  if (unit === 'day' || unit === 'week') {
    date.setUTCDate(date.getUTCDate() + amount * (unit === 'week' ? 7 : 1));
    return date.toISOString().slice(0, 10);
  }
  const months = date.getUTCFullYear() * 12 + date.getUTCMonth() + amount * (unit === 'year' ? 12 : 1);
  const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0));
  last.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The last day of the month of a day. */
export function lastOfMonth(iso: string): string {
  const [year = 0, month = 0] = iso.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(' ');

const IN_MANY_WORDS = /\bday\b|\d\s?(?:s\s?t|n\s?d|r\s?d|t\s?h)\b|^[a-z]+(?:-[a-z]+)? /iu;

function plainDate(printed: string, iso: string): string {
  const isMonthFirst = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu.test(printed);
  if (isMonthFirst && !/\d\s?(?:s\s?t|n\s?d|r\s?d|t\s?h)\b/iu.test(printed)) return printed;
  return IN_MANY_WORDS.test(printed) ? renderDate(iso, '') : printed;
}

/** A day in words, in the order of a date that the document prints. */
export function renderDate(iso: string, like: string): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const name = LONG_MONTHS[Number(month) - 1] ?? '';
  return /^\d{1,2}(?:\w\w)?\s(?!.*day of)/u.test(like)
    ? `${Number(day)} ${name} ${year}`
    : `${name} ${Number(day)}, ${year}`;
}
