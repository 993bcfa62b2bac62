import { comparableOf, currencyCode } from '#columns/comparable.ts';
import { isSameValue } from '#columns/same-value.ts';
import type { TypedValue } from '#clauses/values/types.ts';

/** `near`: as much the same that a person has to tell, such as 30 days and a month. */
export type ValueRelation = 'same' | 'near' | 'different';

type ValueOf<T extends TypedValue['type']> = Extract<TypedValue, { type: T }>;

/** Units that are exact multiples of each other; a month is no number of days. */
const UNITS: Readonly<Record<string, readonly [family: string, size: number]>> = {
  hour: ['days', 1 / 24],
  day: ['days', 1],
  week: ['days', 7],
  month: ['months', 1],
  quarter: ['months', 3],
  year: ['months', 12],
};

/** The same forms of companies, however they are written. */
const FORMS: Readonly<Record<string, string>> = {
  limited: 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  company: 'co',
};

const isClose = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

/**
 * Whether two versions of a file say the same value, in any unit, scale or period. Stricter than `isSameValue`, which looks
 * for contradictions within a file: here a notice of 180 days is not one of 182, and a Ltd. is no Inc.
 */
export function compareValues(one: TypedValue, other: TypedValue): ValueRelation {
  if (one.type === 'duration' && other.type === 'duration') return compareDurations(one, other);
  if (one.type === 'amount' && other.type === 'amount') return compareAmounts(one, other);
  if (one.type === 'names' && other.type === 'names') return compareNames(one, other);
  return isSameValue(one, other) ? 'same' : 'different';
}

function compareDurations(one: ValueOf<'duration'>, other: ValueOf<'duration'>): ValueRelation {
  const [unit, otherUnit] = [one.unit.toLowerCase(), other.unit.toLowerCase()];
  const [left, right] = [UNITS[unit], UNITS[otherUnit]];
  const isExact = unit === otherUnit || (left !== undefined && left[0] === right?.[0]);
  if (!isExact) return isSameValue(one, other) ? 'near' : 'different';
  const size = (amount: number, known: typeof left) => amount * (known?.[1] ?? 1);
  return isClose(size(one.amount, left), size(other.amount, right)) ? 'same' : 'different';
}

function compareAmounts(one: ValueOf<'amount'>, other: ValueOf<'amount'>): ValueRelation {
  const [currency, otherCurrency] = [currencyCode(one.currency), currencyCode(other.currency)];
  if (currency !== undefined && otherCurrency !== undefined && currency !== otherCurrency) return 'different';
  const [left, right] = [comparableOf(one), comparableOf(other)];
  const isSameUnit = currency === otherCurrency && (one.unit ?? '') === (other.unit ?? '');
  if (isSameUnit && left && right && left.group === right.group)
    // A year that an amount is of is no period in which it is paid.
    return isClose(left.number, right.number) && isSamePeriod(one, other) ? 'same' : 'different';
  return isClose(one.value, other.value) ? 'near' : 'different';
}

const YEAR = /\b(?:19|20)\d{2}\b/u;
const isSamePeriod = (one: ValueOf<'amount'>, other: ValueOf<'amount'>): boolean => {
  const [year, otherYear] = [one.period, other.period].map((period) => YEAR.exec(period ?? '')?.[0]);
  return year === undefined || otherYear === undefined || year === otherYear;
};

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => FORMS[word] ?? word)
    .filter((word) => word !== 'the')
    .join(' ');

function compareNames(one: ValueOf<'names'>, other: ValueOf<'names'>): ValueRelation {
  const keys = [one, other].map(({ names }) =>
    names
      .map(({ name }) => plainName(name))
      .toSorted()
      .join('\n'),
  );
  if (keys[0] === keys[1]) return 'same';
  return isSameValue(one, other) ? 'near' : 'different';
}
