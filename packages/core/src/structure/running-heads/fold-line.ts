/** Longer lines are no heads of pages. */
const MAX_LENGTH = 200;

/**
 * What a line says beside its numbers and marks, so that the heads of two pages are told to be one: "12 Annual Report" and
 * "13 Annual Report" are both "# annual report". Empty for what has no letter.
 */
export function foldLine(line: string): string {
  if (line.length > MAX_LENGTH) return '';
  const ascii = foldAscii(line);
  if (ascii !== undefined) return ascii;
  const letters = line
    .toLowerCase()
    .replace(/\p{Nd}+/gu, '#')
    .replace(/[^\p{L}\p{M}#]+/gu, ' ')
    .trim()
    .replace(/ [ivxlc]{1,7}$/, ' #');
  return /\p{L}/u.test(letters) ? letters : '';
}

const HAS_LATIN = /[a-z]/;
const ROMAN_AT_END = / [ivxlc]{1,7}$/;
const ZERO = 48;
const NINE = 57;
/** What each ASCII character becomes; empty for what stands between words. */
const FOLDED = Array.from({ length: 0x80 }, (_, code) => {
  if (code >= ZERO && code <= NINE) return '#';
  const letter = String.fromCharCode(code).toLowerCase();
  return /[a-z#]/.test(letter) ? letter : '';
});

/** With what a line is sure to begin when it is folded; undefined where that takes folding it, empty where nothing is left. */
export function firstOfFolded(line: string): string | undefined {
  for (let at = 0; at < line.length; at++) {
    const first = FOLDED[line.charCodeAt(at)];
    if (first !== '') return first;
  }
  return '';
}

/** The same without regular expressions, for most lines of most files; undefined for what is not all ASCII. */
function foldAscii(line: string): string | undefined {
  let folded = '';
  let isDigit = false;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    const letter = FOLDED[code];
    if (letter === undefined) return undefined;
    const wasDigit = isDigit;
    isDigit = code >= ZERO && code <= NINE;
    if (letter !== '') {
      if (!isDigit || !wasDigit) folded += letter;
    } else if (folded !== '' && !folded.endsWith(' ')) {
      folded += ' ';
    }
  }
  if (!HAS_LATIN.test(folded)) return '';
  return folded.trimEnd().replace(ROMAN_AT_END, ' #');
}
