import type { FlowBlock } from '#document/flow.ts';
import { findColumnHeads } from './column-heads.ts';
import { countHeadRows, findCellHeads } from './table-cells.ts';
import type { TableLines } from './table-lines.ts';
import type { ColumnHeads } from './upper-heads.ts';

/** The heads of the values of a row: those of its own table, where the format of the document says which that is. */
export function findHeadsOfRow(
  lines: TableLines,
  at: number,
  table: FlowBlock | undefined,
): ColumnHeads | null {
  const line = lines.at(at);
  if (line === undefined) return null;
  const named = table && findCellHeads(table, line.values, lines.text);
  if (table && named)
    return {
      heads: named,
      first: lines.indexOf(table.start),
      last: lines.indexOf(table.start) + countHeadRows(table, lines.text) - 1,
    };
  const found = findColumnHeads(lines, at, line.values, Math.max(1, line.label.length));
  return table && found && found.first < lines.indexOf(table.start) ? null : found;
}
