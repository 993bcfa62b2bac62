import type { PageMark } from '#ui/document-viewer/frame/types.ts';
import { type CellRange, rangeName } from '#ui/document-viewer/table/cell-range.ts';
import { type GridLayout, rectOf } from '#ui/document-viewer/table/grid-layout.ts';
import type { SheetModel } from '#ui/document-viewer/table/sheet-model.ts';

export interface MarkedRange {
  readonly mark: PageMark;
  readonly range: CellRange;
}

interface CellOutlinesProps {
  readonly model: SheetModel;
  readonly layout: GridLayout;
  readonly marked: readonly MarkedRange[];
  /** Number of the current mark. */
  readonly current: number | null;
  readonly onMark: (mark: PageMark) => void;
  readonly selected: CellRange;
  readonly glow: number;
}

/** Over the cells: borders around what is marked, with its number, and around what is chosen. */
export function CellOutlines({ model, layout, marked, current, onMark, selected, glow }: CellOutlinesProps) {
  const chosen = rectOf(model, layout, selected);
  return (
    <div className="table-outlines" style={{ width: layout.width, height: layout.height }}>
      {chosen && (
        <div aria-hidden="true" className="table-chosen" data-testid="chosen-cells" style={styleOf(chosen)} />
      )}
      {marked.map(({ mark, range }) => {
        const rect = rectOf(model, layout, range);
        if (!rect) return null;
        const isCurrent = mark.number === current;
        return (
          <div
            key={isCurrent ? `${mark.number} ${glow}` : mark.number}
            className="table-outline"
            data-testid="mark"
            data-hit={mark.hit}
            data-current={isCurrent || undefined}
            style={styleOf(rect)}
          >
            <button
              type="button"
              className="table-badge"
              data-below={rect.y - layout.headHeight < 20 || undefined}
              aria-label={`Quote ${mark.number}, ${rangeName(range)}`}
              aria-current={isCurrent || undefined}
              onClick={() => onMark(mark)}
            >
              {isCurrent ? `${mark.number} · ${rangeName(range)}` : mark.number}
            </button>
          </div>
        );
      })}
    </div>
  );
}

const styleOf = ({ x, y, width, height }: NonNullable<ReturnType<typeof rectOf>>) => ({
  insetInlineStart: x,
  top: y,
  width,
  height,
});
