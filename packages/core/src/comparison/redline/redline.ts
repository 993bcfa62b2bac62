import type { BlockKind } from '#document/block.ts';
import { type Content, contentOf, endOfWord, stays } from '../changes/list-edits.ts';
import type { Change } from '../changes/types.ts';
import type { ComparedSide, Comparison } from '../compare.ts';
import { makeFlowText } from '../rows/flow-text.ts';
import { flowsOn } from '../rows/row-units.ts';

/** The end of a paragraph: a piece of its own. */
export const PARAGRAPH_END = '\n';

/** A stretch of a redline: text of both documents, of the left one alone or of the right one alone. */
export interface RedlinePiece {
  readonly kind: 'kept' | 'removed' | 'added';
  /** `PARAGRAPH_END`, or text within a paragraph: words with single spaces, and tabs between the cells of a row. */
  readonly text: string;
  /** What its words stand in, where the pages tell it. */
  readonly block?: BlockKind;
  /** The move, from 1: removed is where the text stood, added where it stands. */
  readonly move?: number;
  /** The change that the piece belongs to, from 1. */
  readonly change?: number;
}

/** A word of a side, or white space between two. */
interface Item {
  readonly text: string;
  readonly isWord: boolean;
  readonly block?: BlockKind | undefined;
  readonly move: number;
  readonly change: number;
}

/**
 * Both texts of a comparison as one: what was kept reads as on the left, what was removed stands before what was added in its
 * place. Without the pieces that were added it says the left text, without those that were removed the right one. Heads and
 * feet of pages are left out, and white space alone is never a change.
 */
export function buildRedline({ left, right }: Comparison, changes: readonly Change[]): RedlinePiece[] {
  const [a, b] = [readSide(left, 'left', changes), readSide(right, 'right', changes)];
  const pieces = new Pieces();
  const [lefts, rights] = [a.content.tokens, b.content.tokens];
  for (let i = 0, j = 0; i < lefts.length || j < rights.length; ) {
    const [leftFrom, rightFrom] = [i, j];
    while (i < lefts.length && !stays(a.content, lefts[i] ?? 0)) i++;
    while (j < rights.length && !stays(b.content, rights[j] ?? 0)) j++;
    addGap(pieces, a.gap(leftFrom, i), b.gap(rightFrom, j));
    const wordEnd = endOfWord(a.content, i);
    for (; i < Math.min(wordEnd, lefts.length); i++) pieces.add('kept', a.word(i));
    i = wordEnd;
    j = endOfWord(b.content, j);
  }
  pieces.end();
  return pieces.list;
}

interface ReadSide {
  readonly content: Content;
  word(at: number): Item;
  /** The words from one to another, with the white space before, between and behind them. */
  gap(from: number, to: number): Item[];
}

function readSide(side: ComparedSide, name: 'left' | 'right', changes: readonly Change[]): ReadSide {
  const content = contentOf(side);
  const { tokens } = content;
  const changeOf = changesOfTokens(side, name, changes);
  const white = makeWhiteSpace(side);
  const word = (at: number): Item => {
    const token = tokens[at] ?? 0;
    return {
      text: white.isDropped(token, tokens[at + 1])
        ? ''
        : side.text.slice(side.starts[token], side.ends[token]),
      isWord: true,
      block: side.lines[side.lineOf[token] ?? 0]?.kind,
      move: side.moves[token] ?? 0,
      change: changeOf[token] ?? 0,
    };
  };
  const between = (at: number): Item[] => {
    const [before, after] = [at > 0 ? word(at - 1) : undefined, at < tokens.length ? word(at) : undefined];
    const isSame = (of: 'move' | 'change') => (before?.[of] === after?.[of] ? (before?.[of] ?? 0) : 0);
    return [...white.before(tokens[at - 1], tokens[at])].map((text) => ({
      text,
      isWord: false,
      block: before?.block,
      move: isSame('move'),
      change: isSame('change') || (before?.change ?? 0),
    }));
  };
  return {
    content,
    word,
    gap(from, to) {
      const items = between(from);
      for (let at = from; at < to; at++) {
        items.push(word(at));
        items.push(...between(at + 1));
      }
      return items;
    },
  };
}

function changesOfTokens(
  { starts, moves }: ComparedSide,
  name: 'left' | 'right',
  changes: readonly Change[],
): Int32Array {
  const changeOf = new Int32Array(starts.length);
  const ofMove = new Map(
    changes.flatMap(({ id, move }) => (move === undefined ? [] : [[move, id] as const])),
  );
  for (const [token, move] of moves.entries()) changeOf[token] = ofMove.get(move) ?? 0;
  for (const { id, edits } of changes)
    for (const edit of edits) {
      const range = edit[name];
      if (range) changeOf.fill(id, range.start, range.end);
    }
  return changeOf;
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、-〟！-･]/u;
const HYPHEN = /^[-‐\u00ad\u0002]$/u;
const tabsIn = (text: string) => text.replace(/[^\t]+/gu, '');

