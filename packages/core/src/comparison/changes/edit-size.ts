import { isUnspacedScript } from '#document/placed-word.ts';
import type { ComparedSide, Comparison } from '../compare.ts';
import type { Edit, TokenRange } from './list-edits.ts';

/** In words and marks: a longer edit says something else, and turns no word into its opposite. */
const SHORT = 6;
/** In words and marks: of what is rewritten at such length, a bare number tells nothing. */
const LONG = 12;
/** In words and marks: what a single word of another kind may stand for. */
const FEW = 3;
/** In words and marks: less is no sentence. */
const LEAST_SENTENCE = 5;
/** In words: about what a character of a script without spaces says. */
const OF_CHARACTER = 0.5;

type Sides = Pick<Comparison, 'left' | 'right'>;

/** How much an edit removes and adds, in words and marks. */
export interface EditSize {
  readonly left: number;
  readonly right: number;
}

export const sizeOfEdit = ({ left, right }: Sides, edit: Edit): EditSize => ({
  left: sizeOf(left, edit.left),
  right: sizeOf(right, edit.right),
});

function sizeOf({ text, starts }: ComparedSide, range: TokenRange | null): number {
  let size = 0;
  for (let token = range?.start ?? 0; token < (range?.end ?? 0); token++)
    size += isUnspacedScript(text.codePointAt(starts[token] ?? 0) ?? 0) ? OF_CHARACTER : 1;
  return size;
}

/** Whether an edit exchanges, adds or removes a few words of a sentence: what it does to the others of it can be told. */
export const isShort = ({ left, right }: EditSize) => Math.max(left, right) <= SHORT;

/** Whether so much was rewritten, added or removed that a number in it is one of many words. */
export const isLong = ({ left, right }: EditSize) => Math.max(left, right) > LONG;

/** Whether a few words came, went, or stand for a single one: they may be of another kind than that. */
export const isOfFewWords = ({ left, right }: EditSize) =>
  Math.min(left, right) === 0 || (Math.min(left, right) <= 1 && Math.max(left, right) <= FEW);

/** Whether a single word came in place of another. */
export const isOfOneWord = ({ left, right }: EditSize) =>
  Math.min(left, right) > 0 && Math.max(left, right) <= 1;

/** Whether whole sentences were added or removed: they negate nothing that was said, and change no number that stood there. */
export function isOfSentences({ left, right }: Sides, edit: Edit): boolean {
  if (edit.left && edit.right) return false;
  return isWholeSentences(left, edit.left) || isWholeSentences(right, edit.right);
}

const ENDS_SENTENCE = /^[.?!:;。！？；：؟।॥۔]$/u;
/** What may stand behind the mark that ends a sentence. */
const CLOSES = /^["'”’»)）」』]$/u;

function isWholeSentences(side: ComparedSide, range: TokenRange | null): boolean {
  if (!range || sizeOf(side, range) < LEAST_SENTENCE) return false;
  return endsBefore(side, range.start) && endsBefore(side, range.end);
}

/** Whether a sentence or a paragraph ends before a token. */
function endsBefore(side: ComparedSide, token: number): boolean {
  const { text, starts, ends, lineOf, startsParagraph } = side;
  if (token === 0 || token >= starts.length) return true;
  const line = lineOf[token] ?? 0;
  if (lineOf[token - 1] !== line && startsParagraph[line] === 1) return true;
  let last = token - 1;
  while (last > 0 && CLOSES.test(text.slice(starts[last], ends[last]))) last--;
  return ENDS_SENTENCE.test(text.slice(starts[last], ends[last]));
}
