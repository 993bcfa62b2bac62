import { byLanguage, ENGLISH, type Language } from '#language/languages.ts';
import { remembering, rememberingByKey } from '#text/remember.ts';
import { rangesOf, type TextRange } from '#text/text-range.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';

export interface FoundDate extends TextRange {
  /** How much of a date is there. */
  readonly precision: 'day' | 'month' | 'quarter' | 'year';
}

/** Names of months and their usual short forms; endings of inflected languages are allowed by `MONTH_END`. */
const MONTHS = byLanguage(({ figures }) => figures.months);

const START = String.raw`(?<![\p{L}\p{M}\p{Nd}])`;
const END = String.raw`(?![\p{L}\p{M}\p{Nd}])`;
const DAY = String.raw`\p{Nd}{1,2}(?:st|nd|rd|th|er|º|ª|°|\.|-?го|-?е)?`;
const YEAR = String.raw`\p{Nd}{4}(?:\s{0,2}(?:г\.|года?|году|r\.|roku?))?`;
const GAP = String.raw`[\s,.]{1,3}(?:(?:of|de|del|dem|den|the|ال|من|शताब्दी)\s{1,2})?`;
const NUMERIC = String.raw`\p{Nd}{4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,2}|\p{Nd}{1,2}([-/])\p{Nd}{1,2}\1(?:\p{Nd}{4}|\p{Nd}{2})|\p{Nd}{1,2}\.\s?\p{Nd}{1,2}\.\s?\p{Nd}{4}`;
const CJK_DIGIT = '[\\p{Nd}〇一二三四五六七八九十]';
const ERA = '(?:(?:明治|大正|昭和|平成|令和|西元|公元|西暦|紀元|民国)前?)?';

const dayDates = rememberingByKey((language: Language) => {
  if (isUnspaced(language)) {
    return new RegExp(
      `(?:${ERA}${CJK_DIGIT}{1,4}\\s?年\\s?)?${CJK_DIGIT}{1,3}\\s?月\\s?${CJK_DIGIT}{1,3}\\s?[日号號]|${englishDay()}|(?<!\\p{Nd})(?:${NUMERIC})(?!\\p{Nd})`,
      'giu',
    );
  }
  const month = `(?:${MONTHS[language]})`;
  const later = `(?:${GAP}${YEAR})?`;
  const own = `${START}(?:${DAY}${GAP}${month}\\.?${later}|${month}\\.?\\s{1,3}${DAY}(?:,?\\s{1,3}${YEAR}|,\\s{0,2}${YEAR})?|${NUMERIC})${END}`;
  return new RegExp(language === ENGLISH ? own : `${own}|${START}(?:${englishDay()})${END}`, 'giu');
});

/** Filings and manuals in all languages print English dates as well. */
function englishDay(): string {
  const month = `(?:${MONTHS.en})`;
  return `${month}\\.?\\s{1,3}\\p{Nd}{1,2},?\\s{1,3}\\p{Nd}{4}|\\p{Nd}{1,2}\\s${month}\\s\\p{Nd}{4}`;
}

const monthDates = rememberingByKey((language: Language) => {
  if (isUnspaced(language)) {
    return new RegExp(`${ERA}${CJK_DIGIT}{2,4}\\s?年\\s?${CJK_DIGIT}{1,3}\\s?月`, 'giu');
  }
  return new RegExp(`${START}(?:${MONTHS[language]})\\.?${GAP}${YEAR}${END}`, 'giu');
});

/** "Q3 2022", "third quarter of 2022", "3. Quartal 2022", "2022年第三季度". */
const QUARTERS =
  /(?<![\p{L}\p{Nd}])(?:[QTK][1-4](?:[\s/]{1,2}\p{Nd}{4})?|(?:first|second|third|fourth) (?:fiscal )?quarter(?: of(?: fiscal)? \p{Nd}{4})?|[1-4]\.\s?(?:quartal|kwartał)\p{L}{0,4}(?: \p{Nd}{4})?|(?:premier|deuxième|troisième|quatrième) trimestre(?: \p{Nd}{4})?|(?:primer|segundo|tercer|cuarto|primeiro|terceiro|quarto) trimestre(?: de \p{Nd}{4})?)(?![\p{L}\p{Nd}])|\p{Nd}{4}年?第?[一二三四1-4](?:季度|四半期)/giu;

