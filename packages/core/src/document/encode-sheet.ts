import type { Sink, Source } from '#document/page-bytes.ts';
import type { CellRange, Sheet, SheetCell } from '#document/sheet.ts';

/** What a sheet is, each a bit. Formulas stand behind the cells only where there are any. */
const TRAITS = { isHidden: 1, hasFormulas: 2, isRightToLeft: 4 };

/** Writes a sheet behind the lines of a page; `takeSheet` is the way back. Cells mostly follow each other: differences are small. */
export function putSheet(sink: Sink, sheet: Sheet): void {
  const { name, isHidden, isRightToLeft, range, columns, merges, cells } = sheet;
  sink.putText(name);
  const formulas = [...cells.entries()].flatMap(([index, { formula }]) =>
    formula === undefined ? [] : [{ index, formula }],
  );
  sink.put(
    (isHidden ? TRAITS.isHidden : 0) |
      (formulas.length > 0 ? TRAITS.hasFormulas : 0) |
      (isRightToLeft ? TRAITS.isRightToLeft : 0),
  );
  putRange(sink, range);
  sink.put(columns.length);
  for (const { column, width } of columns) {
    sink.put(column);
    sink.put(width);
  }
  sink.put(merges.length);
  for (const merge of merges) putRange(sink, merge);
  sink.put(cells.length);
  let before: SheetCell = { row: 0, column: 0, start: 0, end: 0 };
  for (const cell of cells) {
    sink.putSigned(cell.row - before.row);
    sink.putSigned(cell.column - before.column);
    sink.putSigned(cell.start - before.end);
    sink.put(cell.end - cell.start);
    before = cell;
  }
  if (formulas.length === 0) return;
  sink.put(formulas.length);
  for (const { index, formula } of formulas) {
    sink.put(index);
    sink.putText(formula);
  }
}

function putRange(sink: Sink, { top, left, bottom, right }: CellRange): void {
  sink.put(top);
  sink.put(left);
  sink.put(bottom - top);
  sink.put(right - left);
}

/** @param length of the page's text, which no cell leaves */
export function takeSheet(source: Source, length: number): Sheet {
  const name = source.takeText();
  const traits = source.take();
  const isHidden = (traits & TRAITS.isHidden) !== 0;
  const isRightToLeft = (traits & TRAITS.isRightToLeft) !== 0;
  const range = takeRange(source);
  const columns = Array.from({ length: source.takeCount() }, () => {
    const [column, width] = [source.take(), source.take()];
    if (column < 1 || width < 1) throw new Error('Stored page: malformed column');
    return { column, width };
  });
  const merges = Array.from({ length: source.takeCount() }, () => takeRange(source));
  let before: SheetCell = { row: 0, column: 0, start: 0, end: 0 };
  const cells = Array.from({ length: source.takeCount() }, (): SheetCell => {
    const row = before.row + source.takeSigned();
    const column = before.column + source.takeSigned();
    const start = before.end + source.takeSigned();
    const end = start + source.take();
    if (row < 1 || column < 1 || start < 0 || end > length)
      throw new Error('Stored page: a cell lies outside its sheet or text');
    before = { row, column, start, end };
    return before;
  });
  if ((traits & TRAITS.hasFormulas) !== 0) takeFormulas(source, cells);
  return { name, isHidden, ...(isRightToLeft && { isRightToLeft }), range, columns, merges, cells };
}

function takeFormulas(source: Source, cells: SheetCell[]): void {
  for (let left = source.takeCount(); left > 0; left--) {
    const index = source.take();
    const cell = cells[index];
    if (!cell) throw new Error('Stored page: a formula of no cell');
    cells[index] = { ...cell, formula: source.takeText() };
  }
}

function takeRange(source: Source): CellRange {
  const [top, left, height, width] = [source.take(), source.take(), source.take(), source.take()];
  if (top < 1 || left < 1) throw new Error('Stored page: malformed range');
  return { top, left, bottom: top + height, right: left + width };
}
