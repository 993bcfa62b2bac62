import type { TextRange } from '#text/text-range.ts';
import type { ComparedSide, Comparison } from '../compare.ts';

/** Tokens of a side, `end` exclusive. */
export interface TokenRange {
  readonly start: number;
  readonly end: number;
}

/** What was removed on the left and added on the right in one place; null for a side that only has the place. */
export interface Edit {
  readonly left: TokenRange | null;
  readonly right: TokenRange | null;
  /** The move in which it lies, from 1; 0 for none. */
  readonly move: number;
  /** A whole paragraph was added or removed. */
  readonly isParagraph: boolean;
  /** The figures of which it changes a part, with what lies between: offsets into the texts of the sides. */
  readonly figures?: { readonly left?: TextRange; readonly right?: TextRange };
}

/** The tokens of a side that are compared, in order. */
export interface Content {
  readonly side: ComparedSide;
  readonly tokens: readonly number[];
  /** For each token of the side the move that it belongs to or lies within, from 1. */
  readonly within: Int32Array;
}

export function contentOf(side: ComparedSide): Content {
  const tokens: number[] = [];
  for (let token = 0; token < side.starts.length; token++)
    if (side.isLeftOut[token] !== 1) tokens.push(token);
  return { side, tokens, within: movesAround(side) };
}

function movesAround({ moves }: ComparedSide): Int32Array {
  const lasts = new Map<number, number>();
  const within = new Int32Array(moves.length);
  for (const [token, move] of moves.entries()) {
    if (move === 0) continue;
    within.fill(move, lasts.get(move) ?? token, token + 1);
    lasts.set(move, token);
  }
  return within;
}

export const stays = ({ side }: Content, token: number) =>
  side.isEdited[token] === 0 && side.moves[token] === 0;

/** The edits of a comparison in reading order, those inside moved text after the others. */
export function listEdits({ left, right }: Comparison): Edit[] {
  const [a, b] = [contentOf(left), contentOf(right)];
  const edits: Edit[] = [];
  for (let i = 0, j = 0; i < a.tokens.length || j < b.tokens.length; ) {
    const [leftFrom, rightFrom] = [i, j];
    while (i < a.tokens.length && !stays(a, a.tokens[i] ?? 0)) i++;
    while (j < b.tokens.length && !stays(b, b.tokens[j] ?? 0)) j++;
    edits.push(...readGap([a, leftFrom, i], [b, rightFrom, j], 0));
    i = endOfWord(a, i);
    j = endOfWord(b, j);
  }
  return [...edits, ...editsInMoves(a, b)];
}

/** Behind a token that stayed, with the rest of its word where that is hyphenated. */
export function endOfWord({ side, tokens }: Content, at: number): number {
  const partnerOf = (index: number) => side.partners[tokens[index] ?? 0] ?? -1;
  let end = at + 1;
  while (end < tokens.length && partnerOf(end) !== -1 && partnerOf(end) === partnerOf(at)) end++;
  return end;
}

type Stretch = readonly [content: Content, from: number, to: number];

/**
 * Edits between two tokens that stayed; moved text in between divides it. What stands right before the token behind the gap
 * on both sides stands in one place all the same.
 */
function readGap(leftGap: Stretch, rightGap: Stretch, move: number): Edit[] {
  const [lefts, rights] = [segmentsOf(leftGap, move), segmentsOf(rightGap, move)];
  const [left, right] = [lefts.at(-1), rights.at(-1)];
  const isDivided = lefts.length > 1 || rights.length > 1;
  if (!isDivided || (left && right && endsGap(leftGap, left) && endsGap(rightGap, right)))
    return [
      ...lefts.slice(0, -1).flatMap((segment) => divide([leftGap[0], segment], null, move)),
      ...rights.slice(0, -1).flatMap((segment) => divide(null, [rightGap[0], segment], move)),
      ...divide(left ? [leftGap[0], left] : null, right ? [rightGap[0], right] : null, move),
    ];
  return [
    ...lefts.flatMap((segment) => divide([leftGap[0], segment], null, move)),
    ...rights.flatMap((segment) => divide(null, [rightGap[0], segment], move)),
  ];
}

