import { type CutWords, joinHyphenated } from './join-hyphenated.ts';
import { findNearWords } from './scan-look-alikes.ts';
import type { PreparedText } from './prepare.ts';
import { unifyWord } from './unify-word.ts';
import type { Vocabulary } from './word-numbers.ts';

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
  /** What stands before each symbol, and behind the last one: one of `BORDER`. */
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

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const SENTENCE_END = /^[.?!。！？؟।॥۔]$/u;
const SENTENCE_START = /^[\p{Lu}\p{Lo}\p{N}("#§]/u;
/** What a symbol may be in a sentence, as bits. */
const ENDS = 1;
const MAY_START = 2;
const TAB = 9;

/** Of words: those of one in a hundred words tell little, those of one in a million most. */
const WORD_WEIGHT = { least: 0.45, most: 2.2, common: 0.012, perDecade: 0.55 };
const MARK_WEIGHT = 0.3;
/** In symbols of both sides: how common a word is cannot be told from less text. */
const LEAST_TEXT = 4000;

interface MakeOptions {
  /** Of the words of both texts. */
  readonly vocabulary: Vocabulary;
  /** Words that differ in their capitals alone say the same. */
  readonly isCaseIgnored: boolean;
}

/** The words of two texts that were read with one vocabulary. */
export function makeSequences(
  leftText: PreparedText,
  rightText: PreparedText,
  { vocabulary, isCaseIgnored }: MakeOptions,
): Sequences {
  const near = findNearWords(leftText, rightText);
  const [left, right] = joinHyphenated(vocabulary, leftText, rightText);
  const leftNames = nameWords({ vocabulary, isCaseIgnored }, near.left);
  const rightNames = nameWords({ vocabulary, isCaseIgnored }, near.right);
  const numbering = new Numbering(vocabulary);
  const symbols = { left: numbering.number(left, leftNames), right: numbering.number(right, rightNames) };
  const { names, counts } = numbering;
  const total = Math.max(LEAST_TEXT, symbols.left.length + symbols.right.length);
  const weights = Float32Array.from(names, (name, at) => weightOf(name, (counts[at] ?? 0) / total));
  return {
    left: makeSequence(leftText, left, symbols.left, names),
    right: makeSequence(rightText, right, symbols.right, names),
    names,
    weights,
  };
}

function weightOf(name: string, share: number): number {
  if (!LETTER_OR_NUMBER.test(name)) return MARK_WEIGHT;
  const { least, most, common, perDecade } = WORD_WEIGHT;
  return Math.min(most, Math.max(least, least + Math.log10(common / Math.max(share, 1e-9)) * perDecade));
}

/** For each word of the vocabulary the word as which it is compared; capitals, where they are ignored, so that sentences still begin with one. */
function nameWords(
  { vocabulary, isCaseIgnored }: MakeOptions,
  near: ReadonlyMap<string, string>,
): Int32Array {
  const named = Int32Array.from(vocabulary.names.keys());
  for (const [word, name] of vocabulary.names.entries()) {
    const unified = unifyWord(name);
    const meant = near.get(unified) ?? unified;
    const taken = isCaseIgnored ? meant.toUpperCase() : meant;
    if (taken !== name) named[word] = vocabulary.add(taken);
  }
  return named;
}

/** Numbers the words that are compared, in the order in which they come. */
class Numbering {
  readonly names: string[] = [];
  readonly counts: number[] = [];
  readonly #vocabulary: Vocabulary;
  /** The symbol of each word, -1 where it has none yet. */
  readonly #symbols: Int32Array;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
    this.#symbols = new Int32Array(vocabulary.names.length).fill(-1);
  }

  /** The symbols of a side. `named`: for each word the one as which it is compared. */
  number({ words }: CutWords, named: Int32Array): Int32Array {
    const [symbols, counts] = [this.#symbols, this.counts];
    const numbered = new Int32Array(words.length);
    for (let at = 0; at < words.length; at++) {
      const word = named[words[at] ?? 0] ?? 0;
      let symbol = symbols[word] ?? -1;
      if (symbol < 0) {
        symbol = this.names.length;
        symbols[word] = symbol;
        this.names.push(this.#vocabulary.names[word] ?? '');
        counts.push(0);
      }
      counts[symbol] = (counts[symbol] ?? 0) + 1;
      numbered[at] = symbol;
    }
    return numbered;
  }
}

// oxlint-disable-next-line max-params -- a text, its words, and what they are
function makeSequence(
  text: PreparedText,
  { from, to }: CutWords,
  symbols: Int32Array,
  names: readonly string[],
): Sequence {
  const borders = findBorders(text, from, to);
  return { symbols, from, to, borders, edges: findEdges(symbols, borders, names) };
}

/** What stands before each symbol and behind the last one; a symbol is the tokens `from` to `to`. */
function findBorders(text: PreparedText, from: Int32Array, to: Int32Array): Uint8Array {
  const { lineOf, startsParagraph, starts, ends } = text;
  const borders = new Uint8Array(from.length + 1);
  let lastLine = -1;
  let behindLast = 0;
  for (let at = 0; at < from.length; at++) {
    const token = from[at] ?? 0;
    const line = lineOf[token] ?? 0;
    if (line !== lastLine) {
      let isParagraph = at === 0;
      for (let each = lastLine + 1; each <= line && !isParagraph; each++)
        isParagraph = startsParagraph[each] === 1;
      borders[at] = isParagraph ? BORDER.paragraph : BORDER.line;
    } else if (hasTab(text.text, behindLast, starts[token] ?? 0)) borders[at] = BORDER.cell;
    const last = (to[at] ?? 1) - 1;
    lastLine = lineOf[last] ?? line;
    behindLast = ends[last] ?? 0;
  }
  borders[from.length] = BORDER.paragraph;
  return borders;
}

function hasTab(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === TAB) return true;
  return false;
}

/** For each symbol bits of `EDGE`. */
function findEdges(symbols: Int32Array, borders: Uint8Array, names: readonly string[]): Uint8Array {
  const kinds = Uint8Array.from(
    names,
    (name) => (SENTENCE_END.test(name) ? ENDS : 0) | (SENTENCE_START.test(name) ? MAY_START : 0),
  );
  const edges = new Uint8Array(symbols.length);
  let before = 0;
  for (let at = 0; at < symbols.length; at++) {
    const kind = kinds[symbols[at] ?? 0] ?? 0;
    let bits = 0;
    if ((borders[at] ?? 0) >= BORDER.cell) bits |= EDGE.paragraphStart | EDGE.sentenceStart;
    if ((borders[at + 1] ?? 0) >= BORDER.cell) bits |= EDGE.paragraphEnd | EDGE.sentenceEnd;
    if ((before & ENDS) !== 0 && (kind & MAY_START) !== 0) {
      bits |= EDGE.sentenceStart;
      edges[at - 1] = (edges[at - 1] ?? 0) | EDGE.sentenceEnd;
    }
    edges[at] = bits;
    before = kind;
  }
  return edges;
}
