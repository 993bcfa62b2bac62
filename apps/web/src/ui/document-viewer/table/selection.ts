import type { CellPosition, CellRange } from '#ui/document-viewer/table/cell-range.ts';
import type { SheetModel } from '#ui/document-viewer/table/sheet-model.ts';

/** The cells that are chosen: from where the choice began to the active cell. */
export interface Selection {
  readonly anchor: CellPosition;
  readonly active: CellPosition;
}

/** All of a range, its first cell active. */
export const selectRange = ({ top, left, bottom, right }: CellRange): Selection => ({
  anchor: { row: bottom, column: right },
  active: { row: top, column: left },
});

/** All cells chosen; one that is merged brings those that it covers. */
export function selectedRange({ cellAt }: SheetModel, { anchor, active }: Selection): CellRange {
  const areaOf = ({ row, column }: CellPosition): CellRange =>
    cellAt({ row, column })?.area ?? { top: row, left: column, bottom: row, right: column };
  const [a, b] = [areaOf(anchor), areaOf(active)];
  return {
    top: Math.min(a.top, b.top),
    left: Math.min(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
  };
}

interface Step {
  readonly key: string;
  /** Ctrl, on a Mac ⌘. */
  readonly isMod: boolean;
}

/** How many rows a page up or down goes. */
const PAGE_ROWS = 20;

/** The cell to which a key leads from the active one, within the page; null for keys that lead nowhere. */
export function stepTo(model: SheetModel, active: CellPosition, { key, isMod }: Step): CellPosition | null {
  const { range } = model;
  const area = model.cellAt(active)?.area;
  const to = ({ row = active.row, column = active.column }: Partial<CellPosition>): CellPosition => ({
    row: Math.min(range.bottom, Math.max(range.top, row)),
    column: Math.min(range.right, Math.max(range.left, column)),
  });
  switch (key) {
    case 'ArrowUp':
      return to({ row: isMod ? range.top : (area?.top ?? active.row) - 1 });
    case 'ArrowDown':
      return to({ row: isMod ? range.bottom : (area?.bottom ?? active.row) + 1 });
    case 'ArrowLeft':
      return to({ column: isMod ? range.left : (area?.left ?? active.column) - 1 });
    case 'ArrowRight':
      return to({ column: isMod ? range.right : (area?.right ?? active.column) + 1 });
    case 'Home':
      return to({ column: range.left, ...(isMod && { row: range.top }) });
    case 'End':
      return to({ column: range.right, ...(isMod && { row: range.bottom }) });
    case 'PageUp':
      return to({ row: active.row - PAGE_ROWS });
    case 'PageDown':
      return to({ row: active.row + PAGE_ROWS });
    default:
      return null;
  }
}

/** The part of cells that lies on the page; null where none does. */
export function findOnPage({ range }: SheetModel, named: CellRange): CellRange | null {
  const clipped = {
    top: Math.max(named.top, range.top),
    left: Math.max(named.left, range.left),
    bottom: Math.min(named.bottom, range.bottom),
    right: Math.min(named.right, range.right),
  };
  return clipped.top > clipped.bottom || clipped.left > clipped.right ? null : clipped;
}
