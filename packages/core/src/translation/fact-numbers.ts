import { byLanguage, type Language, languages } from '#language/languages.ts';
import { toLatinDigits } from '#figures/dates.ts';
import { normaliseFigures } from '#figures/normalise-figures.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import type { TextRange } from '#text/text-range.ts';

/** A number in digits, and what it may be worth: in Spanish 1.234 is read in two ways. */
export interface FoundNumber extends TextRange {
  readonly values: readonly string[];
}

/** Groups by spaces that do not break, and by spaces alone where languages print them so. */
const GROUPED = String.raw`\d{1,3}(?:[\u00a0\u202f\u2009]\d{3})+(?!\d)(?:[.,]\d+)?`;
const SPACED = String.raw`\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?`;
const PLAIN = String.raw`\d+(?:[.,'’٫٬]\d+)*`;

/** Numbers in digits of any script, with the scale behind them: "2.5 million" is worth 2500000. */
export function findNumbers(text: string, language: Language): FoundNumber[] {
  const latin = toLatinDigits(text);
  const pattern = new RegExp(
    [...(languages[language].figures.spacedThousands ? [SPACED] : []), GROUPED, PLAIN].join('|'),
    'gu',
  );
  return Array.from(latin.matchAll(pattern), ({ 0: written, index }) => {
    const end = index + written.length;
    const factor = scaleBehind(latin.slice(end, end + LONGEST_SCALE), language);
    const values = readNumber(written, language).map((value) => shift(value, factor));
    return { start: index, end, values };
  });
}

/** Also those that a text writes in words. */
export function findNumberValues(text: string, language: Language): Set<string> {
  return new Set(findNumbers(normaliseFigures(text, language), language).flatMap(({ values }) => values));
}

function readNumber(written: string, language: Language): string[] {
  const digits = written.replace(/[\s'’٬\u2009]/gu, '').replace('٫', '.');
  const points = digits.replace(/[^.,]/gu, '');
  const isMixed = points.includes('.') && points.includes(',');
  if (points === '') return [plain(digits)];
  if (isMixed) {
    const decimal = points.at(-1) ?? '.';
    const group = decimal === '.' ? ',' : '.';
    // "1,234.567,89" is none.
    if (points.indexOf(decimal) < points.length - 1) return [digits];
    return [plain(digits.replaceAll(group, '').replace(decimal, '.'))];
  }
  const parts = digits.split(/[.,]/u);
  if (parts.length > 2) {
    const whole = parts.slice(1, -1).every((part) => part.length === 3 || part.length === 2);
    return whole && parts.at(-1)?.length === 3 ? [plain(parts.join(''))] : [digits];
  }
  const [asWhole, asDecimal] = [plain(parts.join('')), plain(parts.join('.'))];
  const mayBeGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/u.test(digits) && !written.includes('٫');
  if (!mayBeGrouped) return [asDecimal];
  const { decimal, isDecimalUnsure } = languages[language].figures;
  if (isDecimalUnsure) return [asWhole, asDecimal];
  return [(decimal === ',') === (points === ',') ? asDecimal : asWhole];
}

/** Without zeros that say nothing. */
function plain(number: string): string {
  const [whole = '', fraction = ''] = number.split('.');
  const digits = fraction.replace(/0+$/u, '');
  return (whole.replace(/^0+(?=\d)/u, '') || '0') + (digits === '' ? '' : `.${digits}`);
}

/** A number times a power of ten, digit by digit. */
function shift(value: string, zeros: number): string {
  if (zeros === 0 || !/^\d+(?:\.\d+)?$/u.test(value)) return value;
  const [whole = '', fraction = ''] = value.split('.');
  const moved = fraction.padEnd(zeros, '0');
  return plain(`${whole}${moved.slice(0, zeros)}.${moved.slice(zeros)}`);
}

const LONGEST_SCALE = 18;
/** Powers of ten and their words, the longer ones first. */
const SCALES = byLanguage(({ figures }) => figures.scales);

const patterns = new Map<Language, readonly (readonly [RegExp, number])[]>();

/** The power of ten that a word behind a number says. */
function scaleBehind(rest: string, language: Language): number {
  let known = patterns.get(language);
  if (known === undefined) {
    known = SCALES[language].map(([words, zeros]) => [
      new RegExp(`^[\\s-]{0,2}(?:${words})${isUnspaced(language) ? '' : '(?![\\p{L}\\p{M}])'}`, 'iu'),
      zeros,
    ]);
    patterns.set(language, known);
  }
  return known.find(([pattern]) => pattern.test(rest))?.[1] ?? 0;
}
