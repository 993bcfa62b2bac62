import type { TextRange } from '#text/text-range.ts';
import type { ClauseFound } from '../recognise.ts';
import type { ValueContext, ValueSpan } from './types.ts';

/** A passage with its words. */
export interface ClauseWords {
  readonly passage: ClauseFound;
  readonly text: string;
  /** It ends in the middle of its sentence. */
  readonly isCut: boolean;
  /** Where on its page a range of its text stands. */
  readonly spanOf: (range: TextRange) => ValueSpan;
}

/** A stretch of one page. */
interface Piece extends TextRange {
  readonly page: number;
  readonly text: string;
}

/** A passage as it stands, with the rest of its sentence where a page or a line cut it. */
export function wordsOf(passage: ClauseFound, context: ValueContext): ClauseWords {
  const { page, start, end } = passage;
  const own = context.textOf(page).slice(start, end);
  const isCut = ENDS_CUT.test(own);
  const pieces = [
    ...(BEGINS_CUT.test(own) ? findBefore(passage, context) : []),
    { page, start, end, text: own },
    ...(isCut ? findBehind(passage, context) : []),
  ];
  return { passage, isCut, text: pieces.map(({ text }) => text).join(''), spanOf: spanIn(pieces) };
}

/** "thirty-six (36)" what? "until the earlier of:" what? */
const ENDS_CUT = /(?:\(\d+\)|[\p{Ll}\d,:])\s*$/u;
/** "months following …": of how many the line before tells. Letters of lists begin with a small letter, too. */
const BEGINS_CUT = /^(?:\p{Ll}{2,}|1?\d,\s+(?:19|20)\d\d|\d+\))/u;
/** So far a sentence is read on, or back. */
const MORE = 240;
/** What stands between the pages of a sentence: numbers of pages, and what a filing says at their foot. */
const RUNNING_HEADS =
  /(?:^|\n)[^\S\n]*(?:(?:page\s+)?[-–—]?\s?\d{1,3}\s?[-–—]?(?:\s+of\s+\d+)?|source:[^\n]*)[^\S\n]*(?=\n|$)/giu;
/** Less than that behind a passage is no text of its page. */
const LEAST = 3;
const SENTENCE_ENDS = /[.;](?=\s|$)(?<!\b(?:Inc|Corp|Ltd|Co|No|Mr|Ms|Dr|Jr|U\.S)\.)/u;

function findBehind({ page, end }: TextRange & { readonly page: number }, { textOf }: ValueContext): Piece[] {
  const rest = pieceOf(page, end, textOf(page).slice(end, end + MORE));
  const isOver = textOf(page).length <= end + MORE && wordsIn(rest.text) < LEAST;
  const next = textOf(page + 1).slice(0, MORE);
  const behind = isOver && next !== '' ? [rest, gapOn(page + 1, 0), pieceOf(page + 1, 0, next)] : [rest];
  const last = behind.at(-1);
  if (last === undefined) return [];
  const stop = SENTENCE_ENDS.exec(last.text);
  return [...behind.slice(0, -1), stop === null ? last : cutTo(last, stop.index + 1)];
}

function findBefore(
  { page, start }: TextRange & { readonly page: number },
  { textOf }: ValueContext,
): Piece[] {
  const from = Math.max(0, start - MORE);
  const rest = pieceOf(page, from, textOf(page).slice(from, start));
  const isOver = from === 0 && wordsIn(rest.text) < LEAST;
  const earlier = textOf(page - 1);
  const back = Math.max(0, earlier.length - MORE);
  const before =
    isOver && earlier !== '' ? [pieceOf(page - 1, back, earlier.slice(back)), gapOn(page, 0), rest] : [rest];
  const [first, ...others] = before;
  if (first === undefined) return [];
  const ends = [...first.text.matchAll(new RegExp(SENTENCE_ENDS, 'gu'))];
  const last = ends.at(-1);
  return [last === undefined ? first : cutFrom(first, last.index + 1), ...others];
}

/** A text without numbers of pages and the like; every letter keeps its offset. Readers of PDFs meet "\u037e" as ";". */
export const plainText = (text: string): string =>
  text.replace(RUNNING_HEADS, (found) => found.replaceAll(/[^\n]/gu, ' ')).replaceAll('\u037e', ';');

/** What only a page has is blank, so that every letter keeps its offset. */
const pieceOf = (page: number, start: number, text: string): Piece => ({
  page,
  start,
  end: start + text.length,
  text: plainText(text),
});
/** Between two pages; it stands nowhere. */
const gapOn = (page: number, at: number): Piece => ({ page, start: at, end: at, text: '\n' });
const wordsIn = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;
const cutTo = (piece: Piece, length: number): Piece => ({
  ...piece,
  end: piece.start + length,
  text: piece.text.slice(0, length),
});
const cutFrom = (piece: Piece, at: number): Piece => ({
  ...piece,
  start: piece.start + at,
  text: piece.text.slice(at),
});

/** A range of the joined text, as far as it stands on the page on which it begins. */
function spanIn(pieces: readonly Piece[]): ClauseWords['spanOf'] {
  return ({ start, end }) => {
    let from = 0;
    for (const piece of pieces) {
      const to = from + piece.text.length;
      if (start < to || piece === pieces.at(-1)) {
        const at = piece.start + start - from;
        return { page: piece.page, span: { start: at, end: Math.min(at + end - start, piece.end) } };
      }
      from = to;
    }
    throw new RangeError('No words of the passage');
  };
}

/** What stands before an offset, near enough to belong to it. */
export const before = (text: string, at: number, length = 60): string =>
  text.slice(Math.max(0, at - length), at);

export const behind = (text: string, at: number, length = 60): string => text.slice(at, at + length);
