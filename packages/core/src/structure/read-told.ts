import { type BlockKind, blocksOf } from '#document/block.ts';
import type { Page } from '#document/document.ts';

/** What is known of a line from the blocks of its page; undefined where these are not known. */
export interface Told {
  readonly startsParagraph: boolean | undefined;
  /** A head, a foot or a repeated head of columns. */
  readonly isRunning: boolean | undefined;
  /** Of its block; undefined where it stands in none. */
  readonly kind: BlockKind | undefined;
}

const UNTOLD: Told = { startsParagraph: undefined, isRunning: undefined, kind: undefined };

/** For the lines of a page in their order, by their offset in its text. */
export function readTold(page: Page): (start: number) => Told {
  const blocks = blocksOf(page);
  if (!blocks) return () => UNTOLD;
  let at = 0;
  return (start) => {
    while (at + 1 < blocks.length && (blocks[at]?.end ?? 0) < start) at++;
    const block = blocks[at];
    if (!block || start < block.start || start > block.end)
      return { startsParagraph: true, isRunning: false, kind: undefined };
    return {
      // Each row of a table is a paragraph: its cells are told apart by the tabs between them.
      startsParagraph: block.kind === 'table' || (start === block.start && !block.continues),
      isRunning: block.kind === 'header' || block.kind === 'footer',
      kind: block.kind,
    };
  };
}
