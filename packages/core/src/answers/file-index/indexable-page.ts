import { type Page, pageText, type PageState } from '#document/document.ts';
import { withBlocks } from '#structure/find-blocks.ts';
import { printedLinesOf, type PrintedLine } from '#structure/printed-line.ts';
import { blocksOfFormat } from '#sentences/line-blocks.ts';
import type { FlowBlock } from '#document/flow.ts';
import type { Block } from '#document/block.ts';

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

/** The pages of a document as the index reads them, with all that their format says and what is found where it says nothing. */
export function toIndexablePages(pages: readonly Page[]): IndexablePage[] {
  return withBlocks(pages).map(toIndexablePage);
}

/** A page as the index reads it, with all that is known of it. */
export function toIndexablePage(page: Page): IndexablePage {
  const { number, state } = page;
  const text = pageText(page);
  const blocks = blocksOfFormat(page);
  if (!blocks && page.blocks && isLaidOut(page)) return { number, text, state, found: page.blocks };
  return { number, text, state, lines: printedLinesOf(page), ...(blocks && { blocks }) };
}

/** Plain text has no layout: its lines are judged by their words alone. */
const isLaidOut = ({ lines }: Page): boolean => lines.some(({ words }) => words.length > 0);
