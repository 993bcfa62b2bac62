import { isRightToLeft, type PlacedWord } from '#document/placed-word.ts';

/** Words of one line that follow each other closely: a cell of a table, or a line of prose in its column. */
export interface Fragment {
  readonly words: PlacedWord[];
  /** Position of the first word in content order. */
  readonly first: number;
  left: number;
  right: number;
  /** Vertical band of the widest word: a raised figure or a drop cap must not stretch the line. */
  top: number;
  bottom: number;
  /** Width of that word. */
  bandWidth: number;
  /** See `countKinds`. */
  kinds: WordKinds | undefined;
}

export interface WordKinds {
  /** Words of at least two letters. */
  readonly words: number;
  readonly figures: number;
}

/** A gap wider than this many line heights separates cells; justified prose stays below it. */
const CELL_GAP = 1;
/** Columns of figures stand closer than columns of words. */
const NUMBER_GAP = 0.5;
/** Before a currency sign that stands for the next figure. */
const NARROWEST_GAP = 0.3;
const NUMERIC = /^[$€£¥(+\-–—]*\d[\d.,:/%)]*$|^[—–-]$/;

const FIGURE_END = /[\d%)—–-]$/;
const CURRENCY = /^(?:[$€£¥₹]|US\$|C\$|A\$|R\$|USD|EUR|GBP)$/;

/** A currency sign that stands alone: it belongs to the figure after it, in tables also far away. */
export function isCurrency(text: string): boolean {
  return CURRENCY.test(text);
}

/** Whether the gap between two neighbours on a line is that between two cells. */
export function isCellGap(gap: number, height: number, before: string, after: string): boolean {
  if (gap <= NARROWEST_GAP * height) return false;
  if (isCurrency(after) && FIGURE_END.test(before)) return true;
  const limit = NUMERIC.test(before) && NUMERIC.test(after) ? NUMBER_GAP : CELL_GAP;
  return gap > limit * height;
}

/** How much two vertical bands share, in heights of the lower one. */
export function verticalOverlap(
  a: { readonly top: number; readonly bottom: number },
  b: { readonly top: number; readonly bottom: number },
): number {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const height = Math.min(a.bottom - a.top, b.bottom - b.top);
  return height > 0 ? shared / height : 0;
}

/** Gathers words in content order into fragments. */
export function gatherFragments(words: readonly PlacedWord[]): Fragment[] {
  const fragments: Fragment[] = [];
  let current: Fragment | undefined;
  let previous: PlacedWord | undefined;
  words.forEach((word, index) => {
    if (current && previous && continues(current, previous, word)) {
      extend(current, word);
    } else {
      current = start(word, index);
      fragments.push(current);
    }
    previous = word;
  });
  return fragments;
}

function start(word: PlacedWord, index: number): Fragment {
  const { left, right, top, bottom } = word;
  return { words: [word], first: index, left, right, top, bottom, bandWidth: right - left, kinds: undefined };
}

function extend(fragment: Fragment, word: PlacedWord): void {
  fragment.words.push(word);
  fragment.left = Math.min(fragment.left, word.left);
  fragment.right = Math.max(fragment.right, word.right);
  const width = word.right - word.left;
  if (width > fragment.bandWidth) {
    fragment.bandWidth = width;
    fragment.top = word.top;
    fragment.bottom = word.bottom;
  }
}

function continues(fragment: Fragment, previous: PlacedWord, word: PlacedWord): boolean {
  if (verticalOverlap(previous, word) < 0.5 && verticalOverlap(fragment, word) < 0.5) return false;
  const height = Math.max(previous.bottom - previous.top, word.bottom - word.top);
  const forward = word.left - previous.right;
  if (forward >= -0.5 * height && word.left >= previous.left) {
    return !isCellGap(forward, height, previous.text, word.text);
  }
  if (!isRightToLeft(word.text) && !isRightToLeft(previous.text)) return false;
  const backward = previous.left - word.right;
  return backward >= -0.5 * height && !isCellGap(backward, height, previous.text, word.text);
}

/** Counts the words of a gathered fragment by their kind, once: every gap beside it asks. */
export function countKinds(fragment: Fragment): WordKinds {
  if (fragment.kinds) return fragment.kinds;
  let words = 0;
  let figures = 0;
  for (const { text } of fragment.words) {
    if (/\p{L}{2}|\p{Lo}/u.test(text)) words++;
    else if (/\d/.test(text)) figures++;
  }
  fragment.kinds = { words, figures };
  return fragment.kinds;
}
