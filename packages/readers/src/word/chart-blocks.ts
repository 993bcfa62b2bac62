import type { ChartText } from '#office/chart-text.ts';
import type { Block } from '#word/blocks.ts';

/** The charts of a part, by the names under which it refers to them. */
export type ChartBlocks = ReadonlyMap<string, readonly Block[]>;

const NOTHING = { marks: [], notes: [], pictures: [] };

/** A chart as it can be read: its titles as paragraphs, its values as rows of a table. */
export const blocksOfChart = ({ titles, tables }: ChartText): Block[] => [
  ...titles.map((text) => ({ kind: 'paragraph' as const, text, ...NOTHING })),
  ...tables.flatMap(({ hasHeader, rows }) =>
    rows.map((cells, at) => ({
      kind: 'row' as const,
      text: cells.join('\t'),
      ...NOTHING,
      ...(hasHeader && at === 0 && { isHeader: true }),
    })),
  ),
];
