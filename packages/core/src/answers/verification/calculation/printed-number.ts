import { toLatinDigits } from '#figures/dates.ts';
import type { DraftCalculation } from '../../extraction/draft.ts';

export type DecimalSign = DraftCalculation['decimal'];

const FIGURE = /\p{Nd}[\p{Nd}.,]*/u;
const MINUS = '−';
/** Digits behind the decimal sign of a result that is no whole number. */
const MAX_DECIMALS = 2;

/**
 * A figure as it stands in a quote: with the sign that it has there, a minus or the brackets of an account. Null when the
 * quote does not have it.
 */
export function readQuotedNumber(
  wanted: string,
  quote: string,
  decimal: DecimalSign,
): { readonly shown: string; readonly value: number } | null {
  const figure = FIGURE.exec(wanted.normalize('NFKC'))?.[0].replace(/[.,]+$/, '');
  if (figure === undefined) return null;
  const text = quote.normalize('NFKC');
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + figure.length)];
    // Not a part of a longer figure or of a name such as "B2".
    if (/[\p{L}\p{Nd}][.,]?$/u.test(before) || /^[.,]?\p{Nd}/u.test(after)) continue;
    const value = parseFigure(figure, decimal);
    if (value === null) return null;
    const isNegative =
      (/\(\s*[$€£¥]?\s*$/.test(before) && /^\s*%?\s*\)/.test(after)) ||
      /(?:^|[\s$€£¥(])[-−][$€£¥]?$/u.test(before);
    return isNegative ? { shown: MINUS + figure, value: -value } : { shown: figure, value };
  }
  return null;
}

/** `decimal` decides where the figure itself does not: "1.250" is 1250 in a German text and 1.25 in an English one. */
export function parseFigure(figure: string, decimal: DecimalSign): number | null {
  const marks = [...figure.matchAll(/[.,]/g)].map(({ 0: mark }) => mark);
  const last = marks.at(-1);
  const sign = last === undefined ? null : decimalSignOf(figure, marks, decimal);
  const digits = toLatinDigits(figure).replace(/[.,]/g, (mark) => (mark === sign ? '.' : ''));
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

function decimalSignOf(figure: string, marks: readonly string[], decimal: DecimalSign): string | null {
  const last = marks.at(-1) ?? '';
  if (new Set(marks).size > 1) return last;
  if (marks.length > 1) return null;
  const isGroup = /[.,]\p{Nd}{3}$/u.test(figure) && !figure.startsWith('0');
  return isGroup && last !== decimal ? null : last;
}

/** With groups of thousands, and no more digits behind the decimal sign than say something. */
export function formatNumber(value: number, decimal: DecimalSign): string {
  const fixed = Math.abs(value)
    .toFixed(MAX_DECIMALS)
    .replace(/\.?0+$/, '');
  const [whole = '0', fraction] = fixed.split('.');
  const group = decimal === '.' ? ',' : '.';
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  const isNegative = value < 0 && Number(fixed) !== 0;
  return (isNegative ? MINUS : '') + grouped + (fraction === undefined ? '' : decimal + fraction);
}
