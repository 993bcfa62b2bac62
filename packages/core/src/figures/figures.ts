import { type Language, languages } from '#language/languages.ts';
import { remembering } from '#text/remember.ts';
import type { TextRange } from '#text/text-range.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { findDates, overlapsAny, toLatinDigits } from './dates.ts';
import { findNumberWords } from './number-words.ts';
import { CURRENCY_AFTER, CURRENCY_BEFORE, PERCENT_AFTER, SCALE } from './figure-units.ts';
import { isReference } from './references.ts';

/** A figure that may answer: no date, no number of a section, page, version or telephone. */
export interface Figure extends TextRange {
  readonly kind: 'money' | 'percentage' | 'plain';
  /** The digits (or words) alone, without sign, scale and unit, as Latin digits and lower case. */
  readonly digits: string;
  /** Four digits that read as a year. */
  readonly isYear: boolean;
  /** "one", which mostly counts nothing. */
  readonly isWeak: boolean;
  readonly hasScale: boolean;
}

const SEPARATED = String.raw`\p{Nd}{1,3}(?:[.,٬'’\u00a0\u202f ]\p{Nd}{3}(?!\p{Nd})){1,5}(?:[.,٫]\p{Nd}{1,4})?`;
const INDIAN = String.raw`\p{Nd}{1,2}(?:,\p{Nd}{2}){1,4},\p{Nd}{3}(?:\.\p{Nd}{1,2})?`;
const SIMPLE = String.raw`\p{Nd}{1,15}(?:[.,٫]\p{Nd}{1,6})?`;
const NUMBER = `(?:${INDIAN}|${SEPARATED}|${SIMPLE})`;
const RANGE = String.raw`(?:\s?(?:[-–—~～〜至]|から|bis|to|à|a|до|do|से)\s?${NUMBER})?`;

