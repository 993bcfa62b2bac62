import type { TextRange } from '#text/text-range.ts';

/** What was read of a document, and where it stands. */
export interface Fact {
  /** As it is printed, on one line. */
  readonly text: string;
  readonly page: number;
  /** In the text of the page: the words that say so, which may be more than are told. */
  readonly span: TextRange;
}

/** What a document is. What its first pages do not say is left out. */
export interface About {
  readonly title?: Fact;
  /** What it calls itself: a manual, a licence; else what its first page looks like: a letter. */
  readonly kind?: Fact;
  readonly date?: Fact;
  /** Who made it, or between whom it is, in the order in which they stand. */
  readonly parties: readonly Fact[];
}
