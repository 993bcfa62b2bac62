import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
} from 'react';
import {
  type CellPosition,
  type CellRange,
  columnName,
  holds,
} from '#ui/document-viewer/table/cell-range.ts';
import type { GridLayout } from '#ui/document-viewer/table/grid-layout.ts';
import { type CellMark, GridRowView } from '#ui/document-viewer/table/grid-row.tsx';
import { type Selection, selectedRange, stepTo } from '#ui/document-viewer/table/selection.ts';
import { copyOfRange, type GridCell, type SheetModel } from '#ui/document-viewer/table/sheet-model.ts';

interface SheetGridProps {
  readonly model: SheetModel;
  readonly layout: GridLayout;
  /** What scrolls. */
  readonly viewport: RefObject<HTMLElement | null>;
  readonly isRightToLeft: boolean;
  readonly marks: ReadonlyMap<GridCell, CellMark>;
  /** Around the marked cells: their rows and columns are set off. */
  readonly markedRange: CellRange | null;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly label: string;
  readonly lang: string;
}

/** A page of a sheet. Only rows and columns in sight are elements; letters, numbers and repeated rows stay in sight. */
export function SheetGrid(props: SheetGridProps) {
  const { model, layout, isRightToLeft, selection, onSelect } = props;
  const activeId = useId();
  const { rows, columns } = useInSight(props);
  const selected = selectedRange(model, selection);
  const isSelected = (position: CellPosition) => holds(selected, position);
  const span = { first: columns[0]?.index ?? 0, last: columns.at(-1)?.index ?? 0 };
  const { range } = model;
  const shared = {
    model,
    layout,
    columns: span,
    marks: props.marks,
    activeId,
    isSelected,
    markedRange: props.markedRange,
  };
  const isActiveInSight = rows.some(({ index }) => index + range.top === selection.active.row);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const key = isRightToLeft ? mirrored(event.key) : event.key;
    const to = stepTo(model, selection.active, { key, isMod: event.ctrlKey || event.metaKey });
    if (!to) return;
    event.preventDefault();
    onSelect({ anchor: event.shiftKey ? selection.anchor : to, active: to });
  };
  const onClick = (event: MouseEvent) => {
    const to = positionAt(event, props);
    if (to) onSelect({ anchor: event.shiftKey ? selection.anchor : to, active: to });
  };
  const onCopy = (event: ClipboardEvent) => {
    // Words selected with the mouse are copied as they are.
    if (document.getSelection()?.isCollapsed === false) return;
    const { text, html } = copyOfRange(model, selected);
    event.clipboardData.setData('text/plain', text);
    event.clipboardData.setData('text/html', html);
    event.preventDefault();
  };
  return (
    <div
      role="grid"
      aria-label={props.label}
      aria-readonly="true"
      aria-multiselectable="true"
      aria-rowcount={1 + model.contextRows.length + model.rows.length}
      aria-colcount={1 + layout.columns.sizes.length}
      aria-activedescendant={isActiveInSight ? activeId : undefined}
      tabIndex={0}
      lang={props.lang}
      className="table-grid"
      style={{ width: layout.width, height: layout.height }}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCopy={onCopy}
    >
      <div role="rowgroup" className="table-head" style={{ width: layout.width, height: layout.headHeight }}>
        <div role="row" aria-rowindex={1} className="table-letters" style={{ height: layout.lettersHeight }}>
          <div
            role="columnheader"
            aria-colindex={1}
            className="table-corner"
            style={{ width: layout.numbersWidth }}
          >
            <span className="sr-only">Row</span>
          </div>
          {columns.map(({ index, start, size }) => (
            <div
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              className="table-letter"
              data-chosen={isWithin(selected, index + range.left) || undefined}
              data-marked={isWithin(props.markedRange, index + range.left) || undefined}
              style={{ insetInlineStart: layout.numbersWidth + start, width: size }}
            >
              {columnName(index + range.left)}
            </div>
          ))}
        </div>
        {model.contextRows.map((row, index) => (
          <GridRowView
            key={row.number}
            {...shared}
            row={row}
            top={layout.lettersHeight + (layout.contextRows.starts[index] ?? 0)}
            height={layout.contextRows.sizes[index] ?? 0}
            rowIndex={index + 2}
            active={null}
          />
        ))}
      </div>
      {columns.map(({ index, start, size }) => (
        <div
          key={index}
          aria-hidden="true"
          className="table-line"
          style={{ insetInlineStart: layout.numbersWidth + start + size, top: layout.headHeight }}
        />
      ))}
      <div role="rowgroup">
        {rows.map(({ index, start, size }) => {
          const row = model.rows[index];
          return (
            row && (
              <GridRowView
                key={row.number}
                {...shared}
                row={row}
                top={layout.headHeight + start}
                height={size}
                rowIndex={index + model.contextRows.length + 2}
                active={selection.active}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

/** Rows and columns in sight; rows above from which merged cells reach down into sight come with them. */
function useInSight({ model, layout, viewport, isRightToLeft }: SheetGridProps) {
  const { rows, columns } = layout;
  const vertical = useVirtualizer({
    count: rows.sizes.length,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => rows.sizes[index] ?? 0,
    overscan: 4,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      const [first = 0] = indexes;
      const above = model.cells
        .filter(({ area }) => area.top - model.range.top < first && area.bottom - model.range.top >= first)
        .map(({ row }) => row - model.range.top)
        .filter((index) => index >= 0);
      return [...new Set([...above, ...indexes])];
    },
  });
  const horizontal = useVirtualizer({
    horizontal: true,
    isRtl: isRightToLeft,
    count: columns.sizes.length,
    getScrollElement: () => viewport.current,
    estimateSize: (index) => columns.sizes[index] ?? 0,
    overscan: 2,
  });
  useEffect(() => {
    vertical.measure();
    horizontal.measure();
  }, [vertical, horizontal, layout]);
  return { rows: vertical.getVirtualItems(), columns: horizontal.getVirtualItems() };
}

function isWithin(range: CellRange | null, column: number): boolean {
  return range !== null && column >= range.left && column <= range.right;
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const mirrored = (key: string): string => MIRRORED[key] ?? key;

/** The cell under the pointer; null over letters and row numbers. */
function positionAt(
  { clientX, clientY }: MouseEvent,
  { model: { range }, layout, viewport, isRightToLeft }: SheetGridProps,
): CellPosition | null {
  const element = viewport.current;
  if (!element) return null;
  const box = element.getBoundingClientRect();
  const across = isRightToLeft
    ? box.right - clientX - element.scrollLeft
    : clientX - box.left + element.scrollLeft;
  const down = clientY - box.top;
  if (down < layout.headHeight || across - Math.abs(element.scrollLeft) < layout.numbersWidth) return null;
  const column = layout.columns.starts.findLastIndex((start) => start <= across - layout.numbersWidth);
  const row = layout.rows.starts.findLastIndex(
    (start) => start <= down + element.scrollTop - layout.headHeight,
  );
  return { row: row + range.top, column: column + range.left };
}
