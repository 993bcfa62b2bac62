import { byLanguage, languageOf } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { nameMonths } from './name-months.ts';
import { hanToDigits } from './han-numbers.ts';
import { numberValuesOf } from './number-values.ts';
import { ordinalsToWords, wordsToDigits } from './read-numbers.ts';

const HAS_DIGIT = /\p{Nd}/u;

/**
 * One form for what a text may write in several: numbers in words and in digits, dates in figures and with the name of the
 * month, ordinals, numbers before "million". Offsets are lost, so this is for comparing only. What may be read in two ways
 * stays as it is: nothing becomes equal that may not be the same.
 */
export function normaliseFigures(text: string, language: string): string {
  if (isUnspaced(language)) return hanToDigits(nameMonths(text, language));
  if (!HAS_DIGIT.test(text)) return wordsToDigits(text, language);
  const named = ordinalsToWords(nameMonths(plainDays(text, language), language), language);
  return writeOut(wordsToDigits(named, language), language);
}

const DAYS: Readonly<Record<string, RegExp | undefined>> = byLanguage(({ figures }) => figures.ordinalDays);

/** The day of a month is a number, however it is written. */
function plainDays(text: string, language: string): string {
  const pattern = DAYS[language];
  return pattern === undefined
    ? text
    : text.replace(pattern, (_, behind?: string, before?: string) => behind ?? before ?? '');
}

const scaled = new Map<string, RegExp | undefined>();

/** "2.5 million" with what it comes to before it: as a table of whole figures has it. */
function writeOut(text: string, language: string): string {
  const values = numberValuesOf(language);
  const pattern = scaledPattern(language);
  if (values === undefined || pattern === undefined) return text;
  return text.replace(pattern, (whole, figure: string, word: string) => {
    const factor = values.scales.get(word.toLowerCase()) ?? values.multipliers.get(word.toLowerCase()) ?? 1;
    const value = readFigure(figure, language);
    // A sum of floating-point parts: 2.3 million is 2300000 and not 2299999.9999999995.
    const product = value === undefined ? Number.NaN : Math.round(value * factor * 100) / 100;
    return Number.isSafeInteger(product) ? `${product} ${whole}` : whole;
  });
}

function scaledPattern(language: string): RegExp | undefined {
  const values = numberValuesOf(language);
  if (values !== undefined && !scaled.has(language)) {
    const words = [
      ...values.scales.keys(),
      ...[...values.multipliers].flatMap(([word, by]) => (by === 1000 ? word : [])),
    ];
    scaled.set(
      language,
      new RegExp(String.raw`(?<![\p{L}\p{N}.,])(\d[\d.,]*)[\s-](${words.join('|')})(?![\p{L}\p{N}])`, 'giu'),
    );
  }
  return scaled.get(language);
}

/** Undefined for what may be a decimal or a thousand: "1.234 million" is 1,234,000 in English and 1,234,000,000 in German. */
function readFigure(figure: string, language: string): number | undefined {
  const decimal = languageOf(language).figures.decimal;
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', fraction, ...more] = figure.split(decimal);
  if (more.length > 0 || !/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/u.test(whole)) return undefined;
  return Number(`${whole.replaceAll(group, '')}.${fraction ?? '0'}`);
}
