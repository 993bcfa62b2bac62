import { type Allowance, type RowCell, type SheetRow, takeCell } from '#excel/sheet-rows.ts';
import type { ChartText } from '#office/chart-text.ts';

/**
 * Charts as rows of a sheet, an empty row between one and the next: titles, then a table whose cells stand under the names
 * of its series. Throws 'too-large' where a file shows more than it may.
 */
export function* rowsOfCharts(charts: readonly ChartText[], allowed: Allowance): Generator<SheetRow> {
  let row = 0;
  const place = (texts: readonly string[], areWords: boolean): SheetRow => ({
    row: ++row,
    cells: texts.flatMap((text, index): RowCell[] => {
      if (text === '') return [];
      takeCell(text, allowed);
      return [{ column: index + 1, text, isText: areWords }];
    }),
  });
  for (const { titles, tables } of charts) {
    if (row > 0 && titles.length + tables.length > 0) row++;
    for (const title of titles) yield place([title], true);
    for (const [at, { hasHeader, rows }] of tables.entries()) {
      if (at > 0) row++;
      let header: SheetRow | undefined;
      for (const [index, texts] of rows.entries()) {
        const placed = place(texts, hasHeader && index === 0);
        if (placed.cells.length === 0) continue;
        yield header ? { ...placed, header } : placed;
        if (hasHeader && index === 0) header = placed;
      }
    }
  }
}
