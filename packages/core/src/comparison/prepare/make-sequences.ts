import { findNearWords } from './near-words.ts';
import type { PreparedText } from './prepare.ts';
import { unifyWord } from './unify-word.ts';

/** What stands before a symbol, the weaker first: nothing, or the end of a line, of a cell, or of a paragraph or row. */
export const BORDER = { none: 0, line: 1, cell: 2, paragraph: 3 } as const;

/** What a symbol is in its sentence and paragraph or cell, as bits. */
export const EDGE = { paragraphStart: 1, paragraphEnd: 2, sentenceStart: 4, sentenceEnd: 8 } as const;

/** A side of the comparison as it is aligned: its words and marks as numbers, equal where they say the same. */
export interface Sequence {
  readonly symbols: Int32Array;
  /** The tokens of each symbol: `from` to `to`; a word that is hyphenated at the end of a line is one symbol. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** What stands before each symbol, and behind the last one. */
  readonly borders: Uint8Array;
  /** Bits of `EDGE`. */
  readonly edges: Uint8Array;
}

export interface Sequences {
  readonly left: Sequence;
  readonly right: Sequence;
  /** The text of each symbol. */
  readonly names: readonly string[];
  /** How much a match of each symbol tells: rare words most, marks least. */
  readonly weights: Float32Array;
}

