import type { Alignment } from '@recto/core/document';
import type { Mark } from '#word/marked-text.ts';

/** Within the text of a block: where a page ended when the document was last saved, and where one has to end. */
export const SAVED_BREAK = '\f';
export const FORCED_BREAK = '\v';

export type NoteKind = 'footnote' | 'endnote' | 'comment';

/** What marks a note, by its name in the markup. */
export const NOTES: Readonly<Record<string, NoteKind>> = {
  'w:footnoteReference': 'footnote',
  'w:endnoteReference': 'endnote',
  'w:commentReference': 'comment',
};

/** A mark in the text that leads to a note. */
export interface NoteMark {
  readonly kind: NoteKind;
  readonly id: string;
  /** As it stands in the text; '' where nothing does. */
  readonly mark: string;
}

/** How a cell lies in its table: over how many columns, and whether the cell above it goes on in it. */
export interface CellSpan {
  columns: number;
  isContinued: boolean;
}

/** A paragraph, or a row of a table with tabs between its cells. */
export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'item' | 'row';
  /** Of headings and items, from 1. */
  readonly level?: number;
  /** With which the text begins. */
  readonly number?: string;
  readonly text: string;
  /** What its text points to, in its order. */
  readonly marks: readonly Mark[];
  readonly notes: readonly NoteMark[];
  /** The pictures in it, by the names under which the part refers to them. */
  readonly pictures: readonly string[];
  readonly isRightToLeft?: boolean;
  readonly align?: Alignment;
  /** Of a row: its cells, in their order. */
  readonly cells?: readonly Readonly<CellSpan>[];
  /** Of a row that names the columns. */
  readonly isHeader?: boolean;
}

/** What stands together: the body, a header, a note. */
export interface Story {
  readonly id: string;
  readonly author?: string;
  readonly date?: string;
  readonly blocks: Block[];
}