function digitFigures(language: Language): RegExp {
  const number = languages[language].figures.spacedThousands
    ? NUMBER
    : NUMBER.replaceAll(String.raw`\u202f ]`, String.raw`\u202f]`);
  const range = RANGE.replace(NUMBER, number);
  return new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{Nd}_./]|\p{Nd}[,:-])${number}${range}`,
    'giu',
  );
}

const CJK_NUMERALS =
  /百分之[〇零一二三四五六七八九十百点\p{Nd}.]{1,10}|[〇零一二三四五六七八九十百千万亿億兆两兩数數]{1,12}/gu;
/** What a numeral of Han characters must stand before to be a number: 三人, 十年, 六つ. */
const COUNTED =
  /^\s?(?:个|個|個月|ヶ月|か月|カ月|人|名|位|家|页|頁|件|つ|种|種|条|條|次|回|台|臺|本|冊|册|枚|社|校|国|座|棟|軒|匹|頭|羽|隻|只|户|戸|間|间|所|天|日|年|月|周|週|小时|時間|分|秒|元|円|美元|字|文字|分の|岁|歳|倍|级|級|章|公里|米|公斤|吨|层|階|桁|行|点|块|張|张|艘|辆|輛|架|部|项|項|份|步|%|％)/u;

/** 2017年 is a date. */
const YEAR_SIGN = /^\s?年(?![間间])/u;

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  let pattern = patterns.get(language);
  if (pattern === undefined) {
    pattern = digitFigures(language);
    patterns.set(language, pattern);
  }
  return pattern;
}

/** The figures of a sentence or cell, in order. */
export const findFigures: (text: string, language: Language) => readonly Figure[] = remembering(readFigures);

function readFigures(text: string, language: Language): readonly Figure[] {
  const figures: Figure[] = [];
  const dates = findDates(text, language);
  for (const match of text.matchAll(patternOf(language))) {
    const range = { start: match.index, end: match.index + match[0].length };
    if (overlapsAny(range, dates) || isReference(text, range, language)) continue;
    const figure = withUnits(text, range, language, false);
    if (!figure.isYear || !YEAR_SIGN.test(text.slice(figure.end, figure.end + 3))) figures.push(figure);
  }
  for (const words of wordNumbers(text, language)) {
    const next = figures.find((each) => each.start >= words.end && each.start - words.end < 3);
    if (next !== undefined && /^\s?\($/u.test(text.slice(words.end, next.start))) {
      figures[figures.indexOf(next)] = joinWords(text, words, next, language);
    } else if (
      !overlapsAny(words, figures) &&
      !overlapsAny(words, dates) &&
      !isReference(text, words, language)
    ) {
      figures.push(withUnits(text, words, language, words.isWeak));
    }
  }
  return joinRanges(
    text,
    figures.toSorted((left, right) => left.start - right.start),
  );
}

const BETWEEN = /^\s?(?:to|or|bis|oder|à|ou|a|o|y|до|или|do|lub|से|या|إلى|أو|[-–])\s?$/iu;

/** "three to four" and "10 or 12" are one find. */
function joinRanges(text: string, figures: readonly Figure[]): Figure[] {
  const joined: Figure[] = [];
  for (const figure of figures) {
    const last = joined.at(-1);
    const gap = last === undefined ? '' : text.slice(last.end, Math.min(figure.start, last.end + 8));
    if (last?.kind === 'plain' && figure.start - last.end < 8 && !last.isYear && BETWEEN.test(gap)) {
      joined[joined.length - 1] = { ...figure, start: last.start, isWeak: false };
    } else joined.push(figure);
  }
  return joined;
}

/** "thirty (30) days" is one figure. */
function joinWords(text: string, words: TextRange, figure: Figure, language: Language): Figure {
  const end = text[figure.end] === ')' ? figure.end + 1 : figure.end;
  return { ...withUnits(text, { start: words.start, end }, language, false), digits: figure.digits };
}

function wordNumbers(text: string, language: Language): (TextRange & { isWeak: boolean })[] {
  if (!isUnspaced(language)) return findNumberWords(text, language);
  const found: (TextRange & { isWeak: boolean })[] = [];
  for (const match of text.matchAll(CJK_NUMERALS)) {
    const end = match.index + match[0].length;
    const isPercent = match[0].startsWith('百分之');
    if (!isPercent && !COUNTED.test(text.slice(end, end + 4))) continue;
    if (/[第统統]$/u.test(text.slice(Math.max(0, match.index - 1), match.index))) continue;
    if (/\p{Nd}$/u.test(text.slice(Math.max(0, match.index - 1), match.index))) continue;
    found.push({ start: match.index, end, isWeak: match[0] === '一' });
  }
  return found;
}

/** Widens a number by the scale, the currency or the sign of percent that belongs to it. */
function withUnits(text: string, range: TextRange, language: Language, isWeak: boolean): Figure {
  let { start, end } = range;
  const number = text.slice(start, end);
  const before = CURRENCY_BEFORE.exec(text.slice(Math.max(0, start - 12), start));
  const scale = SCALE.exec(text.slice(end, end + 16));
  if (scale !== null && (before !== null || !/^\s?[kKmMbBT]$/u.test(scale[0]))) end += scale[0].length;
  const hasScale = end > range.end;
  const rest = text.slice(end, end + 40);
  const percent = PERCENT_AFTER.exec(rest);
  const currency = CURRENCY_AFTER.exec(rest);
  // Arabic prints the sign before the figure as well: %10.
  const percentBefore = /[%٪]\s?$/u.exec(text.slice(Math.max(0, start - 2), start));
  let kind: Figure['kind'] = 'plain';
  if (percent !== null || number.startsWith('百分之')) {
    kind = 'percentage';
    end += percent?.[0].length ?? 0;
  } else if (percentBefore !== null) {
    kind = 'percentage';
    start -= percentBefore[0].length;
  } else if (before !== null || currency !== null) {
    kind = 'money';
    start -= before?.[0].length ?? 0;
    end += before === null ? (currency?.[0].length ?? 0) : 0;
  }
  const digits = toLatinDigits(number).toLowerCase();
  const isYear =
    kind === 'plain' && !hasScale && /^(?:1[7-9]|20)\d{2}(?:\D{1,3}(?:1[7-9]|20)?\d{2})?$/u.test(digits);
  return { start, end, kind, digits, isYear, isWeak, hasScale };
}

/** Whether a text is little more than a figure: a cell of a table. */
export function isCell(text: string, range: TextRange): boolean {
  const rest = text.slice(0, range.start) + text.slice(range.end);
  return rest.replace(/[\s()\-–—.*†‡]/gu, '').length <= 2;
}
