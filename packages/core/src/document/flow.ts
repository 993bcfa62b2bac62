import type { TextRange } from '#text/text-range.ts';

export const BLOCK_KINDS = [
  'heading',
  'paragraph',
  'item',
  'table',
  'note',
  'header',
  'footer',
  'comment',
] as const;
/** How the lines of a paragraph lie, where that is not at the side at which they begin. */
export const ALIGNMENTS = ['center', 'end', 'justify'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];
export const CHANGE_KINDS = ['inserted', 'deleted'] as const;

/** A cell of a table: its range, and how many columns and rows it takes up where that is not one. */
export interface FlowCell extends TextRange {
  readonly columnSpan?: number;
  readonly rowSpan?: number;
  /** The cell above it extends over this one, which is empty. */
  readonly isCovered?: true;
}

/** A part of a page of flowing text, as offsets into the page's text. Blocks come in its order and do not overlap. */
export interface FlowBlock extends TextRange {
  readonly kind: (typeof BLOCK_KINDS)[number];
  /** Of headings and items, from 1. */
  readonly level?: number;
  /** The number, bullet or mark with which its text begins. */
  readonly number?: string;
  /** All of it was inserted. */
  readonly change?: (typeof CHANGE_KINDS)[number];
  /** Of tables: their cells, row by row. */
  readonly rows?: readonly (readonly FlowCell[])[];
  /** The first row names the columns. */
  readonly hasHeader?: true;
  /** Laid out from right to left, whatever its words are. */
  readonly isRightToLeft?: true;
  readonly align?: Alignment;
  /** Of comments: where on the page they are attached. */
  readonly at?: number;
  /** Of comments: by whom and when, as the file says it. */
  readonly author?: string;
  readonly date?: string;
}

/** A tracked change. What was deleted is not in the text of the page: its range is empty, and its words are `text`. */
export interface TrackedChange extends TextRange {
  readonly kind: (typeof CHANGE_KINDS)[number];
  readonly author?: string;
  readonly date?: string;
  /** Of deletions; a line feed is the end of a paragraph. */
  readonly text?: string;
}

/** Letters that are bold, italic or both. */
export interface StyledText extends TextRange {
  readonly bold?: true;
  readonly italic?: true;
}

/** How a page of flowing text is divided, and what was changed in it. */
export interface Flow {
  readonly blocks: readonly FlowBlock[];
  readonly changes: readonly TrackedChange[];
  /** In the order of the text; absent without any. */
  readonly styles?: readonly StyledText[];
}
