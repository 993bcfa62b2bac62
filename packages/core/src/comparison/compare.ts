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
import { findEdited } from './changes/edited-tokens.ts';
import { alignRests } from './moves/align-rests.ts';
import { applyMoves } from './moves/apply-moves.ts';
import { extendMoves } from './moves/extend-moves.ts';
import { moveParagraphs } from './moves/move-paragraphs.ts';
import { pairWholeParagraphs } from './moves/pair-whole-paragraphs.ts';
import { noMoves } from './moves/moves.ts';
import { makeSequences, type Sequence } from './prepare/make-sequences.ts';
import { type PreparedText, prepareText } from './prepare/prepare.ts';
import { shareRunningLines } from './prepare/share-running-lines.ts';

/** Enough for any two documents that the product takes; a few seconds of work. */
export const DEFAULT_BUDGET: Budget = { steps: 4_000_000_000 };

/** A side of a comparison: its text, and what became of each token of it. */
export interface ComparedSide extends PreparedText {
  /** The token of the other side that says the same; -1 for what was removed or added, and for heads and feet. */
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

/** Compares two documents, given as their pages. Deterministic; exchanging the documents exchanges the sides. */
export function compare(
  leftPages: readonly Page[],
  rightPages: readonly Page[],
  budget: Budget = DEFAULT_BUDGET,
): Comparison {
  const [left, right] = shareRunningLines(prepareText(leftPages), prepareText(rightPages));
  // Ties are decided by what stands first: in one order whichever document is named first.
  if (left.text <= right.text) return compareTexts(left, right, budget);
  const { left: second, right: first, ...rest } = compareTexts(right, left, budget);
  return { left: first, right: second, ...rest };
}

function compareTexts(left: PreparedText, right: PreparedText, budget: Budget): Comparison {
  const sequences = makeSequences(left, right);
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
  const toTokens = (
    text: PreparedText,
    own: Sequence,
    other: Sequence,
    side: 'left' | 'right',
  ): Omit<ComparedSide, 'isEdited'> => {
    const partners = new Int32Array(text.starts.length).fill(-1);
    const moved = new Int32Array(text.starts.length);
    for (const [at, partner] of matches[side].entries()) {
      if (partner < 0) continue;
      for (let token = own.from[at] ?? 0; token < (own.to[at] ?? 0); token++) {
        if (text.isFurniture[text.lineOf[token] ?? 0] === 1) continue;
        partners[token] = other.from[partner] ?? -1;
        moved[token] = moves[side][at] ?? 0;
      }
    }
    return { ...text, partners, moves: moved };
  };
  const aligned = {
    left: toTokens(left, sequences.left, sequences.right, 'left'),
    right: toTokens(right, sequences.right, sequences.left, 'right'),
  };
  const isEdited = findEdited(aligned.left, aligned.right);
  return {
    left: { ...aligned.left, isEdited: isEdited.left },
    right: { ...aligned.right, isEdited: isEdited.right },
    moveCount: moves.count,
    isCutOff: alignment.isCutOff,
  };
}
