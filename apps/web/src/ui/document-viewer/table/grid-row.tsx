import { type CellPosition, type CellRange, cellName } from '#ui/document-viewer/table/cell-range.ts';
import type { GridLayout } from '#ui/document-viewer/table/grid-layout.ts';
import type { GridCell, GridRow, SheetModel } from '#ui/document-viewer/table/sheet-model.ts';

/** How a cell is marked. */
export interface CellMark {
  /** Of a quote, of words searched for, or of a passage that is no evidence. */
  readonly kind: 'quote' | 'found' | 'passage';
  readonly isCurrent: boolean;
  /** For screen readers, such as `marked 1 of 2`. */
  readonly note: string;
}

interface GridRowProps {
  readonly model: SheetModel;
  readonly layout: GridLayout;
  readonly row: GridRow;
  /** In CSS pixels, from the top of what holds the row. */
  readonly top: number;
  readonly height: number;
  /** From 1 for the letters above. */
  readonly rowIndex: number;
  /** The columns in sight, from 0; what reaches into them is shown too. */
  readonly columns: { readonly first: number; readonly last: number };
  readonly marks: ReadonlyMap<GridCell, CellMark>;
  readonly active: CellPosition | null;
  readonly isSelected: (position: CellPosition) => boolean;
  /** The rows of the current quote. */
  readonly markedRange: CellRange | null;
  /** Of the active cell; repeated rows have none. */
  readonly activeId: string;
}

/** The values of a row in sight, beside its number. Empty cells are not elements, but for the active one. */
export function GridRowView(props: GridRowProps) {
  const { model, layout, row, columns, active, isSelected, markedRange } = props;
  const isMarked = markedRange !== null && row.number >= markedRange.top && row.number <= markedRange.bottom;
  const { left } = model.range;
  const inSight = row.cells.filter((cell) => {
    const first = cell.column - left;
    const last = Math.max(cell.area.right - left, first);
    if (last >= columns.first && first <= columns.last) return true;
    return (
      first < columns.first &&
      (layout.columns.starts[first] ?? 0) + layout.reachOf(cell, row) >
        (layout.columns.starts[columns.first] ?? 0)
    );
  });
  const isActiveRow = active?.row === row.number;
  const isActiveEmpty = isActiveRow && !model.cellAt(active);
  return (
    <div
      role="row"
      aria-rowindex={props.rowIndex}
      data-row={row.number}
      className="table-row"
      style={{ top: props.top, height: props.height, width: layout.width }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="table-number"
        data-chosen={isSelected({ row: row.number, column: active?.column ?? 0 }) || undefined}
        data-marked={isMarked || undefined}
        style={{ width: layout.numbersWidth }}
      >
        {row.number}
      </div>
      {inSight.map((cell) => (
        <GridCellView key={cell.column} {...props} cell={cell} />
      ))}
      {isActiveEmpty && (
        <div
          id={props.activeId}
          role="gridcell"
          aria-colindex={active.column - left + 2}
          aria-label={`${cellName(active)}, empty`}
          aria-selected="true"
          className="table-cell"
          style={{
            insetInlineStart: layout.numbersWidth + (layout.columns.starts[active.column - left] ?? 0),
            width: layout.columns.sizes[active.column - left],
          }}
        />
      )}
    </div>
  );
}

function GridCellView({
  model,
  layout,
  row,
  cell,
  marks,
  active,
  activeId,
  isSelected,
}: GridRowProps & { cell: GridCell }) {
  const { range } = model;
  const index = cell.column - range.left;
  const mark = marks.get(cell);
  const { area } = cell;
  const isActive = active !== null && row.number >= range.top && model.cellAt(active) === cell;
  const width = sizeOf(layout.columns.sizes, index, area.right - range.left);
  const height =
    area.bottom > area.top && row.number >= range.top
      ? sizeOf(layout.rows.sizes, area.top - range.top, area.bottom - range.top)
      : undefined;
  const isMerged = area.right > area.left || area.bottom > area.top;
  return (
    <div
      id={isActive ? activeId : undefined}
      role="gridcell"
      aria-colindex={index + 2}
      aria-label={[cellName(cell), cell.text, mark?.note].filter(Boolean).join(', ')}
      aria-selected={isSelected(cell)}
      {...(area.right > area.left && { 'aria-colspan': area.right - area.left + 1 })}
      {...(area.bottom > area.top && { 'aria-rowspan': area.bottom - area.top + 1 })}
      className="table-cell"
      data-ref={cellName(cell)}
      data-number={cell.isNumber || undefined}
      data-merged={isMerged || undefined}
      data-reaching={(!isMerged && !mark && layout.isReaching(cell, row)) || undefined}
      data-marked={mark?.kind}
      data-current={mark?.isCurrent || undefined}
      style={{ insetInlineStart: layout.numbersWidth + (layout.columns.starts[index] ?? 0), width, height }}
    >
      <span dir="auto" style={isMerged ? undefined : { maxWidth: layout.reachOf(cell, row) }}>
        {cell.text}
      </span>
    </div>
  );
}

const sizeOf = (sizes: readonly number[], first: number, last: number): number =>
  sizes.slice(first, last + 1).reduce((sum, size) => sum + size, 0);
