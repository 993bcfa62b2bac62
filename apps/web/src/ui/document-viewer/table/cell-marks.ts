import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';
import {
  around,
  type CellRange,
  holds,
  parseRange,
  sheetOfRange,
} from '#ui/document-viewer/table/cell-range.ts';
import type { GridCell, SheetModel } from '#ui/document-viewer/table/sheet-model.ts';

/** What is marked of a page. */
export interface MarkedCells {
  /** With values. */
  readonly cells: readonly GridCell[];
  /** Around them, below repeated rows where there are any below. */
  readonly range: CellRange;
}

/** The cells that a span touches; where it touches none, those of its range. Null where the page has neither. */
export function markedCells(
  model: SheetModel,
  { span, range }: Pick<PageAnchor, 'span' | 'range'>,
): MarkedCells | null {
  const touched = model.cells.filter((cell) => cell.start < span.end && cell.end > span.start);
  const below = touched.filter(({ row }) => row >= model.range.top);
  const all = around((below.length > 0 ? below : touched).map(({ area }) => area));
  if (all) return { cells: touched, range: all };
  const named = range === undefined || !isOn(model, range) ? null : parseRange(range);
  return named && { cells: model.cells.filter((cell) => holds(named, cell)), range: named };
}

const isOn = ({ name }: SheetModel, range: string): boolean => (sheetOfRange(range) ?? name) === name;
