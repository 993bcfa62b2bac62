import { knownLanguage, toLanguage } from '#language/languages.ts';
import { findDates, toLatinDigits } from '#figures/dates.ts';
import { normaliseFigures } from '#figures/normalise-figures.ts';
import { numberWordsIn } from '#figures/spelt-numbers.ts';
import { type DecimalSign, parseFigure } from '../calculation/printed-number.ts';

const FIGURE = /\p{Nd}[\p{Nd}.,]*/gu;
/** Units that are signs: a percentage is no amount, and dollars are no euros. */
const SIGN = /[%‰$€£¥₹₽]/gu;
/** "4.2.1" and "31.03.2024" are no single number. */
const IS_NUMBER = /^(?:\d+(?:[.,]\d+)?|\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d{1,3}(?:,\d{2,3})+(?:\.\d+)?)$/;

/** A number or a sign of a line that its source does not have, by value; null where there is none. */
export function findForeignNumber(line: string, source: string, language: string): string | null {
  const known = valuesIn(source, language);
  const printed = new Set(figuresIn(source));
  const keyOf = keyIn(language);
  for (const figure of figuresIn(withoutDates(line, language)))
    if (!printed.has(figure) && !known.has(keyOf(figure))) return figure;
  // Written out: "2.3 billion" is another number than "2.3 million".
  for (const figure of figuresIn(normaliseFigures(line, language)))
    if (!known.has(keyOf(figure)) && !printed.has(figure)) return figure;
  for (const number of numberWordsIn(line)) if (!known.has(String(number))) return String(number);
  const signs = new Set(source.normalize('NFKC').match(SIGN) ?? []);
  return (line.normalize('NFKC').match(SIGN) ?? []).find((sign) => !signs.has(sign)) ?? null;
}

/** Whether a line has a number that its source has too; undefined for a line without one. */
export function sharesNumber(line: string, source: string, language: string): boolean | undefined {
  const own = valuesIn(line, language);
  return own.size === 0 ? undefined : !own.isDisjointFrom(valuesIn(source, language));
}

/** Reads the numbers of texts in a language by value, and single figures likewise. */
export function makeValueReader(language: string) {
  const keyOf = keyIn(language);
  return {
    valuesIn: (text: string) => valuesIn(text, language),
    keyOf: (figure: string) => keyOf(figure.replace(/[.,]+$/, '')),
  };
}

function valuesIn(text: string, language: string): ReadonlySet<string> {
  const figures = [...figuresIn(text), ...figuresIn(normaliseFigures(text, language))];
  return new Set([...figures.map(keyIn(language)), ...numberWordsIn(text).map(String)]);
}

const figuresIn = (text: string): string[] =>
  (toLatinDigits(text.normalize('NFKC')).match(FIGURE) ?? []).map((figure) => figure.replace(/[.,]+$/, ''));

/** What a figure counts, and what is no number as it is printed. */
function keyIn(language: string): (figure: string) => string {
  const decimal: DecimalSign = knownLanguage(language)?.figures.decimal ?? ',';
  return (figure) => String((IS_NUMBER.test(figure) ? parseFigure(figure, decimal) : null) ?? figure);
}

/** "2024-03-31" for "31 March 2024": dates have a check of their own, and the numbers of the named month are counted. */
export function withoutDates(line: string, language: string): string {
  return findDates(line, toLanguage(language)).reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    line,
  );
}

const DATE_PART = /\p{Nd}+|\p{L}[\p{L}\p{M}]*/gu;
/** "of", "de", "г": the shortest name of a month has three letters, or one of Chinese. */
const IS_LINKING = /^(?!\p{Script=Han})\p{L}{1,2}$|^(?:the|del|dem|den|года?|году|roku?)$/u;

/** A date of a line that is neither one of its source nor a part of one; null where there is none. */
export function findForeignDate(line: string, source: string, language: string): string | null {
  const dates = datesIn(line, language);
  const known = dates.length === 0 ? [] : datesIn(source, language);
  const isKnown = (parts: ReadonlySet<string>) => known.some((date) => parts.isSubsetOf(date.parts));
  return dates.find(({ parts }) => !isKnown(parts))?.text ?? null;
}

/** With the months named, so that it does not matter how they are written. */
function datesIn(text: string, language: string) {
  const named = toLatinDigits(normaliseFigures(text.normalize('NFKC'), language));
  return findDates(named, toLanguage(language)).map(({ start, end }) => {
    const date = named.slice(start, end);
    const parts = (date.toLowerCase().match(DATE_PART) ?? []).filter((part) => !IS_LINKING.test(part));
    return { text: date, parts: new Set(parts.map((part) => part.replace(/^0+(?=\d)/, ''))) };
  });
}
