import { overlapsAny } from '#figures/dates.ts';
import { toLanguage } from '#language/languages.ts';
import { readDates } from './fact-dates.ts';
import { findFixed, findNames, hasName } from './fact-names.ts';
import { findNumbers, findNumberValues } from './fact-numbers.ts';
import type { FactCheck } from './types.ts';

interface Pair {
  /** BCP 47. */
  readonly source: string;
  readonly target: string;
}

/**
 * Whether the numbers, dates and names of a text are in its translation, as often as in the text, in the order of their kinds. A number counts
 * by its worth as each language writes it (1,234.5 and 1.234,5; 2.5 million and 250万), a date by its day. Names are those
 * that keep their letters: in languages of one script those of people and companies, in all of them addresses, placeholders
 * and codes. What may be written as a word (`3` as "three") may be so in the translation.
 */
export function checkFacts(source: string, target: string, languages: Pair): FactCheck[] {
  const [from, to] = [toLanguage(languages.source), toLanguage(languages.target)];
  const fixed = findFixed(source);
  const dates = readDates(source, from).filter((date) => !overlapsAny(date, fixed));
  const numbers = findNumbers(source, from).filter((each) => !overlapsAny(each, [...fixed, ...dates]));

  const lower = target.toLowerCase();
  const dateChecks = checkDates(source, { dates, target, to });
  const wordy = findNumberValues(target, to);
  // A date of the source may be read as plain numbers in the target and the other way round: what is left counts for numbers.
  const lost = new Set(dates.filter((_, index) => !dateChecks[index]?.ok).flatMap(({ keys }) => keys));
  const targetDates = readDates(target, to).filter(({ keys }) => !keys.some((key) => lost.has(key)));
  const pool = countValues(
    findNumbers(target, to).filter((each) => dates.length === 0 || !overlapsAny(each, targetDates)),
  );
  const numberChecks = numbers.map(({ start, end, values }): FactCheck => {
    const value = values.find((each) => (pool.get(each) ?? 0) > 0);
    if (value !== undefined) pool.set(value, (pool.get(value) ?? 0) - 1);
    const ok = value !== undefined || values.some((each) => !pool.has(each) && wordy.has(each));
    return { kind: 'number', text: source.slice(start, end), ok };
  });
  return [
    ...numberChecks,
    ...dateChecks,
    ...fixed.map(({ text }): FactCheck => ({ kind: 'name', text, ok: lower.includes(text.toLowerCase()) })),
    ...findNames(source, from, to).map(
      (text): FactCheck => ({ kind: 'name', text, ok: hasName(target, text, from) }),
    ),
  ];
}

function countValues(numbers: ReturnType<typeof findNumbers>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { values } of numbers)
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

interface CheckedDates {
  readonly dates: ReturnType<typeof readDates>;
  readonly target: string;
  readonly to: ReturnType<typeof toLanguage>;
}

function checkDates(source: string, { dates, target, to }: CheckedDates): FactCheck[] {
  const left = readDates(target, to).map(({ keys }) => keys);
  return dates.map(({ start, end, keys }) => {
    const at = left.findIndex((each) => each.some((key) => keys.includes(key)));
    if (at >= 0) left.splice(at, 1);
    return { kind: 'date', text: source.slice(start, end), ok: at >= 0 };
  });
}
