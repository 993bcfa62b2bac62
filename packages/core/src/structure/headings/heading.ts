import type { TextRange } from '#text/text-range.ts';

/** An entry with which a file itself leads to one of its parts. */
export interface Bookmark {
  readonly title: string;
  /** From 1, the outermost. */
  readonly level: number;
  /** From 1. */
  readonly page: number;
}

/** A heading as it stands on a page. */
export interface Heading {
  /** Without its number. */
  readonly text: string;
  /** As it is printed: `3.2`, `Item 7`, `§ 4`. */
  readonly number?: string;
  /** From 1, the outermost. */
  readonly level: number;
  readonly page: number;
  /** Of the heading in the text of its page, its number included; empty where it could not be found there. */
  readonly span: TextRange;
}
