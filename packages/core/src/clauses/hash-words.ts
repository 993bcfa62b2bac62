/**
 * Words of a text as numbers of 32 bits: the terms of the weights are told by these, so that nothing is spelt out where
 * thousands of sentences are read. Letters are folded to lower case; of figures only their shape counts (a year, a
 * number of so many digits), for a contract's own figures mean nothing in another.
 */
export function hashWords(text: string, start = 0, end = text.length): Uint32Array {
  const words = new Uint32Array(((end - start) >> 1) + 1);
  let count = 0;
  let hash = OFFSET;
  let digits = 0;
  let letters = 0;
  let number = 0;
  // One step behind the end, which ends a word as well.
  for (let at = start; at <= end; at++) {
    const code = at < end ? text.charCodeAt(at) : LINE_FEED;
    const letter = code < ASCII ? (SMALL[code] as number) : smallOf(code);
    if (letter > 0) {
      letters++;
      hash = Math.imul(hash ^ letter, PRIME);
    } else if (isDigit(code)) {
      digits++;
      number = number * 10 + code - ZERO;
      hash = Math.imul(hash ^ DIGIT, PRIME);
    } else if (code === HYPHEN && at + 2 < end && isDivided(text, at)) {
      at++;
    } else if (letters > 0 || digits > 0) {
      words[count++] = letters > 0 ? hash >>> 0 : hashOfNumber(number, digits);
      hash = OFFSET;
      letters = digits = number = 0;
    }
  }
  return words.subarray(0, count);
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

/** Whether a word is divided at the end of the line, behind this hyphen. */
const isDivided = (text: string, hyphen: number) =>
  text.charCodeAt(hyphen + 1) === LINE_FEED && isLower(text.charCodeAt(hyphen + 2));

const ASCII = 128;
/** The small letters of ASCII by their code and by that of their capitals, 0 for what is no letter. */
const SMALL = Uint8Array.from({ length: ASCII }, (_, code) => (isLower(code | 32) ? code | 32 : 0));
/** Beyond Latin-1 only what is between its letters and the general punctuation, and what comes behind that, is a letter. */
const smallOf = (code: number) =>
  (code >= 0xc0 && code < 0x2000) || code >= 0x2c00
    ? String.fromCharCode(code).toLowerCase().charCodeAt(0) || code
    : 0;
