/**
 * Words of a text as numbers of 32 bits: the terms of the weights are told by these, so that nothing is spelt out where
 * thousands of sentences are read. Letters are folded to lower case; of figures only their shape counts (a year, a
 * number of so many digits), for a contract's own figures mean nothing in another.
 */
export function hashWords(text: string): Uint32Array {
  const words = new Uint32Array((text.length >> 1) + 1);
  let count = 0;
  let hash = 0;
  let digits = 0;
  let letters = 0;
  let number = 0;
  const end = () => {
    if (letters > 0) words[count++] = hash >>> 0;
    else if (digits > 0) words[count++] = hashOfNumber(number, digits);
    hash = OFFSET;
    letters = digits = number = 0;
  };
  hash = OFFSET;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      digits++;
      number = number * 10 + code - ZERO;
      hash = Math.imul(hash ^ DIGIT, PRIME);
    } else if (isLetter(code)) {
      letters++;
      hash = Math.imul(hash ^ lowerOf(code), PRIME);
    } else if (code === HYPHEN && text.charCodeAt(at + 1) === LINE_FEED && isLower(text.charCodeAt(at + 2))) {
      // A word divided at the end of a line.
      at++;
    } else {
      end();
    }
  }
  end();
  return words.slice(0, count);
}

/** The number that tells a term made of others, in their order: a pair of words, a word in its surroundings. */
export function combine(left: number, right: number): number {
  let hash = Math.imul(left ^ (left >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ right ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
const ZERO = 48;
const DIGIT = 35;
const HYPHEN = 45;
const LINE_FEED = 10;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;
const YEAR_DIGITS = 4;
const MAX_DIGITS = 6;

function hashOfNumber(number: number, digits: number): number {
  const isYear = digits === YEAR_DIGITS && number >= FIRST_YEAR && number <= LAST_YEAR;
  return combine(DIGIT, isYear ? FIRST_YEAR : Math.min(digits, MAX_DIGITS));
}

const isDigit = (code: number) => code >= ZERO && code <= 57;
const isLower = (code: number) => code >= 97 && code <= 122;
const isUpper = (code: number) => code >= 65 && code <= 90;
/** Beyond Latin-1 only what is between its letters and the general punctuation, and what comes behind that. */
const isLetter = (code: number) =>
  isLower(code) || isUpper(code) || (code >= 0xc0 && code < 0x2000) || code >= 0x2c00;
const lowerOf = (code: number) =>
  code < 0xc0 ? code | 32 : String.fromCharCode(code).toLowerCase().charCodeAt(0) || code;