/** What stands between two words of a side that follow each other, running heads apart. */
function makeWhiteSpace(side: ComparedSide) {
  const { text, starts, ends, lineOf, lineStarts, startsParagraph, isFurniture } = side;
  const textOf = makeFlowText(side);
  const hasBreak = (from: number, to: number): boolean => {
    for (let line = from + 1; line <= to; line++)
      if (startsParagraph[line] === 1 && isFurniture[line] !== 1) return true;
    return false;
  };
  const isWithinFlow = (token: number, next: number): boolean => {
    const [line, last] = [lineOf[token] ?? 0, lineOf[next] ?? 0];
    return last === line + 1 && flowsOn(side, last);
  };
  return {
    /** The hyphen with which a printed line divides a word. */
    isDropped: (token: number, next: number | undefined): boolean =>
      next !== undefined &&
      isWithinFlow(token, next) &&
      HYPHEN.test(text.slice(starts[token], ends[token])) &&
      textOf(starts[token] ?? 0, starts[next] ?? 0) === '',
    before(token: number | undefined, next: number | undefined): string {
      if (token === undefined) return '';
      if (next === undefined) return PARAGRAPH_END;
      const [line, last] = [lineOf[token] ?? 0, lineOf[next] ?? 0];
      const space = text.slice(ends[token], starts[next]);
      if (line === last) return space === '' ? '' : tabsIn(space) || ' ';
      if (hasBreak(line, last))
        return PARAGRAPH_END + tabsIn(text.slice(lineStarts[last] ?? 0, starts[next]));
      if (HYPHEN.test(text.slice(starts[token], ends[token])) && isWithinFlow(token, next))
        return textOf(ends[token] ?? 0, starts[next] ?? 0);
      const isUnspaced =
        UNSPACED.test(text.charAt((ends[token] ?? 0) - 1)) && UNSPACED.test(text.charAt(starts[next] ?? 0));
      return isUnspaced ? '' : ' ';
    },
  };
}

/** White space that both sides have stays; what is left between is removed and added. */
function addGap(pieces: Pieces, left: readonly Item[], right: readonly Item[]): void {
  const isShared = (one: Item | undefined, other: Item | undefined) =>
    one !== undefined && other !== undefined && !one.isWord && !other.isWord && one.text === other.text;
  if (endsBefore(left, right)) return addBeforeEnd(pieces, left, right);
  let start = 0;
  while (isShared(left[start], right[start])) start++;
  let [leftEnd, rightEnd] = [left.length, right.length];
  while (leftEnd > start && rightEnd > start && isShared(left[leftEnd - 1], right[rightEnd - 1])) {
    leftEnd--;
    rightEnd--;
  }
  const [removed, added] = [left.slice(start, leftEnd), right.slice(start, rightEnd)];
  for (const item of left.slice(0, start)) pieces.add('kept', item);
  if ([...removed, ...added].some(({ isWord }) => isWord)) addChanged(pieces, removed, added);
  else for (const item of removed) pieces.add('kept', item);
  for (const item of left.slice(leftEnd)) pieces.add('kept', item);
}

const isEnd = ({ text }: Item): boolean => text === PARAGRAPH_END;

/** A paragraph ends on the left and whole ones follow; on the right it goes on, and ends: its own end is the one that stays. */
function endsBefore(left: readonly Item[], right: readonly Item[]): boolean {
  const [first, last] = [left[0], left.at(-1)];
  if (left.length < 2 || !first || !last || !isEnd(first) || !isEnd(last)) return false;
  return right.length > 1 && right.findIndex(isEnd) === right.length - 1;
}

function addBeforeEnd(pieces: Pieces, [end, ...removed]: readonly Item[], right: readonly Item[]): void {
  for (const item of right.slice(0, -1)) pieces.add('added', item);
  if (end) pieces.add('kept', end);
  for (const item of removed) pieces.add('removed', item);
}

/** As many paragraphs on both sides stand for each other one by one; else the first ones do, and the rest for the rest. */
function addChanged(pieces: Pieces, removed: readonly Item[], added: readonly Item[]): void {
  const [lefts, rights] = [splitAtEnds(removed), splitAtEnds(added)];
  const isSame = lefts.length === rights.length;
  const pairs = isSame ? lefts.length : lefts.length > 1 && rights.length > 1 ? 1 : 0;
  for (const [at, { words, end }] of lefts.slice(0, pairs).entries()) {
    for (const item of words) pieces.add('removed', item);
    for (const item of rights[at]?.words ?? []) pieces.add('added', item);
    if (end) pieces.add('kept', end);
  }
  const rest = (paragraphs: readonly ItemParagraph[]) =>
    paragraphs.slice(pairs).flatMap(({ words, end }) => (end ? [...words, end] : words));
  for (const item of rest(lefts)) pieces.add('removed', item);
  for (const item of rest(rights)) pieces.add('added', item);
}

interface ItemParagraph {
  readonly words: Item[];
  end?: Item;
}

function splitAtEnds(items: readonly Item[]): ItemParagraph[] {
  let open: ItemParagraph = { words: [] };
  const paragraphs = [open];
  for (const item of items)
    if (isEnd(item)) {
      open.end = item;
      open = { words: [] };
      paragraphs.push(open);
    } else open.words.push(item);
  return paragraphs;
}

/** Joins what follows each other and is of one kind. */
class Pieces {
  readonly list: RedlinePiece[] = [];

  /** The last paragraph ends, too. */
  end(): void {
    const last = this.list.at(-1);
    if (last && last.text !== PARAGRAPH_END) this.list.push({ kind: 'kept', text: PARAGRAPH_END });
  }

  add(kind: RedlinePiece['kind'], { text, block, move, change }: Item): void {
    if (text === '') return;
    const last = this.list.at(-1);
    const isChanged = kind !== 'kept';
    const piece: RedlinePiece = {
      kind,
      text,
      ...(block && { block }),
      ...(isChanged && move > 0 && { move }),
      ...(isChanged && change > 0 && { change }),
    };
    const isOne =
      last !== undefined &&
      text !== PARAGRAPH_END &&
      last.text !== PARAGRAPH_END &&
      last.kind === kind &&
      last.block === piece.block &&
      last.move === piece.move &&
      last.change === piece.change;
    if (isOne) this.list[this.list.length - 1] = { ...last, text: last.text + text };
    else this.list.push(piece);
  }
}
