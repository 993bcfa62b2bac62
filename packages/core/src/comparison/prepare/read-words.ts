import { isUnspacedScript } from '#document/placed-word.ts';
import { addToHash, HASH_START, Vocabulary } from './word-numbers.ts';

/** Tokens of a text: words, and single marks. White space belongs to none. Offsets are UTF-16 units of the text. */
export interface Tokens {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The line of each token. */
  readonly lineOf: Int32Array;
  /** The number of each token's word in the vocabulary of both documents. */
  readonly words: Int32Array;
}

const SPACE = 1;
const WORD = 2;
/** A character of a script without word spaces: a word of its own. */
const SINGLE = 3;
const MARK = 4;
/** One half of a pair, which says nothing of the character. */
const HALF = 5;

/** With what joins the letters of Hindi and Persian words, or keeps them apart. */
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_\u200C\u200D]/u;
/** With what tells the direction of a text, which nobody sees. */
const WHITE_SPACE = /[\s\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/u;
/** The class of each UTF-16 unit, 0 where it was not looked at yet: a pattern for each character took half of the time. */
const classes = new Uint8Array(0x10000);

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (WHITE_SPACE.test(character)) return SPACE;
  if (!WORD_CHARACTER.test(character)) return MARK;
  return isUnspacedScript(codePoint) ? SINGLE : WORD;
}

function classifyUnit(unit: number): number {
  const found = unit >= 0xd800 && unit <= 0xdfff ? HALF : classify(unit);
  classes[unit] = found;
  return found;
}

/** Where tokens are written; its arrays grow as they are filled. */
interface Writing {
  starts: Int32Array;
  ends: Int32Array;
  lineOf: Int32Array;
  words: Int32Array;
  count: number;
}

/** Tokens of which there is room at first, for each character. */
const EXPECTED = 0.2;

/** Cuts documents into words and numbers these, in one vocabulary for all that it reads. */
export class WordReader {
  readonly vocabulary = new Vocabulary();
  /** The UTF-16 units of the word that is being read. */
  #units = new Uint16Array(256);

  /** Reads a text; `lineStarts` are the offsets of its lines, and behind the last one its length plus one. */
  read(text: string, lineStarts: Int32Array): Tokens {
    const room = 16 + Math.ceil(text.length * EXPECTED);
    const writing = {
      starts: new Int32Array(room),
      ends: new Int32Array(room),
      lineOf: new Int32Array(room),
      words: new Int32Array(room),
      count: 0,
    };
    for (let line = 0; line + 1 < lineStarts.length; line++) this.#readLine(writing, text, line, lineStarts);
    const { starts, ends, lineOf, words, count } = writing;
    return {
      starts: starts.subarray(0, count),
      ends: ends.subarray(0, count),
      lineOf: lineOf.subarray(0, count),
      words: words.subarray(0, count),
    };
  }

  // oxlint-disable-next-line max-params -- a line of a text, and where to write it
  #readLine(writing: Writing, text: string, line: number, lineStarts: Int32Array): void {
    const from = lineStarts[line] ?? 0;
    const to = (lineStarts[line + 1] ?? 1) - 1;
    makeRoom(writing, to - from);
    if (to - from > this.#units.length) this.#units = new Uint16Array(2 * (to - from));
    const { vocabulary } = this;
    const units = this.#units;
    const { starts, ends, lineOf, words } = writing;
    let { count } = writing;
    for (let at = from; at < to; ) {
      const start = at;
      let unit = text.charCodeAt(at++);
      let kind = classes[unit] || classifyUnit(unit);
      if (kind === SPACE) continue;
      units[0] = unit;
      let length = 1;
      let hash = addToHash(HASH_START, unit);
      for (; kind === WORD && at < to; at++) {
        unit = text.charCodeAt(at);
        kind = classes[unit] || classifyUnit(unit);
        if (kind !== WORD) break;
        units[length++] = unit;
        hash = addToHash(hash, unit);
      }
      if (kind === HALF) {
        at = endOfToken(text, start, to);
        length = 0;
        hash = HASH_START;
        for (let each = start; each < at; each++) {
          units[length++] = text.charCodeAt(each);
          hash = addToHash(hash, text.charCodeAt(each));
        }
      }
      const known = vocabulary.find(units, length, hash);
      starts[count] = start;
      ends[count] = at;
      lineOf[count] = line;
      words[count++] = known >= 0 ? known : vocabulary.add(text.slice(start, at));
    }
    writing.count = count;
  }
}

/** Behind a token with characters that are pairs of units. */
function endOfToken(text: string, start: number, to: number): number {
  const isWord = (at: number) => classify(text.codePointAt(at) ?? 0) === WORD;
  const behind = (at: number) => at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  let at = behind(start);
  if (isWord(start)) while (at < to && isWord(at)) at = behind(at);
  return at;
}

/** A line has no more tokens than characters. */
function makeRoom(writing: Writing, characters: number): void {
  const needed = writing.count + characters;
  if (needed <= writing.starts.length) return;
  const room = Math.max(needed, 2 * writing.starts.length);
  for (const name of ['starts', 'ends', 'lineOf', 'words'] as const) {
    const grown = new Int32Array(room);
    grown.set(writing[name]);
    writing[name] = grown;
  }
}
