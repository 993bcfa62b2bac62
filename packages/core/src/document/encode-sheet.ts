import type { Sink, Source } from '#document/page-bytes.ts';
import type { CellRange, Sheet, SheetCell } from '#document/sheet.ts';

/** Writes a sheet behind the lines of a page; `takeSheet` is the way back. Cells mostly follow each other: differences are small. */
export function putSheet(sink: Sink, { name, isHidden, range, columns, merges, cells }: Sheet): void {
  sink.putText(name);
  sink.put(isHidden ? 1 : 0);
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
  const isHidden = source.take() === 1;
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
  return { name, isHidden, range, columns, merges, cells };
}

function takeRange(source: Source): CellRange {
  const [top, left, height, width] = [source.take(), source.take(), source.take(), source.take()];
  if (top < 1 || left < 1) throw new Error('Stored page: malformed range');
  return { top, left, bottom: top + height, right: left + width };
}
