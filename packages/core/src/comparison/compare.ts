import type { Page } from '#document/document.ts';
import { align } from './align/align.ts';
import { alignTables } from './align/align-tables.ts';
import { type Budget, startAlignment } from './align/alignment.ts';
import { dropIslands, dropMinorities, extendMatches } from './align/clean-up.ts';
import { pairEqualLines } from './align/pair-equal-lines.ts';
import { pairEqualWords } from './align/pair-equal-words.ts';
import { pairSentenceEdges } from './align/pair-sentence-edges.ts';
import { realign } from './align/realign.ts';
import { pairAgain, partRepeatedParagraphs } from './align/repeated-paragraphs.ts';
import { slideGaps } from './align/slide-gaps.ts';
import { slideNumbers } from './align/slide-numbers.ts';
import { findEdited } from './changes/edited-tokens.ts';
import { alignRests } from './moves/align-rests.ts';
import { applyMoves } from './moves/apply-moves.ts';
import { extendMoves } from './moves/extend-moves.ts';
import { moveParagraphs } from './moves/move-paragraphs.ts';
import { pairWholeParagraphs } from './moves/pair-whole-paragraphs.ts';
import { noMoves } from './moves/moves.ts';
import { choosePages } from './options/choose-lines.ts';
import { isPunctuation } from './options/leave-out.ts';
import { IGNORED_BY_DEFAULT, type IgnoredDifference, type PageRange } from './options/options.ts';
import { makeSequences, type Sequence } from './prepare/make-sequences.ts';
import { type PreparedText, prepareText } from './prepare/prepare.ts';
import { WordReader } from './prepare/read-words.ts';
import { shareRunningHeads } from './prepare/share-running-heads.ts';
import type { Vocabulary } from './prepare/word-numbers.ts';

/** Enough for any two documents that the product takes; a few seconds of work. */
export const DEFAULT_BUDGET: Budget = { steps: 4_000_000_000 };

/** A side of a comparison: its text, and what became of each token of it. */
export interface ComparedSide extends PreparedText {
  /** The token of the other side that says the same; -1 for what was removed or added, and for what is left out. */
  readonly partners: Int32Array;
  /** The number of the token's move, from 1; 0 for what stayed in its place. */
  readonly moves: Int32Array;
  /** 1 for each token that is shown as removed or added: those without a partner, and the rest of their numbers. */
  readonly isEdited: Uint8Array;
}

/** Which words of two documents say the same. */
export interface Comparison {
  readonly left: ComparedSide;
  readonly right: ComparedSide;
  readonly moveCount: number;
  /** The budget was used up: what was not looked at counts as changed. */
  readonly isCutOff: boolean;
}

export interface CompareOptions {
  readonly budget?: Budget;
  /** Differences that are no changes; what is given takes the place of `IGNORED_BY_DEFAULT`. */
  readonly ignore?: readonly IgnoredDifference[];
  /** Only these pages are compared; all pages of a side without a range. */
  readonly pages?: { readonly left?: PageRange; readonly right?: PageRange };
}

/** Compares two documents, given as their pages. Deterministic; exchanging the documents exchanges the sides. */
export function compare(
  leftPages: readonly Page[],
  rightPages: readonly Page[],
  options: CompareOptions = {},
): Comparison {
  const { pages, ...how } = options;
  const reader = new WordReader();
  const { vocabulary } = reader;
  const [left, right] = shareRunningHeads(
    prepareText(choosePages(leftPages, pages?.left), reader, how.ignore),
    prepareText(choosePages(rightPages, pages?.right), reader, how.ignore),
  );
  // Ties are decided by what stands first: in one order whichever document is named first.
  if (left.text <= right.text) return compareTexts([left, right], vocabulary, how);
  const { left: second, right: first, ...rest } = compareTexts([right, left], vocabulary, how);
  return { left: first, right: second, ...rest };
}

function compareTexts(
  [left, right]: readonly [PreparedText, PreparedText],
  vocabulary: Vocabulary,
  { budget = DEFAULT_BUDGET, ignore = IGNORED_BY_DEFAULT }: Omit<CompareOptions, 'pages'>,
): Comparison {
  const sequences = makeSequences(left, right, { vocabulary, isCaseIgnored: ignore.includes('case') });
  const alignment = startAlignment(sequences, budget);
  const { matches, names, weights } = alignment;
  align(alignment);
  realign(alignment);
  dropIslands(alignment);
  pairEqualWords(alignment);
  dropMinorities(sequences.left, sequences.right, weights, matches);
  dropMinorities(sequences.right, sequences.left, weights, matches.mirrored);
  extendMatches(alignment);
  const parted = partRepeatedParagraphs(alignment);
  slideGaps(sequences.left, matches, names);
  slideGaps(sequences.right, matches.mirrored, names);
  slideNumbers(sequences.left, matches, names);
  slideNumbers(sequences.right, matches.mirrored, names);
  const known = noMoves(sequences.left.symbols.length, sequences.right.symbols.length);
  alignTables(alignment, known);
  const applied = applyMoves(alignment, known);
  pairAgain(alignment, parted);
  extendMoves(alignment, applied);
  alignRests(alignment, applied);
  pairWholeParagraphs(alignment, applied);
  pairEqualLines(alignment, applied);
  const moves = moveParagraphs(alignment, applied);
  pairSentenceEdges(alignment, moves);
  const aligned = [
    toTokens(left, sequences.left, sequences.right, { partners: matches.left, moves: moves.left }),
    toTokens(right, sequences.right, sequences.left, { partners: matches.right, moves: moves.right }),
  ] as const;
  const [first, second] = ignore.includes('punctuation')
    ? [leaveOutPunctuation(aligned[0]), leaveOutPunctuation(aligned[1])]
    : aligned;
  const isEdited = findEdited(first, second);
  return {
    left: { ...first, isEdited: isEdited.left },
    right: { ...second, isEdited: isEdited.right },
    moveCount: moves.count,
    isCutOff: alignment.isCutOff,
  };
}

/** Of each symbol or token of a side. */
type Found = Pick<ComparedSide, 'partners' | 'moves'>;

/** What was found for the symbols of a side, for its tokens: those of a hyphenated word have one partner, those that are left out none. */
// oxlint-disable-next-line max-params -- a side, both sequences, and what was found
function toTokens(
  text: PreparedText,
  own: Sequence,
  other: Sequence,
  found: Found,
): Omit<ComparedSide, 'isEdited'> {
  const { lineOf, isLeftOut } = text;
  const partners = new Int32Array(lineOf.length).fill(-1);
  const moves = new Int32Array(lineOf.length);
  for (let at = 0; at < own.from.length; at++) {
    const partner = found.partners[at] ?? -1;
    if (partner < 0) continue;
    const token = other.from[partner] ?? -1;
    const move = found.moves[at] ?? 0;
    const to = own.to[at] ?? 0;
    for (let each = own.from[at] ?? 0; each < to; each++) {
      if (isLeftOut[each] === 1) continue;
      partners[each] = token;
      moves[each] = move;
    }
  }
  return { ...text, partners, moves };
}

/** Leaves out what punctuation has no partner. */
function leaveOutPunctuation(side: Omit<ComparedSide, 'isEdited'>): Omit<ComparedSide, 'isEdited'> {
  const isLeftOut = side.isLeftOut.map((isOut, token) =>
    isOut === 1 || (side.partners[token] === -1 && isPunctuation(side, token)) ? 1 : 0,
  );
  return { ...side, isLeftOut };
}
