/** Within the text of a block: where a page ended when the document was last saved, and where one has to end. */
export const SAVED_BREAK = '\f';
export const FORCED_BREAK = '\v';

export type NoteKind = 'footnote' | 'endnote' | 'comment';

/** A mark in the text that leads to a note. */
export interface NoteMark {
  readonly kind: NoteKind;
  readonly id: string;
  /** As it stands in the text; '' where nothing does. */
  readonly mark: string;
}

/** A paragraph, or a row of a table with tabs between its cells. */
export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'item' | 'row';
  /** Of headings, from 1. */
  readonly level?: number;
  readonly text: string;
  readonly notes: readonly NoteMark[];
}

/** What stands together: the body, a header, a note. */
export interface Story {
  readonly id: string;
  readonly author?: string;
  readonly blocks: Block[];
}
