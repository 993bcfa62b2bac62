import { type Page, pageText } from '#document/document.ts';
import { printedLinesOf } from '#structure/printed-line.ts';
import { blocksOfFormat } from '../text/line-blocks.ts';
import type { IndexablePage } from '../types.ts';

/** A page as the index reads it, with all that its format says of it. */
export function toIndexablePage(page: Page): IndexablePage {
  const blocks = blocksOfFormat(page);
  return {
    number: page.number,
    text: pageText(page),
    state: page.state,
    lines: printedLinesOf(page),
    ...(blocks && { blocks }),
  };
}
