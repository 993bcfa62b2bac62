import type { Page } from '#document/document.ts';

/** What the format of a document says of a line; undefined where it says nothing. */
export interface Told {
  readonly startsParagraph: boolean | undefined;
  /** A head, a foot or a repeated head of columns. */
  readonly isRunning: boolean | undefined;
}

const UNTOLD: Told = { startsParagraph: undefined, isRunning: undefined };

/** For the lines of a page in their order, by their offset in its text. */
export function readTold({ flow, sheet }: Page): (start: number) => Told {
  if (sheet) {
    const head = new Set(sheet.cells.filter(({ row }) => row < sheet.range.top).map(({ start }) => start));
    return (start) => ({ startsParagraph: true, isRunning: head.has(start) });
  }
  if (!flow) return () => UNTOLD;
  const blocks = [...flow.blocks];
  let at = 0;
  return (start) => {
    while (at + 1 < blocks.length && (blocks[at]?.end ?? 0) < start) at++;
    const block = blocks[at];
    if (!block || start < block.start || start > block.end)
      return { startsParagraph: true, isRunning: false };
    return {
      // Each row of a table is a paragraph: its cells are told apart by the tabs between them.
      startsParagraph: start === block.start || block.kind === 'table',
      isRunning: block.kind === 'header' || block.kind === 'footer',
    };
  };
}
