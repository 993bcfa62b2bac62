import { BLOCK_KINDS as FLOW_KINDS, type Flow, type FlowBlock, type FlowCell } from '#document/flow.ts';
import type { Sheet } from '#document/sheet.ts';

/**
 * What a part of a page is: what the formats of flowing text say (`flow.ts`), and what only a printed page has: lines of a
 * list of contents, and the captions of its pictures and tables. A kind keeps its place: it is stored by it.
 */
export const PAGE_BLOCK_KINDS = [...FLOW_KINDS, 'contents', 'caption'] as const;
export type BlockKind = (typeof PAGE_BLOCK_KINDS)[number];

/** What reads in sentences, and may go on over the end of a page. */
export const PROSE_KINDS: ReadonlySet<BlockKind> = new Set<BlockKind>(['paragraph', 'item']);

/** Heads and feet of pages, round which the text flows. */
export const RUNNING_KINDS: ReadonlySet<BlockKind> = new Set<BlockKind>(['header', 'footer']);

/** A part of a page, as offsets into the page's text. Blocks come in its order and do not overlap. */
export interface Block extends Omit<FlowBlock, 'kind'> {
  readonly kind: BlockKind;
  /** Goes on with the paragraph, item or table with which the text of the page before ends. */
  readonly continues?: true;
}

/** As much of a page as tells its blocks. */
interface PageWithBlocks {
  readonly number: number;
  readonly flow?: Flow;
  readonly sheet?: Sheet;
  readonly blocks?: readonly Block[];
}

/**
 * The blocks of a page: those that its format names, else those that were found (`structure/`). Undefined where neither is
 * known. What lies in none of them is blank.
 */
export function blocksOf({ flow, sheet, blocks }: PageWithBlocks): readonly Block[] | undefined {
  return flow?.blocks ?? (sheet ? blocksOfSheet(sheet) : blocks);
}

/** The rows of a sheet; its repeated heads of columns are the head of the page. */
function blocksOfSheet({ cells, range }: Sheet): Block[] {
  const rows = [...Map.groupBy(cells, ({ row }) => row)];
  const toCells = (row: Sheet['cells']): FlowCell[] => row.map(({ start, end }) => ({ start, end }));
  const spanOf = (row: readonly FlowCell[]) => ({
    start: Math.min(...row.map(({ start }) => start)),
    end: Math.max(...row.map(({ end }) => end)),
  });
  const heads = rows.filter(([row]) => row < range.top).map(([, row]) => toCells(row));
  const body = rows.filter(([row]) => row >= range.top).map(([, row]) => toCells(row));
  const [first] = body;
  const last = body.at(-1);
  return [
    ...heads.map((row): Block => ({ kind: 'header', ...spanOf(row) })),
    ...(first && last
      ? [{ kind: 'table' as const, start: spanOf(first).start, end: spanOf(last).end, rows: body }]
      : []),
  ];
}