const HYPHENS: ReadonlySet<string> = new Set(['-', '‐', '\u00ad', '\u0002']);
const LETTER = /\p{L}/u;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const LOWER_START = /^\p{Ll}/u;
const UPPER = /^\p{Lu}{2,}$/u;
const SENTENCE_END = /^[.?!。！？؟।॥۔]$/u;
const SENTENCE_START = /^[\p{Lu}\p{Lo}\p{N}("#§]/u;

/** Of words: those of one in a hundred words tell little, those of one in a million most. */
const WORD_WEIGHT = { least: 0.45, most: 2.2, common: 0.012, perDecade: 0.55 };
const MARK_WEIGHT = 0.3;
/** In symbols of both sides: how common a word is cannot be told from less text. */
const LEAST_TEXT = 4000;

export function makeSequences(leftText: PreparedText, rightText: PreparedText): Sequences {
  const whole = wholeWords(leftText);
  for (const word of wholeWords(rightText)) whole.add(word);
  const numbers = new Map<string, number>();
  const names: string[] = [];
  const counts: number[] = [];
  const toNumber = (name: string) => {
    const known = numbers.get(name);
    const number = known ?? names.length;
    if (known === undefined) {
      numbers.set(name, number);
      names.push(name);
      counts.push(0);
    }
    counts[number] = (counts[number] ?? 0) + 1;
    return number;
  };
  const near = findNearWords(leftText, rightText);
  const left = makeSequence(leftText, { whole, near: near.left, toNumber, names });
  const right = makeSequence(rightText, { whole, near: near.right, toNumber, names });
  const total = Math.max(LEAST_TEXT, left.symbols.length + right.symbols.length);
  const weights = Float32Array.from(names, (name, at) => weightOf(name, (counts[at] ?? 0) / total));
  return { left, right, names, weights };
}

function weightOf(name: string, share: number): number {
  if (!LETTER_OR_NUMBER.test(name)) return MARK_WEIGHT;
  const { least, most, common, perDecade } = WORD_WEIGHT;
  return Math.min(most, Math.max(least, least + Math.log10(common / Math.max(share, 1e-9)) * perDecade));
}

const tokenAt = ({ text, starts, ends }: PreparedText, at: number) => text.slice(starts[at], ends[at]);

function isFollowedByHyphen(text: PreparedText, at: number): boolean {
  return text.starts[at + 1] === text.ends[at] && HYPHENS.has(tokenAt(text, at + 1));
}

/** The words that stand in a text without a hyphen behind them. */
function wholeWords(text: PreparedText): Set<string> {
  const words = new Set<string>();
  for (let at = 0; at < text.starts.length; at++)
    if (!isFollowedByHyphen(text, at)) words.add(tokenAt(text, at));
  return words;
}

interface Vocabulary {
  readonly whole: ReadonlySet<string>;
  /** What misread words of the side are taken for. */
  readonly near: ReadonlyMap<string, string>;
  readonly toNumber: (name: string) => number;
  readonly names: readonly string[];
}

function makeSequence(text: PreparedText, { whole, near, toNumber, names }: Vocabulary): Sequence {
  const count = text.starts.length;
  const isFurniture = (at: number) => text.isFurniture[text.lineOf[at] ?? 0] === 1;
  const symbols: number[] = [];
  const from: number[] = [];
  const to: number[] = [];
  for (let at = 0; at < count; ) {
    if (isFurniture(at)) {
      at++;
      continue;
    }
    const token = tokenAt(text, at);
    let end = at + 1;
    let name = unifyWord(token);
    if (isFollowedByHyphen(text, at)) {
      let rest = at + 2;
      while (rest < count && isFurniture(rest)) rest++;
      if (rest < count && (text.lineOf[rest] ?? 0) > (text.lineOf[at + 1] ?? 0)) {
        const joined = joinHyphenated(token, tokenAt(text, rest), whole);
        if (joined !== undefined) {
          name = unifyWord(joined);
          end = rest + 1;
        }
      }
    }
    symbols.push(toNumber(near.size === 0 ? name : (near.get(name) ?? name)));
    from.push(at);
    to.push(end);
    at = end;
  }
  const borders = findBorders(text, from, to);
  const edges = findEdges(symbols, borders, names);
  return {
    symbols: Int32Array.from(symbols),
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    borders,
    edges,
  };
}

/** The word whose halves stand at the end of a line and at the start of the next; undefined for two words with a hyphen. */
function joinHyphenated(first: string, second: string, whole: ReadonlySet<string>): string | undefined {
  if (!LETTER.test(first)) return undefined;
  const joined = first + second;
  // "PostScript", where it stands in a line of either document.
  if (whole.has(joined)) return joined;
  if (!LOWER_START.test(second) && !(UPPER.test(first) && UPPER.test(second))) return undefined;
  return whole.has(second) ? undefined : joined;
}

function findBorders(text: PreparedText, from: readonly number[], to: readonly number[]): Uint8Array {
  const borders = new Uint8Array(from.length + 1);
  let lastLine = -1;
  for (const [index, token] of from.entries()) {
    const line = text.lineOf[token] ?? 0;
    if (line !== lastLine) {
      const isParagraph = index === 0 || text.startsParagraph.subarray(lastLine + 1, line + 1).includes(1);
      borders[index] = isParagraph ? BORDER.paragraph : BORDER.line;
    } else if (text.text.slice(text.ends[(to[index - 1] ?? 1) - 1], text.starts[token]).includes('\t'))
      borders[index] = BORDER.cell;
    lastLine = text.lineOf[(to[index] ?? 1) - 1] ?? line;
  }
  borders[from.length] = BORDER.paragraph;
  return borders;
}

function findEdges(symbols: readonly number[], borders: Uint8Array, names: readonly string[]): Uint8Array {
  const edges = new Uint8Array(symbols.length);
  for (const [at, symbol] of symbols.entries()) {
    let bits = 0;
    if ((borders[at] ?? 0) >= BORDER.cell) bits |= EDGE.paragraphStart | EDGE.sentenceStart;
    if ((borders[at + 1] ?? 0) >= BORDER.cell) bits |= EDGE.paragraphEnd | EDGE.sentenceEnd;
    const before = names[symbols[at - 1] ?? -1] ?? '';
    if (SENTENCE_END.test(before) && SENTENCE_START.test(names[symbol] ?? '')) {
      bits |= EDGE.sentenceStart;
      edges[at - 1] = (edges[at - 1] ?? 0) | EDGE.sentenceEnd;
    }
    edges[at] = (edges[at] ?? 0) | bits;
  }
  return edges;
}
