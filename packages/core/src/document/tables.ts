import { blocksOf } from '#document/block.ts';
import { type Page, pageText } from '#document/document.ts';
import type { FlowCell } from '#document/flow.ts';
import type { Sheet, SheetCell } from '#document/sheet.ts';
import type { TextRange } from '#text/text-range.ts';

/** A cell of a table with its words as they stand there. What it extends over has no cells of its own. */
export interface TableCell {
  readonly text: string;
  readonly columnSpan?: number;
  readonly rowSpan?: number;
}

/** A table of a page, and where it stands in the page's text. */
export interface PageTable extends TextRange {
  readonly rows: readonly (readonly TableCell[])[];
  /** The first row names the columns. */
  readonly hasHeader?: true;
}

/** A sheet with a value here and there would be mostly empty cells. */
const MAX_SHEET_CELLS = 100_000;

/** The tables of a page, cell by cell: those that its format names or that were found on it, and what a sheet shows. */
export function tablesOf(page: Page): PageTable[] {
  const text = pageText(page);
  if (page.sheet) return tableOfSheet(page.sheet, text);
  return (blocksOf(page) ?? []).flatMap(({ kind, start, end, rows, hasHeader }) => {
    if (kind !== 'table' || !rows) return [];
    return [{ start, end, rows: rows.map((row) => toCells(row, text)), ...(hasHeader && { hasHeader }) }];
  });
}

const wordsAt = (text: string, { start, end }: TextRange): string => text.slice(start, end).trim();

const toCells = (row: readonly FlowCell[], text: string): TableCell[] =>
  row
    .filter(({ isCovered }) => !isCovered)
    .map(({ columnSpan, rowSpan, ...range }) => ({
      text: wordsAt(text, range),
      ...(columnSpan !== undefined && { columnSpan }),
      ...(rowSpan !== undefined && { rowSpan }),
    }));

/** The rows and columns that have values, those between which nothing stands side by side. */
function tableOfSheet({ cells, merges, range }: Sheet, text: string): PageTable[] {
  const rows = sorted(cells.map(({ row }) => row));
  const columns = sorted(cells.map(({ column }) => column));
  if (cells.length === 0 || rows.length * columns.length > MAX_SHEET_CELLS) return [];
  const nameOf = ({ row, column }: Pick<SheetCell, 'row' | 'column'>) => `${row} ${column}`;
  const byName = new Map(cells.map((cell) => [nameOf(cell), cell]));
  const spans = new Map<string, Pick<TableCell, 'columnSpan' | 'rowSpan'>>();
  const covered = new Set<string>();
  for (const { top, left, bottom, right } of merges) {
    const first = nameOf({ row: top, column: left });
    if (!byName.has(first)) continue;
    const down = rows.filter((row) => row >= top && row <= bottom);
    const across = columns.filter((column) => column >= left && column <= right);
    for (const row of down) for (const column of across) covered.add(nameOf({ row, column }));
    covered.delete(first);
    spans.set(first, {
      ...(across.length > 1 && { columnSpan: across.length }),
      ...(down.length > 1 && { rowSpan: down.length }),
    });
  }
  return [
    {
      start: Math.min(...cells.map(({ start }) => start)),
      end: Math.max(...cells.map(({ end }) => end)),
      rows: rows.map((row) =>
        columns.flatMap((column) => {
          const name = nameOf({ row, column });
          const cell = byName.get(name);
          if (covered.has(name)) return [];
          return [{ text: cell ? wordsAt(text, cell) : '', ...spans.get(name) }];
        }),
      ),
      ...(cells.some(({ row }) => row < range.top) && { hasHeader: true as const }),
    },
  ];
}

const sorted = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);
