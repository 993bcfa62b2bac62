import { knownLanguage } from '#language/languages.ts';
import { collapseSpace } from '#text/characters.ts';
import type { TextRange } from '#text/text-range.ts';

/** A stretch of a row between two tabs, without the white space around it. */
export interface Cell extends TextRange {
  readonly text: string;
}

const CURRENCY = String.raw`(?:US\$|[ACRS]\$|HK\$|NT\$|[$€£¥₹₽₩￥]|(?:EUR|USD|GBP|CHF|JPY|CNY|RMB|INR|BRL|PLN|RUB|Rs\.?)(?!\p{L}))`;
const NUMBER = String.raw`\p{Nd}(?:[\p{Nd}.,'’٫٬]*\p{Nd})?`;
const SPACED_NUMBER = String.raw`\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3})+(?!\p{Nd})(?:[.,]\p{Nd}+)?`;
const DASH = '[-–—−]';
const SIGN = String.raw`(?:[-–—−+△▲]\s?)?`;
const MARK = String.raw`(?:\s?(?:\([a-z]\)|\(\d\)|[*†‡])){0,3}`;
const AFTER = String.raw`(?:\s?(?:%|٪|％|€|£|zł|₽|bps\b|pp\b|[x×](?!\p{L})|円|元))?`;

const figureOf = (number: string) =>
  String.raw`(?:${SIGN}(?:${CURRENCY}\s*)?${SIGN}(?:\(\s*(?:${CURRENCY}\s*)?${number}${AFTER}\s*\)|${number})${AFTER}${MARK})`;
/** What stands in place of a figure: nothing, not meaningful, see note. */
const NO_FIGURE = String.raw`(?:(?:${CURRENCY}\s*)?${DASH}{1,3}(?:\s?%)?|(?:n\.?m\.?|n/?a|n\.a\.|n/m|N/?A|NM|N/M)(?![\p{L}\p{Nd}])|\*{1,2})`;

/** English separates thousands by commas only: a space there parts two figures of one cell. */
const FIGURES_PLAIN = new RegExp(`(?:${figureOf(NUMBER)}|${NO_FIGURE})`, 'uy');
const FIGURES_SPACED = new RegExp(`(?:${figureOf(`(?:${SPACED_NUMBER}|${NUMBER})`)}|${NO_FIGURE})`, 'uy');
/** "approximately $900 million", "4% to 5%", "512 MB": a figure with a few words. */
const WORDED = new RegExp(
  String.raw`^(?:(?:approximately|approx\.?|about|circa|ca\.?|etwa|rund|mindestens|höchstens|environ|aproximadamente|cerca de|около|примерно|ok\.|około|up to|over|under|at least|[~≈<>≤≥约約])\s?)?${CURRENCY}?\s?${NUMBER}(?<![.,])(?:[-–]${NUMBER}(?<![.,]))?\s?%?(?:\s(?:to|bis|à|a|до|do|–|-)\s${CURRENCY}?\s?${NUMBER}\s?%?)?(?:\s?(?:[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,3}|(?![\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])[\p{L}\p{M}]{1,12}\.?)){0,2}$`,
  'iu',
);
/** "$10.95 billion to $11.05 billion". */
const SPREAD = new RegExp(
  String.raw`^${CURRENCY}?\s?${NUMBER}(?:\s\p{L}{1,12})?\s(?:to|bis|à|a|до|do|–|-)\s${CURRENCY}?\s?${NUMBER}(?:\s\p{L}{1,12})?$`,
  'u',
);
const RANGE = new RegExp(
  String.raw`^${CURRENCY}?\s?${NUMBER}(?:%\s?[-–]\s?|\s[-–]\s)${CURRENCY}?\s?${NUMBER}%?$`,
  'u',
);
const OPENS = new RegExp(String.raw`^(?:${CURRENCY}\s*)?[(\s]*$`, 'u');
const CLOSES = /^[)%٪％\s]+$/u;
const LONGEST_FIGURE = 60;

/** The figures that a cell is made of, in order; null when there is anything else in it. */
export function splitFigures(cell: Cell, language: string): Cell[] | null {
  if (cell.text.length > LONGEST_FIGURE) return null;
  const figure = knownLanguage(language)?.figures.neverSpaced ? FIGURES_PLAIN : FIGURES_SPACED;
  if (RANGE.test(cell.text)) return [cell];
  const found: Cell[] = [];
  let at = 0;
  while (at < cell.text.length) {
    figure.lastIndex = at;
    const text = figure.exec(cell.text)?.[0];
    if (text === undefined) return isWorded(cell.text) ? [cell] : null;
    found.push({ text, start: cell.start + at, end: cell.start + at + text.length });
    at += text.length;
    if (at < cell.text.length && !/\s/.test(cell.text[at] ?? '')) return isWorded(cell.text) ? [cell] : null;
    while (cell.text[at] === ' ' || cell.text[at] === '\u00a0') at++;
  }
  return found;
}

function isWorded(text: string): boolean {
  if (/\s(?:and|or|und|oder|et|ou|y|o|e|и|или|i|lub)$/iu.test(text)) return false;
  return WORDED.test(text) || SPREAD.test(text);
}

/** A currency sign or bracket in a cell of its own belongs to the figure beside it. */
export function joinSigns(cells: readonly Cell[]): Cell[] {
  const joined: Cell[] = [];
  let opening: Cell | undefined;
  for (const cell of cells) {
    if (OPENS.test(cell.text) && /[($€£¥₹]|\p{L}/u.test(cell.text)) {
      opening = opening ? merge(opening, cell) : cell;
      continue;
    }
    const last = joined.at(-1);
    if (CLOSES.test(cell.text) && last && opening === undefined && /\p{Nd}/u.test(last.text)) {
      joined[joined.length - 1] = merge(last, cell);
      continue;
    }
    joined.push(opening ? merge(opening, cell) : cell);
    opening = undefined;
  }
  if (opening) joined.push(opening);
  return joined;
}

const merge = (left: Cell, right: Cell): Cell => ({
  text: left.text + right.text,
  start: left.start,
  end: right.end,
});

/** A figure as it is shown: no space behind a sign of currency or within brackets, no footnote mark. */
export function showFigure(text: string): string {
  return collapseSpace(text)
    .replace(/(?<=[$€£¥₹(])\s+(?=[\p{Nd}(])/gu, '')
    .replace(/\s+(?=\))/g, '')
    .replace(/(?<=[\p{Nd})%])(?:\s?(?:\([a-z]\)|[*†‡])){1,3}$/u, '');
}

export const isPercentFigure = (text: string): boolean => /[%٪％]/u.test(text);
export const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);
