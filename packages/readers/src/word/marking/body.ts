import type { MarkupToken } from '#word/marking/scan-markup.ts';

/** Tokens of an element, from its first to its last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A run of letters in the markup. */
export interface BodyRun extends Span {
  /** Its properties. */
  readonly properties: Span | null;
  /** The tracked insertion of the document itself in which it stands. */
  readonly insertion: OwnInsertion | null;
  /** A text box hangs in it. */
  readonly hasBox: boolean;
}

export interface OwnInsertion {
  /** Its first token. */
  readonly token: number;
  /** It holds the run itself, so that it can be divided there. */
  readonly isParent: boolean;
}

/** The mark of a note, by the note that it leads to. */
export interface NoteReference {
  readonly kind: 'footnote' | 'endnote';
  readonly id: string;
  readonly token: number;
  readonly run: BodyRun | null;
}

/** A character of the text of the document, where the markup has it. */
export interface Atom {
  readonly character: string;
  /** Of its text, or of the element that stands for it. */
  readonly token: number;
  /** Within the text of its token; -1 for what an element stands for. */
  readonly offset: number;
  /** Null where it is part of something that cannot be divided. */
  readonly run: BodyRun | null;
  readonly paragraph: BodyParagraph;
  /** Among those of its paragraph. */
  readonly index: number;
}

/** A cell of a row, by the paragraphs that lie in it. */
export interface BodyRow extends Span {
  readonly cells: BodyParagraph[][];
  /** The first token of each cell. */
  readonly cellStarts: number[];
}

export interface BodyParagraph extends Span {
  properties: Span | null;
  readonly atoms: Atom[];
  /** The element in which it stands, by its first token. */
  readonly container: number;
  /** What stands behind it in the same element. */
  next: BodyParagraph | null;
  /** The row of a table and its cell, from 0. */
  readonly row: BodyRow | null;
  readonly cell: number;
  /** The document itself has its end deleted: it goes on in the next. */
  isJoined: boolean;
  /** Of a text box: the run of the running text in which that hangs, and its paragraph. */
  readonly box: { readonly run: BodyRun | null; readonly paragraph: BodyParagraph } | null;
  readonly notes: NoteReference[];
  /** The id of the note in which it stands. */
  readonly story: string;
}

/** The text of a part, by its paragraphs in the order in which they are read. */
export interface Body {
  readonly tokens: readonly MarkupToken[];
  readonly paragraphs: readonly BodyParagraph[];
  /** Text boxes that the markup has in two forms, of which the first is read. */
  readonly twins: readonly BoxTwin[];
}

/** A text box that the markup has in two forms, for newer and for older programs, of which the first is read. */
export interface BoxTwin {
  readonly read: Span;
  readonly other: Span;
}
