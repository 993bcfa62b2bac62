import type { PreparedText } from './prepare.ts';
import type { Vocabulary } from './vocabulary.ts';

const HYPHENS: ReadonlySet<string> = new Set(['-', '‐', '\u00ad', '\u0002']);
const LETTER = /\p{L}/u;
const LOWER_START = /^\p{Ll}/u;
const UPPER = /^\p{Lu}{2,}$/u;

/** The words of a text that are compared, as numbers of the vocabulary, and the tokens `from` to `to` of each. */
export interface CutWords {
  readonly words: Int32Array;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** A text, the word of each token, and what is known of the words of both texts. */
interface ReadText {
  readonly text: PreparedText;
  readonly words: Int32Array;
  readonly vocabulary: Vocabulary;
  readonly isHyphen: Uint8Array;
  /** 1 for words that stand in either text without a hyphen behind them. */
  readonly isWhole: Uint8Array;
}

/** The words of both texts without heads and feet; one that is hyphenated at the end of a line is one word. */
export function joinHyphenated(
  vocabulary: Vocabulary,
  left: PreparedText,
  right: PreparedText,
): readonly [left: CutWords, right: CutWords] {
  const [leftWords, rightWords] = [
    vocabulary.readAll(left.text, left),
    vocabulary.readAll(right.text, right),
  ];
  const isHyphen = Uint8Array.from(vocabulary.names, (name) => Number(HYPHENS.has(name)));
  const isWhole = new Uint8Array(vocabulary.names.length);
  const known = { vocabulary, isHyphen, isWhole };
  const [ofLeft, ofRight] = [
    { ...known, text: left, words: leftWords },
    { ...known, text: right, words: rightWords },
  ];
  for (const side of [ofLeft, ofRight])
    for (let at = 0; at < side.words.length; at++)
      if (!isFollowedByHyphen(side, at)) isWhole[side.words[at] ?? 0] = 1;
  return [cutWords(ofLeft), cutWords(ofRight)];
}

function isFollowedByHyphen({ text: { starts, ends }, words, isHyphen }: ReadText, at: number): boolean {
  return at + 1 < words.length && starts[at + 1] === ends[at] && isHyphen[words[at + 1] ?? 0] === 1;
}

function cutWords(read: ReadText): CutWords {
  const { words } = read;
  const { lineOf, isFurniture } = read.text;
  const cut = new Int32Array(words.length);
  const from = new Int32Array(words.length);
  const to = new Int32Array(words.length);
  let count = 0;
  for (let at = 0; at < words.length; ) {
    if (isFurniture[lineOf[at] ?? 0] === 1) {
      at++;
      continue;
    }
    let end = at + 1;
    let word = words[at] ?? 0;
    if (isFollowedByHyphen(read, at)) {
      const rest = findRest(read, at);
      const joined = rest < 0 ? undefined : joinWords(read, word, words[rest] ?? 0);
      if (joined !== undefined) [word, end] = [joined, rest + 1];
    }
    cut[count] = word;
    from[count] = at;
    to[count++] = end;
    at = end;
  }
  return { words: cut.slice(0, count), from: from.slice(0, count), to: to.slice(0, count) };
}

/** The first token of a line behind a hyphen, heads and feet passed over; -1 where the line goes on. */
function findRest({ text: { lineOf, isFurniture }, words }: ReadText, at: number): number {
  let rest = at + 2;
  while (rest < words.length && isFurniture[lineOf[rest] ?? 0] === 1) rest++;
  return rest < words.length && (lineOf[rest] ?? 0) > (lineOf[at + 1] ?? 0) ? rest : -1;
}

/** The word whose halves stand at the end of a line and at the start of the next; undefined for two words with a hyphen. */
function joinWords(
  { vocabulary, isWhole }: ReadText,
  firstWord: number,
  secondWord: number,
): number | undefined {
  const [first, second] = [vocabulary.names[firstWord] ?? '', vocabulary.names[secondWord] ?? ''];
  if (!LETTER.test(first)) return undefined;
  const joined = first + second;
  // "PostScript", where it stands in a line of either document.
  const known = vocabulary.find(joined);
  if (isWhole[known] === 1) return known;
  if (!LOWER_START.test(second) && !(UPPER.test(first) && UPPER.test(second))) return undefined;
  return isWhole[secondWord] === 1 ? undefined : vocabulary.add(joined);
}
