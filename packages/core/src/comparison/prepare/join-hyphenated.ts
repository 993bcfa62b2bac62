import type { PreparedText } from './prepare.ts';
import type { Vocabulary } from './word-numbers.ts';

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

/** What is known of the words of both texts. */
interface KnownWords {
  readonly vocabulary: Vocabulary;
  readonly isHyphen: Uint8Array;
  /** 1 for words that stand in either text without a hyphen behind them. */
  readonly isWhole: Uint8Array;
}

/** The words of both texts without what is left out; one that is hyphenated at the end of a line is one word. */
export function joinHyphenated(
  vocabulary: Vocabulary,
  left: PreparedText,
  right: PreparedText,
): readonly [left: CutWords, right: CutWords] {
  const isHyphen = Uint8Array.from(vocabulary.names, (name) => Number(HYPHENS.has(name)));
  const known = { vocabulary, isHyphen, isWhole: new Uint8Array(vocabulary.names.length) };
  markWhole(left, known);
  markWhole(right, known);
  return [cutWords(left, known), cutWords(right, known)];
}

function markWhole(text: PreparedText, { isHyphen, isWhole }: KnownWords): void {
  const { words } = text;
  for (let at = 0; at < words.length; at++)
    if (!isFollowedByHyphen(text, isHyphen, at)) isWhole[words[at] ?? 0] = 1;
}

function isFollowedByHyphen(
  { words, starts, ends }: PreparedText,
  isHyphen: Uint8Array,
  at: number,
): boolean {
  return at + 1 < words.length && isHyphen[words[at + 1] ?? 0] === 1 && starts[at + 1] === ends[at];
}

function cutWords(text: PreparedText, known: KnownWords): CutWords {
  const { words, isLeftOut } = text;
  const cut = new Int32Array(words.length);
  const from = new Int32Array(words.length);
  const to = new Int32Array(words.length);
  let count = 0;
  for (let at = 0; at < words.length; ) {
    if (isLeftOut[at] === 1) {
      at++;
      continue;
    }
    let end = at + 1;
    let word = words[at] ?? 0;
    if (isFollowedByHyphen(text, known.isHyphen, at)) {
      const rest = findRest(text, at);
      const joined = rest < 0 ? -1 : joinWords(known, word, words[rest] ?? 0);
      if (joined >= 0) {
        word = joined;
        end = rest + 1;
      }
    }
    cut[count] = word;
    from[count] = at;
    to[count++] = end;
    at = end;
  }
  return { words: cut.subarray(0, count), from: from.subarray(0, count), to: to.subarray(0, count) };
}

/** The first token of a line behind a hyphen, what is left out passed over; -1 where the line goes on. */
function findRest({ words, lineOf, isLeftOut }: PreparedText, at: number): number {
  let rest = at + 2;
  while (rest < words.length && isLeftOut[rest] === 1) rest++;
  return rest < words.length && (lineOf[rest] ?? 0) > (lineOf[at + 1] ?? 0) ? rest : -1;
}

/** The word whose halves stand at the end of a line and at the start of the next; -1 for two words with a hyphen. */
function joinWords({ vocabulary, isWhole }: KnownWords, firstWord: number, secondWord: number): number {
  const [first, second] = [vocabulary.names[firstWord] ?? '', vocabulary.names[secondWord] ?? ''];
  if (!LETTER.test(first)) return -1;
  const joined = first + second;
  // "PostScript", where it stands in a line of either document.
  const known = vocabulary.findName(joined);
  if (isWhole[known] === 1) return known;
  if (!LOWER_START.test(second) && !(UPPER.test(first) && UPPER.test(second))) return -1;
  return isWhole[secondWord] === 1 ? -1 : vocabulary.add(joined);
}
