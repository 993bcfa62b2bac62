import type { SheetPart } from '#ui/document-viewer/frame/types.ts';
import { type CellRange, parseRange, sheetOfRange } from '#ui/document-viewer/table/cell-range.ts';
import { findOnPage } from '#ui/document-viewer/table/selection.ts';
import type { SheetModel } from '#ui/document-viewer/table/sheet-model.ts';

/** Cells that are looked for, page by page: which rows a page holds is known once it is open. */
export interface WantedCells {
  readonly cells: CellRange;
  /** Where they are looked for next. */
  readonly page: number;
  /** The pages of their sheet that may still hold them. */
  readonly first: number;
  readonly last: number;
}

interface OpenPage {
  readonly sheets: readonly SheetPart[];
  readonly page: number;
  readonly model: SheetModel;
}

/** Where cells as `B14:D20` or `Sales!B14` are looked for first; null where nothing is named, or no such sheet. */
export function findCells(text: string, { sheets, page, model }: OpenPage): WantedCells | null {
  const cells = parseRange(text);
  if (!cells) return null;
  const name = (sheetOfRange(text) ?? model.name).toLowerCase();
  const isOpen = name === model.name.toLowerCase();
  if (isOpen && findOnPage(model, cells)) return { cells, page, first: page, last: page };
  const pages = sheets.filter((part) => part.name.toLowerCase() === name).map((part) => part.page);
  const [first] = pages;
  const last = pages.at(-1);
  if (first === undefined || last === undefined) return null;
  return isOpen ? searchOn({ cells, page, first, last }, model) : { cells, page: first, first, last };
}

/**
 * Where to look after an open page that does not hold the cells: as many pages on as its number of rows lets expect,
 * between those that are already ruled out. Null where no page is left.
 */
export function searchOn(
  { cells, page, first, last }: WantedCells,
  { range }: SheetModel,
): WantedCells | null {
  const isAbove = cells.bottom < range.top;
  if (!isAbove && cells.top <= range.bottom) return null;
  const left = isAbove ? { first, last: page - 1 } : { first: page + 1, last };
  if (left.first > left.last) return null;
  const rows = range.bottom - range.top + 1;
  const steps = isAbove
    ? Math.floor((cells.bottom - range.top) / rows)
    : Math.ceil((cells.top - range.bottom) / rows);
  return { cells, page: Math.min(left.last, Math.max(left.first, page + steps)), ...left };
}
