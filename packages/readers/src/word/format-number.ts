const LETTERS = 26;
/** Longer ones are not read as numbers. */
const MAX_ROMAN = 5_000;
const MAX_LETTERS = 50;
const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A number as Word shows it in a format of its; in digits for those that are not known here. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'lowerRoman':
      return toRoman(value);
    case 'upperRoman':
      return toRoman(value).toUpperCase();
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

function toRoman(value: number): string {
  if (value < 1 || value > MAX_ROMAN) return String(value);
  let rest = value;
  let text = '';
  for (const [worth, letters] of ROMAN) for (; rest >= worth; rest -= worth) text += letters;
  return text;
}

/** a to z, then aa, bb and so on. */
function toLetters(value: number): string {
  const count = Math.ceil(value / LETTERS);
  if (count < 1 || count > MAX_LETTERS) return String(value);
  return String.fromCharCode(97 + ((value - 1) % LETTERS)).repeat(count);
}
