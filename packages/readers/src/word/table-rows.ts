import type { FlowCell } from '@recto/core/document';
import type { CellSpan } from '#word/blocks.ts';

/** A row as its line says it: cells with tabs between them, from an offset into the text of the page. */
export interface RowLine {
  readonly text: string;
  readonly start: number;
  /** Missing where a row is cut in pieces: then each of its cells takes up one column. */
  readonly spans?: readonly CellSpan[] | undefined;
}

const ONE: CellSpan = { columns: 1, isContinued: false };

/**
 * The cells of a table, row by row. A cell that goes on from the row above is covered where that cell begins at the same
 * column, takes up as many and is on the same page, and where it says nothing itself.
 */
export function cellsOfTable(rows: readonly RowLine[]): FlowCell[][] {
  type OpenCell = { -readonly [K in keyof FlowCell]: FlowCell[K] };
  let above = new Map<number, { readonly cell: OpenCell; readonly columns: number }>();
  return rows.map(({ text, start, spans }) => {
    const own: typeof above = new Map();
    const texts = text.split('\t');
    // The tabs before empty cells at its end are no part of the line.
    while (texts.length < (spans?.length ?? 0)) texts.push('');
    const lineEnd = start + text.length;
    let at = start;
    let column = 0;
    const cells = texts.map((words, index) => {
      const { columns, isContinued } = spans?.[index] ?? ONE;
      const cell: OpenCell = {
        start: at,
        end: at + words.length,
        ...(columns > 1 && { columnSpan: columns }),
      };
      const over = isContinued && words === '' ? above.get(column) : undefined;
      if (over?.columns === columns) {
        cell.isCovered = true;
        over.cell.rowSpan = (over.cell.rowSpan ?? 1) + 1;
        own.set(column, over);
      } else own.set(column, { cell, columns });
      at = Math.min(cell.end + 1, lineEnd);
      column += columns;
      return cell;
    });
    above = own;
    return cells;
  });
}