const endsGap = ([{ tokens }, , to]: Stretch, { end }: TokenRange): boolean => tokens[to - 1] === end - 1;

/** Runs of tokens without a partner, of a move or of none. */
function segmentsOf([{ side, tokens, within }, from, to]: Stretch, move: number): TokenRange[] {
  const segments: TokenRange[] = [];
  let open: TokenRange | undefined;
  const close = () => {
    if (open) segments.push(open);
    open = undefined;
  };
  for (const token of tokens.slice(from, to)) {
    if (side.isEdited[token] === 1 && within[token] === move)
      open = { start: open?.start ?? token, end: token + 1 };
    else close();
  }
  close();
  return segments;
}

type Segment = readonly [content: Content, range: TokenRange];

/** Whole paragraphs are edits of their own; what is left of both sides stands in one place. */
function divide(left: Segment | null, right: Segment | null, move: number): Edit[] {
  const [lefts, rights] = [left ? paragraphsOf(left) : [], right ? paragraphsOf(right) : []];
  const wholes = (parts: readonly Part[]) => parts.filter(({ isWhole }) => isWhole);
  const rest = (parts: readonly Part[]) => parts.filter(({ isWhole }) => !isWhole);
  const [leftRest, rightRest] = [rest(lefts), rest(rights)];
  const inPlace = Array.from({ length: Math.max(leftRest.length, rightRest.length) }, (_, at) => ({
    left: leftRest[at] ?? null,
    right: rightRest[at] ?? null,
    move,
    isParagraph: false,
  }));
  return [
    ...wholes(lefts).map((part) => ({ left: part, right: null, move, isParagraph: true })),
    ...inPlace,
    ...wholes(rights).map((part) => ({ left: null, right: part, move, isParagraph: true })),
  ];
}

interface Part extends TokenRange {
  readonly isWhole: boolean;
}

function paragraphsOf([{ side }, { start, end }]: Segment): Part[] {
  const isIgnored = (token: number) =>
    side.isLeftOut[token] === 1 && side.isFurniture[side.lineOf[token] ?? 0] !== 1;
  // A number before it, or a mark behind it, that is ignored makes a paragraph no less whole.
  const startsParagraph = (from: number) => {
    let token = from;
    while (isIgnored(token)) token++;
    if (token >= side.starts.length) return true;
    const line = side.lineOf[token] ?? 0;
    let before = token - 1;
    while (side.lineOf[before] === line && isIgnored(before)) before--;
    return side.lineOf[before] !== line && side.startsParagraph[line] === 1;
  };
  /** A head or foot of the page may stand between it and the next paragraph. */
  const endsParagraph = (at: number) => {
    let token = at;
    while (side.isFurniture[side.lineOf[token] ?? 0] === 1 && token < side.starts.length) token++;
    return startsParagraph(token);
  };
  const parts: Part[] = [];
  let from = start;
  for (let token = start + 1; token <= end; token++) {
    if (token < end && !startsParagraph(token)) continue;
    parts.push({ start: from, end: token, isWhole: startsParagraph(from) && endsParagraph(token) });
    from = token;
  }
  return parts;
}

/** Edits between the words of moved text, move by move. */
function editsInMoves(a: Content, b: Content): Edit[] {
  const positions = new Map(b.tokens.map((token, at) => [token, at]));
  const partnerOf = (at: number) => positions.get(a.side.partners[a.tokens[at] ?? 0] ?? -1) ?? 0;
  /** Where the last word of each move stands. */
  const lasts = new Map<number, number>();
  const edits: Edit[] = [];
  for (const [at, token] of a.tokens.entries()) {
    const move = a.side.moves[token] ?? 0;
    if (move === 0) continue;
    const last = lasts.get(move);
    lasts.set(move, at);
    if (last === undefined) continue;
    const [from, to] = [partnerOf(last) + 1, partnerOf(at)];
    if (at > last + 1 || to > from) edits.push(...readGap([a, last + 1, at], [b, from, to], move));
  }
  return edits.toSorted((one, other) => one.move - other.move);
}
