import type { Page } from '#document/document.ts';
import type { FlowBlock } from '#document/flow.ts';
import { countHeadRows } from '#table-rows/table-cells.ts';
import type { LineKind } from './line-kind.ts';

/** How a page is divided, where the format of its document says so. */
export interface PageBlocks {
  readonly blocks: readonly FlowBlock[];
  /** The document names headings: then what it does not name so is none. Many files have bold paragraphs instead. */
  readonly hasHeadings: boolean;
}

/** What a line is by the block in which it stands. */
export interface LineBlock {
  readonly block: FlowBlock;
  readonly isFirst: boolean;
  /** Names the columns of its table. */
  readonly isHead: boolean;
}

/** What the format of a document says of a page; undefined where it says nothing. */
export function blocksOfFormat({ flow }: Pick<Page, 'flow'>): readonly FlowBlock[] | undefined {
  return flow?.blocks;
}

/** The blocks of all pages of a document. */
export function readBlocks(
  pages: readonly { readonly blocks?: readonly FlowBlock[] | undefined }[],
): (PageBlocks | undefined)[] {
  const hasHeadings = pages.some(({ blocks }) => blocks?.some(({ kind }) => kind === 'heading'));
  return pages.map(({ blocks }) => blocks && { blocks, hasHeadings });
}

/** Finds the block of each line of a page; lines are asked for in their order, by their offset in its text. */
export function makeLineBlocks(
  { blocks }: PageBlocks,
  pageText: string,
): (start: number) => LineBlock | undefined {
  let at = 0;
  let headsEnd = -1;
  let headsOf: FlowBlock | undefined;
  return (start) => {
    while (at < blocks.length && (blocks[at]?.end ?? 0) < start) at++;
    const block = blocks[at];
    if (block === undefined || start < block.start) return undefined;
    if (block !== headsOf) {
      headsOf = block;
      headsEnd = block.rows?.[countHeadRows(block, pageText) - 1]?.at(-1)?.end ?? -1;
    }
    return { block, isFirst: start === block.start, isHead: start <= headsEnd };
  };
}

/** What a line is by its block; what the format does not say of it, as it was guessed. */
export function kindOfBlock(
  { block, isFirst, isHead }: LineBlock,
  guessed: LineKind,
  hasHeadings: boolean,
): LineKind {
  if (isOutsideText(block)) return 'running';
  const plain = guessed === 'heading' ? 'prose' : guessed;
  switch (block.kind) {
    case 'heading':
      return 'heading';
    case 'table':
      if (isHead) return 'head';
      return guessed === 'head' && !isFirst ? 'row' : guessed;
    case 'item':
      if (!isFirst || block.number === undefined) return hasHeadings ? plain : guessed;
      return guessed === 'heading' && !hasHeadings ? guessed : 'item';
    case 'note':
      return plain;
    default:
      return hasHeadings ? plain : guessed;
  }
}

/** Whether what stands in a block is no part of what the page says. */
export function isOutsideText({ kind }: FlowBlock): boolean {
  return kind === 'header' || kind === 'footer' || kind === 'comment';
}
