import type { TextRange } from '#text/text-range.ts';
import type { ComparedSide, Comparison } from '../compare.ts';
import type { TokenRange } from './list-edits.ts';
import type { Change } from './types.ts';

/** What stood and what stands in a change, in characters of each side. */
const CHANGED_MAX_LENGTH = 300;

/** The words of an edit on a side, in one line. */
export function textOf({ text, starts, ends }: ComparedSide, range: TokenRange | null): string {
  return range ? toOneLine(text.slice(starts[range.start], ends[range.end - 1])) : '';
}

const UNSPACED_LINES =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、-〟！-･])\n(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、-〟！-･])/gu;

/** Cells of a table are told apart; lines of scripts without spaces go on without one. */
const toOneLine = (text: string) =>
  text
    .replace(UNSPACED_LINES, '')
    .replace(/[^\S\t]*\t\s*/gu, ' | ')
    .replace(/\s+/gu, ' ');

const OF_FIGURE = /[\p{N}\p{Sc}%.,٬٫]/u;
/** ", 1991" is a part of no figure before it. */
const STARTS_IN_FIGURE = /^[.,٬٫]?[\p{N}%]/u;

/** As `textOf`, with the whole of a figure of which a part was changed: "$7,000" for "7". */
export function wholeText(side: ComparedSide, range: TokenRange | null, figures?: TextRange): string {
  if (figures) return toOneLine(side.text.slice(figures.start, figures.end));
  const own = textOf(side, range);
  if (!range || !/\p{N}/u.test(own)) return own;
  let start = side.starts[range.start] ?? 0;
  let end = side.ends[range.end - 1] ?? start;
  if (STARTS_IN_FIGURE.test(own)) while (start > 0 && OF_FIGURE.test(side.text.charAt(start - 1))) start--;
  while (end < side.text.length && OF_FIGURE.test(side.text.charAt(end))) end++;
  return toOneLine(side.text.slice(start, end)).replace(/[.,]+$/u, '');
}

/** The text of a move on a side, in one line; of columns their heads. */
export function movedText(side: ComparedSide, move: number): string {
  const heads = movedHeads(side, move);
  return heads ?? textOf(side, { start: side.moves.indexOf(move), end: side.moves.lastIndexOf(move) + 1 });
}

/** The first cells of columns that have changed places; undefined for a move of other text. */
export function movedHeads(
  { moves, lineOf, lines, lineStarts, starts }: ComparedSide,
  move: number,
): string | undefined {
  const [first, last] = [moves.indexOf(move), moves.lastIndexOf(move)];
  const head = lineOf[first] ?? 0;
  const isTable =
    lineOf[last] !== head && [head, lineOf[last] ?? 0].every((line) => lines[line]?.text.includes('\t'));
  if (!isTable) return undefined;
  const moved = new Set<number>();
  const cellOf = (token: number) =>
    (lines[head]?.text ?? '').slice(0, (starts[token] ?? 0) - (lineStarts[head] ?? 0)).split('\t').length - 1;
  for (let token = lineOf.indexOf(head); lineOf[token] === head; token++)
    if (moves[token] === move) moved.add(cellOf(token));
  const cells = (lines[head]?.text ?? '').split('\t');
  // Of a row that has moved every cell has.
  if (moved.size === cells.filter((cell) => cell.trim() !== '').length) return undefined;
  return cells.filter((_, at) => moved.has(at)).join(' | ');
}

/** What stood where a change is, and what stands there now; null on a side that has nothing of it. */
export function changedTexts(
  { left, right }: Comparison,
  { edits, move }: Pick<Change, 'edits' | 'move'>,
): { readonly before: string | null; readonly after: string | null } {
  const sideText = (side: ComparedSide, name: 'left' | 'right') => {
    if (move !== undefined) return shorten(movedText(side, move));
    const texts = edits.map((edit) =>
      edit.isParagraph ? textOf(side, edit[name]) : wholeText(side, edit[name], edit.figures?.[name]),
    );
    // Edits inside one figure all give that figure.
    return shorten(texts.filter((text, at) => text !== '' && text !== texts[at - 1]).join(' … '));
  };
  return { before: sideText(left, 'left'), after: sideText(right, 'right') };
}

function shorten(text: string): string | null {
  if (text.length <= CHANGED_MAX_LENGTH) return text === '' ? null : text;
  const characters = [...text];
  if (characters.length <= CHANGED_MAX_LENGTH) return text;
  return `${characters.slice(0, CHANGED_MAX_LENGTH).join('').trimEnd()}…`;
}