/** A year with the words that make it a point in time. */
const YEARS =
  /(?<![\p{Script=Latin}\p{Nd}.,$€£¥₹#-])(?:(?:end|beginning|mid|middle|ende|anfang|mitte|fin|début|finales|principios|fim|início|конец|конца|конце|начале|koniec|końca|końcu|نهاية|أواخر)(?: of| de| des| do)?[\s-]{1,2})?(?:1[0-9]|20)\p{Nd}{2}(?:\s?年|\s(?:г\.|году?|года|r\.|roku|m\b))?(?![\p{Script=Latin}\p{Nd}]|[.,:/-]\p{Nd})/giu;
/** "16th century", "16. Jahrhundert", "XVIe siècle", "siglo XVI", "XVI век". */
const CENTURIES =
  /(?<![\p{L}\p{Nd}])(?:(?:early |late |mid[- ])?(?:\p{Nd}{1,2}(?:st|nd|rd|th)|\p{Nd}{1,2}\.|[ivx]{1,5}e?|\p{Nd}{1,2}e)[ -](?:century|jahrhundert\p{L}{0,2}|siècle|век[ае]?|wiek[u]?)|(?:siglo|século) [ivx]{1,5})(?![\p{L}\p{Nd}])|\p{Nd}{1,2}\s?(?:世紀|世纪)/giu;
/** Years in other scripts' digits. */
const OTHER_YEARS = /(?<!\p{Nd})(?:[١۱][٠-٩۰-۹]{3}|[٢۲][٠۰][٠-٩۰-۹]{2}|१[०-९]{3}|२०[०-९]{2})(?!\p{Nd})/gu;
const CJK_YEARS =
  /[〇一二三四五六七八九]{4}年|(?:明治|大正|昭和|平成|令和)[\p{Nd}一二三四五六七八九十元]{1,3}年/gu;

/** Dates with a month at least: none of these is a figure that counts something. */
export function findDates(text: string, language: Language): readonly FoundDate[] {
  return /[\p{Nd}〇一二三四五六七八九十]/u.test(text) ? readDates(text, language) : [];
}

const readDates = remembering((text: string, language: Language): readonly FoundDate[] => {
  const found: FoundDate[] = [];
  const add = (pattern: RegExp, precision: FoundDate['precision']) => {
    for (const range of rangesOf(text, pattern))
      if (!overlapsAny(range, found)) found.push({ ...range, precision });
  };
  add(dayDates(language), 'day');
  add(monthDates(language), 'month');
  add(QUARTERS, 'quarter');
  return found;
});

/** Bare years, which only answer where a time is asked for. */
export const findYears = (text: string): readonly FoundDate[] => readYears(text, '');

const readYears = remembering((text: string): readonly FoundDate[] => {
  const found: FoundDate[] = [];
  for (const pattern of [YEARS, OTHER_YEARS, CJK_YEARS, CENTURIES]) {
    for (const range of rangesOf(text, pattern))
      if (!overlapsAny(range, found)) found.push({ ...range, precision: 'year' });
  }
  return found;
});

/** `ranges` in the order found; only those near enough can overlap, but there are few per sentence. */
export function overlapsAny(range: TextRange, ranges: readonly TextRange[]): boolean {
  for (let at = ranges.length - 1; at >= 0; at--) {
    const each = ranges[at];
    if (each !== undefined && each.start < range.end && range.start < each.end) return true;
  }
  return false;
}

/** Years and quarters that a text names, in Latin digits: "2017", "Q3 2022". */
export function namedYears(text: string): string[] {
  const latin = toLatinDigits(text);
  const years = new Set<string>();
  for (const match of latin.matchAll(
    /(?<![\p{Script=Latin}\p{Nd}.,])(Q[1-4] )?((?:1[5-9]|20)\d{2})(?![\p{Nd}\p{Script=Latin}])/giu,
  )) {
    years.add(`${(match[1] ?? '').toUpperCase()}${match[2] ?? ''}`);
  }
  for (const match of latin.matchAll(/\bFY ?'?(\d{2})(\d{2})?\b/giu)) {
    years.add(match[2] === undefined ? `20${match[1] ?? ''}` : `${match[1] ?? ''}${match[2]}`);
  }
  return [...years];
}

const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** Arabic, Persian, Devanagari and full-width digits as 0..9; nothing moves. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९０-９]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10) ?? code;
    return String(code - zero);
  });
}
