import type { Block } from '#document/block.ts';
import type { PageState } from '#document/document.ts';
import type { FlowBlock } from '#document/flow.ts';
import type { PrintedLine } from '#structure/printed-line.ts';
import type { TextRange } from '#text/text-range.ts';

/** A page as the index reads it: `text` is `pageText(page)`, and every offset handed out points into it. */
export interface IndexablePage {
  readonly number: number;
  readonly text: string;
  readonly state?: PageState;
  /** Its lines as they stand on it, one for one; without them only the order of the text tells of them. */
  readonly lines?: readonly PrintedLine[];
  /** How it is divided, where the format of its document says so. */
  readonly blocks?: readonly FlowBlock[] | undefined;
  /** How it is divided as was found (`structure/`), where its format says nothing and it is laid out. */
  readonly found?: readonly Block[] | undefined;
}

/** A stretch of one page, offered to an answerer as evidence. `text` is `pageText.slice(start, end)`. */
export interface Passage {
  readonly id: string;
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

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

/** A calculation as it is shown. */
export interface Calculation {
  /** With the operands as they are printed: "(1,200 − 1,000) ÷ 1,000". */
  readonly steps: string;
  readonly result: string;
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
  readonly leadConfidence: number;
}

/** Where `verifyAnswer` looks up what a draft refers to. */
export interface PassageLookup {
  findPassage(id: string): Passage | undefined;
  /** The text of a page, or undefined when there is no such page. */
  findPageText(page: number): string | undefined;
  /** How surely the words of a page were read that a range touches, 0 to 100; undefined where they were not read from a picture. */
  findConfidence?(page: number, range: TextRange): number | undefined;
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

export interface ScoredPage {
  readonly page: number;
  readonly score: number;
}

export interface ScoredPassage {
  readonly passage: Passage;
  readonly score: number;
}
