import { findMoney, type ReadAmount } from '#clauses/values/named-money.ts';
import type { TypedValue } from '#clauses/values/types.ts';
import type { TextRange } from '#text/text-range.ts';

export interface FoundValue extends TextRange {
  readonly value: TypedValue;
  readonly text: string;
}

const PERCENT =
  /(?<![\p{L}\d.,/])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(?:%|percent\b|per\s?cent\b)/giu;
const NUMBER =
  /(?<![\p{L}\d.,/$€£¥-])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?![\d,/%]|\.\d|\s?(?:%|percent))(?:\s(thousand|million|billion)\b)?/giu;
const SCALES = { thousand: 1e3, million: 1e6, billion: 1e9 } as const;
/** "$(0.57)", "(0.57)": below nothing. */
const IN_BRACKETS =
  /(?<![\p{L}\d])([$€£¥])?\s?\((?:([$€£¥])\s?)?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\)(?:\s(thousand|million|billion)\b)?/giu;
/** "a month", "per annum": how often it is paid. */
const PER =
  /^[\s,]*(?:\(?(?:per|a|an|each|every)\s+(calendar\s+)?(year|annum|month|quarter|week|day|hour)\b|(annually|yearly|monthly|quarterly|weekly|daily)\b)/iu;
const PERIODS: Readonly<Record<string, string>> = {
  annum: 'year',
  annually: 'year',
  yearly: 'year',
  monthly: 'month',
  quarterly: 'quarter',
  weekly: 'week',
  daily: 'day',
};
/** "(2018)", "(December 31, 2018)": of when a figure of a table is. */
const DATED = /^\s?\(((?:[^()]{0,40}\b)?(?:19|20)\d{2})\)/u;
/** What is counted: "83,700 employees". */
const COUNTED =
  /^\s+((?:(?:full-time|part-time|approximately|active|registered)\s+(?:and\s+)?){0,3}[\p{Ll}-]+)/u;
const NO_UNIT =
  /^(?:and|or|of|in|on|at|to|as|for|the|a|an|by|with|from|is|was|are|were|worldwide|which|that|per)$/u;

const toNumber = (figure: string) => Number(figure.replaceAll(',', ''));
const round = (value: number) => Math.round(value * 10_000) / 10_000;
const scaleOf = (word: string | undefined) => word?.toLowerCase() as keyof typeof SCALES | undefined;

/** Amounts of money, shares and plain numbers that a text in English names, in their order. */
export function findAmountValues(text: string): FoundValue[] {
  const found: FoundValue[] = [];
  const add = (range: TextRange, parts: Omit<Extract<TypedValue, { type: 'amount' }>, 'type'>) => {
    if (found.some((each) => each.start < range.end && range.start < each.end)) return;
    const period = periodAt(text, range.end);
    const value: TypedValue = { type: 'amount', ...parts, ...(period !== undefined && { period }) };
    found.push({ ...range, value, text: text.slice(range.start, range.end).replace(/\s+/gu, ' ') });
  };
  for (const match of text.matchAll(IN_BRACKETS)) addBracketed(match, add);
  for (const money of findMoney(text)) add(money, moneyParts(money));
  for (const match of text.matchAll(PERCENT)) {
    const range = { start: match.index, end: match.index + match[0].length };
    add(range, { value: toNumber(match[1] ?? ''), unit: '%' });
  }
  for (const match of text.matchAll(NUMBER)) addNumber(text, match, add);
  return found.toSorted((left, right) => left.start - right.start);
}

type Add = (range: TextRange, parts: Omit<Extract<TypedValue, { type: 'amount' }>, 'type'>) => void;

function addBracketed(match: RegExpExecArray, add: Add): void {
  const [whole, outer, inner, figure = '', scaleWord] = match;
  const currency = outer ?? inner;
  // "(2018)" is a year, "(3)" a note; without a currency only decimals are amounts.
  if (currency === undefined && !/[.,]\d/u.test(figure)) return;
  const scale = scaleOf(scaleWord);
  const size = toNumber(figure) * (scale === undefined ? 1 : SCALES[scale]);
  add(
    { start: match.index, end: match.index + whole.length },
    {
      value: -round(size),
      ...(currency !== undefined && { currency }),
      ...(scale !== undefined && { scale }),
    },
  );
}

const moneyParts = ({ value, currency, scale }: ReadAmount) => ({
  value,
  ...(currency !== undefined && { currency }),
  ...(scale !== undefined && { scale }),
});

/** "13. Neither Party", "7.2 Neither Party": the number of a clause. */
const CLAUSE_NUMBER = /^\s*\(?(?:\d{1,3}[.)]|\d{1,3}(?:\.\d{1,3})+[.)]?)\s+(?=["“(]?\p{Lu})/u;

function addNumber(text: string, match: RegExpExecArray, add: Add): void {
  if (match.index < (CLAUSE_NUMBER.exec(text)?.[0].length ?? 0)) return;
  const [whole, figure = '', scaleWord] = match;
  const end = match.index + whole.length;
  const scale = scaleOf(scaleWord);
  const counted = COUNTED.exec(text.slice(end, end + 60))?.[1];
  const unit = counted !== undefined && !NO_UNIT.test(counted) ? counted.split(/\s+/u).at(-1) : undefined;
  add(
    { start: match.index, end },
    {
      value: round(toNumber(figure) * (scale === undefined ? 1 : SCALES[scale])),
      ...(scale !== undefined && { scale }),
      ...(unit !== undefined && { unit }),
    },
  );
}

function periodAt(text: string, end: number): string | undefined {
  const behind = text.slice(end, end + 60);
  const per = PER.exec(behind);
  const word = (per?.[2] ?? per?.[3])?.toLowerCase();
  if (word !== undefined) return PERIODS[word] ?? word;
  return DATED.exec(behind)?.[1];
}
