import type { TextRange } from '#text/text-range.ts';

/** What an answerer claims to have read in a passage. */
export interface DraftCitation {
  readonly passageId: string;
  readonly quote: string;
  /** The quote is the part that is shown of the passage, and all of the passage is marked. */
  readonly isPart?: boolean;
}

/** A calculation that an answerer sets up and does not do: see `calculate`. */
export interface DraftCalculation {
  /** Figures as the quotes of the claim print them. */
  readonly operands: readonly string[];
  /** Of the operands as a, b, c …: "(b - a) / a". */
  readonly expression: string;
  readonly isPercent: boolean;
  /** What stands before the decimals in the language of the file. */
  readonly decimal: '.' | ',';
}

/**
 * - `answer`: the first claim answers
 * - `closest`: the claims are passages that come close, with no claim to be the answer
 * - `none`: nothing matches
 */
export type AnswerKind = 'answer' | 'closest' | 'none';

export interface DraftClaim {
  readonly text: string;
  /** The words of `text` that answer: UTF-16 offsets, in order, not overlapping. */
  readonly emphasis?: readonly TextRange[];
  /** The words of the question in `text`, as offsets like those; shown only of what comes close. */
  readonly questionWords?: readonly TextRange[];
  /** Another place that bears on the question, cited but no part of what is shown as the answer. */
  readonly isSupporting?: boolean;
  /** What it comes to is put in place of `RESULT` in the text. */
  readonly calculation?: DraftCalculation;
  readonly citations: readonly DraftCitation[];
}

/** The one shape of every answerer, extractive or language model. Nothing in it is trusted before `verifyAnswer`. */
export interface DraftAnswer {
  readonly kind: AnswerKind;
  /** Best first; none where nothing matches. */
  readonly claims: readonly DraftClaim[];
  /** The claims are in the answerer's own words, not in the document's: more of them is checked. */
  readonly isWorded?: boolean;
  /** Where nothing matches. */
  readonly nearest?: readonly NearestPassage[];
  /** Where a contract has no clause of the kind that is asked for: what such a clause is on. */
  readonly missingClause?: string;
  /** Pages that it may cite, where it tells of all of a document; else `ANSWER_MAX_PAGES`. */
  readonly maxPages?: number;
}

/** What came nearest when nothing answers the question. */
export interface NearestPassage {
  readonly page: number;
  readonly quote: string;
}

/** The draft of the extractive answerer. */
export interface ExtractiveDraft extends DraftAnswer {
  readonly nearest: readonly NearestPassage[];
  /** 0..1: how likely it is that the file holds an answer at all. */
  readonly confidence: number;
  /** 0..1: how likely the first claim is the right answer. */
  readonly topAnswerConfidence: number;
}
