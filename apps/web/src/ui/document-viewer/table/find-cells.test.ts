import { expect, test } from 'vitest';
import { parseRange } from '#ui/document-viewer/table/cell-range.ts';
import { findCells, searchOn } from '#ui/document-viewer/table/find-cells.ts';
import { makeSheetModel } from '#ui/document-viewer/table/sheet-model.ts';

/** A sheet of 1,000 pages whose rows are cut where they are long: 40 to 60 on a page. */
const rowsOn = (page: number) => 40 + (page % 21);
const firstRow = (page: number): number =>
  Array.from({ length: page - 1 }, (_, at) => rowsOn(at + 1)).reduce((sum, rows) => sum + rows, 1);
const openPage = (page: number) => {
  const top = firstRow(page);
  const range = `A${top}:J${top + rowsOn(page) - 1}`;
  return makeSheetModel({ name: 'Ledger', hidden: false, range, columns: [], merges: [], cells: [] });
};
const sheets = Array.from({ length: 1_000 }, (_, at) => ({ page: at + 1, name: 'Ledger' }));

test.each(['B40000', 'C2', 'ledger!J49900', 'A25000:B25010'])(
  'from the middle of a long sheet %s is found within a few pages',
  (text) => {
    const row = parseRange(text)?.top ?? 0;
    let model = openPage(700);
    let wanted = findCells(text, { sheets, page: 700, model });
    let opened = 0;
    while (wanted && (row < model.range.top || row > model.range.bottom) && opened < 20) {
      opened += 1;
      model = openPage(wanted.page);
      if (row < model.range.top || row > model.range.bottom) wanted = searchOn(wanted, model);
    }
    expect(wanted).not.toBeNull();
    expect(opened).toBeLessThan(8);
    expect([row >= model.range.top, row <= model.range.bottom]).toEqual([true, true]);
  },
);

test('what names no cells, no sheet, or cells beside the sheet is not looked for', () => {
  const open = { sheets, page: 1, model: openPage(1) };
  expect(['Ledger', 'Costs!A1', 'Z3', ''].map((text) => findCells(text, open))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
