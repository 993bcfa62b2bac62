import { toRoman } from '@recto/core/document';

const LETTERS = 26;
/** Beyond these a numeral is too long to be read: digits instead. */
const MAX_ROMAN = 5_000;
const MAX_LETTERS = 50;

/** A number in one of Word's number formats (`w:numFmt`); in digits for formats that are not known here. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'lowerRoman':
      return formatRoman(value);
    case 'upperRoman':
      return formatRoman(value).toUpperCase();
    case 'lowerLetter':
      return toLetters(value);
    case 'upperLetter':
      return toLetters(value).toUpperCase();
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'none':
      return '';
    default:
      return String(value);
  }
}

const formatRoman = (value: number): string =>
  value < 1 || value > MAX_ROMAN ? String(value) : toRoman(value);

/** a to z, then aa, bb and so on. */
function toLetters(value: number): string {
  const count = Math.ceil(value / LETTERS);
  if (count < 1 || count > MAX_LETTERS) return String(value);
  return String.fromCharCode(97 + ((value - 1) % LETTERS)).repeat(count);
}
