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

/** The same without regular expressions, for most lines of most files; undefined for what is not all ASCII. */
function foldAscii(line: string): string | undefined {
  let folded = '';
  let isDigit = false;
  for (let at = 0; at < line.length; at++) {
    const code = line.charCodeAt(at);
    if (code >= 0x80) return undefined;
    const wasDigit = isDigit;
    isDigit = code >= 48 && code <= 57;
    if (isDigit) {
      if (!wasDigit) folded += '#';
    } else if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) {
      folded += String.fromCharCode(code | 32);
    } else if (code === 35) {
      folded += '#';
    } else if (folded !== '' && !folded.endsWith(' ')) {
      folded += ' ';
    }
  }
  if (!HAS_LATIN.test(folded)) return '';
  return folded.trimEnd().replace(ROMAN_AT_END, ' #');
}
