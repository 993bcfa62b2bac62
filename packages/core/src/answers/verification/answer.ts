import type { TextRange } from '#text/text-range.ts';
import type { AnswerKind } from '../extraction/draft.ts';

/** A calculation as it is shown. */
export interface Calculation {
  /** With the operands as they are printed: "(1,200 − 1,000) ÷ 1,000". */
  readonly steps: string;
  readonly result: string;
}

/**
 * A quote that was found. `quote` is the page's text from `start` to `end` as people read it (`readableText`); where only
 * a part of that is shown, "…" stands for the rest.
 */
export interface Citation {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  /** How surely the least sure of its words was read from a picture, 0 to 100. */
  readonly confidence?: number;
}

export interface Claim {
  readonly text: string;
  /** As in the draft. */
  readonly emphasis?: readonly TextRange[];
  /** Only where the kind is `closest`. */
  readonly questionWords?: readonly TextRange[];
  /** Cited, but no part of the text of the answer: see `answerText`. */
  readonly isSupporting?: boolean;
  readonly calculation?: Calculation;
  /** Indexes into `Answer.citations`. */
  readonly citations: readonly number[];
}

export interface Answer {
  readonly kind: AnswerKind;
  /** Best first; the first is what the page shows as the answer. */
  readonly claims: readonly Claim[];
  readonly citations: readonly Citation[];
  /** Cited pages, best first, at most five. */
  readonly pages: readonly number[];
  /** Only where nothing matches: up to three passages, labelled as merely near. */
  readonly nearest: readonly Citation[];
  /** What the claims say that no quote proves, in their order. */
  readonly dropped: readonly string[];
}
