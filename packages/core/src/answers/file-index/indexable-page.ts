import { type Page, pageText } from '#document/document.ts';
import { withBlocks } from '#structure/find-blocks.ts';
import { printedLinesOf } from '#structure/printed-line.ts';
import { blocksOfFormat } from '#sentences/line-blocks.ts';
import type { IndexablePage } from '../types.ts';

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
