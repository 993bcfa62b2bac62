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

/** With what joins the letters of Hindi and Persian words, or keeps them apart. */
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_\u200C\u200D]/u;
/** With what tells the direction of a text, which nobody sees. */
const WHITE_SPACE = /[\s\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/u;
/** The class of each character of the basic plane, 0 where it was not looked at yet: a pattern for each character took half of the time. */
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

export function scanTokens(text: string): Tokens {
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = 0; at < text.length; ) {
    const kind = classAt(text, at);
    const start = at;
    at += sizeAt(text, at);
    if (kind === SPACE) continue;
    if (kind === WORD) while (at < text.length && classAt(text, at) === WORD) at += sizeAt(text, at);
    starts.push(start);
    ends.push(at);
  }
  return { starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

/** UTF-16 units of the character at an offset. */
function sizeAt(text: string, at: number): 1 | 2 {
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = text.charCodeAt(at + 1);
  return next >= 0xdc00 && next < 0xe000 ? 2 : 1;
}
