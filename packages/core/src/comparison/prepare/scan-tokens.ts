import { isUnspacedScript } from '#document/placed-word.ts';

/** Tokens of a text: words, and single marks. White space belongs to none. Offsets are UTF-16 units of the text. */
export interface Tokens {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

const SPACE = 1;
const WORD = 2;
/** A character of a script without word spaces: a word of its own. */
const SINGLE = 3;
const MARK = 4;

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_]/u;
const WHITE_SPACE = /\s/u;
/** The class of each UTF-16 unit, 0 where it was not looked at yet: a pattern for each character took half of the time. */
const classes = new Uint8Array(0x10000);

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (WHITE_SPACE.test(character)) return SPACE;
  if (!WORD_CHARACTER.test(character)) return MARK;
  return isUnspacedScript(codePoint) ? SINGLE : WORD;
}

function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = classes[unit] ?? 0;
  if (known !== 0) return known;
  const codePoint = text.codePointAt(at) ?? 0;
  const found = classify(codePoint);
  // One half of a pair says nothing of the character.
  if (unit < 0xd800 || unit > 0xdfff) classes[unit] = found;
  return found;
}

/** Tokens of which there is room at first, for each character. */
const EXPECTED = 0.25;

export function scanTokens(text: string): Tokens {
  let starts = new Int32Array(16 + Math.ceil(text.length * EXPECTED));
  let ends = new Int32Array(starts.length);
  let count = 0;
  const { length } = text;
  for (let at = 0; at < length; ) {
    const kind = classes[text.charCodeAt(at)] || classAt(text, at);
    const start = at;
    at += sizeAt(text, at);
    if (kind === SPACE) continue;
    if (kind === WORD)
      while (at < length && (classes[text.charCodeAt(at)] || classAt(text, at)) === WORD)
        at += sizeAt(text, at);
    if (count === starts.length) [starts, ends] = [grow(starts), grow(ends)];
    starts[count] = start;
    ends[count++] = at;
  }
  return { starts: starts.slice(0, count), ends: ends.slice(0, count) };
}

function grow(values: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(2 * values.length);
  grown.set(values);
  return grown;
}

/** UTF-16 units of the character at an offset. */
function sizeAt(text: string, at: number): 1 | 2 {
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = text.charCodeAt(at + 1);
  return next >= 0xdc00 && next < 0xe000 ? 2 : 1;
}
