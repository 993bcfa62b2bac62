import { cx } from '#lib/cx.ts';
import { CommittedField } from '#ui/document-viewer/frame/committed-field.tsx';
import { type CellRange, rangeName } from '#ui/document-viewer/table/cell-range.ts';
import type { Selection } from '#ui/document-viewer/table/selection.ts';
import type { SheetModel } from '#ui/document-viewer/table/sheet-model.ts';

interface CellBarProps {
  readonly model: SheetModel | null;
  readonly selection: Selection | null;
  readonly selected: CellRange | null;
  /** What was typed names no cells, or none that are there. */
  readonly isUnknown: boolean;
  /** Cells that were typed, as `B14:D20` or `Sales!B14`. */
  readonly onCells: (text: string) => void;
}

/** Names the chosen cells, goes to those that are typed, and shows the active one in full: its formula and its value. */
export function CellBar({ model, selection, selected, isUnknown, onCells }: CellBarProps) {
  const { text: value = '', formula } = (model && selection && model.cellAt(selection.active)) || {};
  const count = selected ? (selected.bottom - selected.top + 1) * (selected.right - selected.left + 1) : 0;
  return (
    <div className="flex h-9 min-w-0 items-center border-b border-line bg-surface pr-3 text-xs text-ink">
      <CommittedField
        label="Cells"
        value={selected ? rangeName(selected) : ''}
        width="14ch"
        inputMode="text"
        className="h-full! flex-none border-r border-line bg-transparent px-3! text-left! font-medium"
        title="Cells to go to, such as B14:D20"
        onCommit={onCells}
      />
      {isUnknown ? (
        <span role="alert" className="truncate px-3 text-bad">
          There are no such cells.
        </span>
      ) : (
        <>
          {formula !== undefined && (
            <span className="flex min-w-0 items-center gap-2 pl-3" title={`=${formula}`}>
              <i aria-hidden="true" className="font-serif text-ink-3">
                fx
              </i>
              <span className="sr-only">Formula</span>
              <code dir="ltr" className="truncate" data-testid="cell-formula">
                ={formula}
              </code>
            </span>
          )}
          <span
            className={cx('min-w-0 truncate px-3', formula === undefined ? 'grow' : 'text-ink-3')}
            title={value}
          >
            {formula !== undefined && 'value as last saved '}
            <span dir="auto" data-testid="cell-value">
              {value}
            </span>
          </span>
        </>
      )}
      {count > 1 && (
        <span className="ml-auto flex-none text-ink-3 tabular-nums">
          {count.toLocaleString('en-US')} cells
        </span>
      )}
    </div>
  );
}
