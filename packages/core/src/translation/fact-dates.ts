import { byLanguage, type Language } from '#language/languages.ts';
import { findDates, toLatinDigits } from '#figures/dates.ts';
import { hanToDigits } from '#figures/han-numbers.ts';
import type { TextRange } from '#text/text-range.ts';

/** A date and what it may be: 03/04/2025 is in March or in April. */
export interface ReadDate extends TextRange {
  /** "25/3/31": the year without its century, month and day; "-" for what is not said. */
  readonly keys: readonly string[];
}

/** The dates of a text whose month and day are known. */
export function readDates(text: string, language: Language): ReadDate[] {
  return findDates(text, language).flatMap(({ start, end, precision }) => {
    if (precision === 'quarter') return [];
    const keys = keysOf(text.slice(start, end), language);
    return keys.length > 0 ? [{ start, end, keys }] : [];
  });
}

/** Years before the first of a Japanese era. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

function keysOf(written: string, language: Language): string[] {
  const latin = hanToDigits(toLatinDigits(written)).replace('元年', '1年');
  const numbers = Array.from(latin.matchAll(/\d+/gu), ({ 0: digits }) => digits);
  const signed = /(?:(\d+)\s?年\s?)?(\d+)\s?月(?:\s?(\d+)\s?[日号號])?/u.exec(latin);
  if (signed) {
    const [, year, month, day] = signed;
    const before = ERAS[latin.slice(0, 2)] ?? 0;
    return [keyOf(year === undefined ? undefined : Number(year) + before, Number(month), day)];
  }
  const month = monthIn(latin, language);
  if (month > 0) {
    const year = numbers.find((each) => each.length === 4);
    return [
      keyOf(
        year,
        month,
        numbers.find((each) => each.length < 3),
      ),
    ];
  }
  const [first = '', second = '', third = ''] = numbers;
  if (first.length === 4) return valid(keyOf(first, Number(second), third), second, third);
  return [
    ...valid(keyOf(third, Number(second), first), second, first),
    ...valid(keyOf(third, Number(first), second), first, second),
  ];
}

const CENTURY = 100;

function keyOf(year: number | string | undefined, month: number, day: string | undefined): string {
  return `${year === undefined ? '-' : Number(year) % CENTURY}/${month}/${day === undefined ? '-' : Number(day)}`;
}

const valid = (key: string, month: string, day: string): string[] =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31 ? [key] : [];

/** Locales with names of months of their own: the Levant has the Syriac ones. */
const LOCALES = byLanguage(({ figures }) => figures.monthLocales);
const names = new Map<Language, readonly (readonly string[])[]>();

/** The names of the twelve months, alone and beside a day, whole and short, in small letters. */
function monthNames(language: Language): readonly (readonly string[])[] {
  let known = names.get(language);
  if (known === undefined) {
    const locales = [...(LOCALES[language] ?? [language]), 'en'];
    const formats = locales.flatMap((locale) =>
      (['long', 'short'] as const).flatMap((month) =>
        [{ month }, { month, day: 'numeric' as const }].map(
          (options) =>
            new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' }),
        ),
      ),
    );
    known = Array.from({ length: 12 }, (_, month) => [
      ...new Set(
        formats
          .map(
            (format) =>
              format.formatToParts(Date.UTC(2024, month, 15)).find(({ type }) => type === 'month')?.value ??
              '',
          )
          .map((name) => name.toLowerCase().replace(/\.$/u, ''))
          .filter((name) => /\p{L}/u.test(name)),
      ),
    ]);
    names.set(language, known);
  }
  return known;
}

const SHORTEST = 3;

/** The month that a date names, from 1; 0 where it names none. Its name may be inflected: the longest common beginning counts. */
function monthIn(text: string, language: Language): number {
  const lower = text.toLowerCase();
  const all = monthNames(language);
  const whole = all.findIndex((forms) =>
    forms.some((form) => form.length > SHORTEST && hasWord(lower, form)),
  );
  if (whole >= 0) return whole + 1;
  let best = { month: 0, length: SHORTEST - 1 };
  for (const word of lower.match(/[\p{L}\p{M}]{3,}/gu) ?? [])
    for (const [index, forms] of all.entries())
      for (const form of forms) {
        const length = commonStart(word, form);
        if (length > best.length && length >= word.length - SHORTEST) best = { month: index + 1, length };
      }
  return best.month;
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return (
    at >= 0 &&
    !/[\p{L}\p{M}]/u.test(text.charAt(at - 1)) &&
    !/[\p{L}\p{M}]/u.test(text.charAt(at + word.length))
  );
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
