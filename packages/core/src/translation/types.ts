import type { TextRange } from '#text/text-range.ts';

export const SEGMENT_KINDS = [
  'sentence',
  'heading',
  'listItem',
  'cell',
  'note',
  'header',
  'footer',
  'comment',
  'caption',
  'contents',
] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

/** A stretch of the text of a page. */
export interface SegmentPart extends TextRange {
  /** Number of the page, from 1. */
  readonly page: number;
}

/** What is translated as one: a sentence, a cell, a heading. */
export interface Segment extends SegmentPart {
  /** From 0, in the order of the document. */
  readonly index: number;
  /**
   * The words without line breaks: hyphens at the ends of printed lines are dropped, lines of scripts without word spaces
   * are joined without one. Never blank.
   */
  readonly text: string;
  readonly kind: SegmentKind;
  /** The paragraph, heading, table or note it belongs to, from 0 over the whole document. */
  readonly block: number;
  /** Where a sentence goes on over the end of a page: the stretches behind the first, which `page`, `start` and `end` tell. */
  readonly rest?: readonly SegmentPart[];
}

/**
 * Where the file of a document begins a paragraph and the text of its pages does not say so, as in the cells of tables:
 * by page number, offsets into the text of the page, ascending.
 */
export type TextBreaks = ReadonlyMap<number, readonly number[]>;

/** An entry of a terminology in one pair of languages. */
export interface Term {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/** A term found in a text; offsets are UTF-16 units of that text. */
export interface TermMatch extends TextRange {
  readonly termId: string;
  /** The term's own text, which may be inflected otherwise at the place. */
  readonly source: string;
  readonly target: string;
}

export interface TermCheck {
  readonly termId: string;
  readonly applied: boolean;
  /** Of terms that were not applied, in plain English. */
  readonly reason?: string;
}

export interface FactCheck {
  readonly kind: 'number' | 'date' | 'name';
  /** As the source writes it. */
  readonly text: string;
  /** Whether the translation has it. */
  readonly ok: boolean;
}
