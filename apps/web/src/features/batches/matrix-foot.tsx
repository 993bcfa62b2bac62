import { memo, useMemo } from 'react';
import { plural } from '#lib/format.ts';
import { footOf } from './column-values.ts';
import { stateOf } from './cell-state.ts';
import type { MatrixRow } from './matrix-rows.ts';
import { FILE_WIDTH, FOOT_HEIGHT } from './use-matrix-window.ts';

interface FootProps {
  readonly rows: readonly MatrixRow[];
  /** The columns in sight. */
  readonly drawn: readonly number[];
  readonly columnWidth: number;
  readonly width: number;
  readonly rowIndex: number;
}

/** What the columns come to: ranges, medians, counts. */
export const MatrixFoot = memo(function MatrixFoot({ rows, drawn, columnWidth, width, rowIndex }: FootProps) {
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const feet = useMemo(
    () => Array.from({ length: columns }, (_, at) => footOf(rows.map(({ cells }) => cells[at]))),
    [rows, columns],
  );
  const cells = rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? []));
  const answered = cells.filter((cell) => stateOf(cell) === 'answered').length;
  return (
    <div role="rowgroup" className="sticky bottom-0 z-20 bg-bg" style={{ width }}>
      <div
        role="row"
        aria-rowindex={rowIndex}
        style={{ height: FOOT_HEIGHT }}
        className="relative border-line border-t text-[11px]/[16px] text-ink-2"
      >
        <div
          role="rowheader"
          aria-colindex={1}
          style={{ width: FILE_WIDTH }}
          className="sticky start-0 z-10 h-full border-line border-e bg-bg px-5 py-1.5 max-lg:px-3"
        >
          <span className="block font-medium text-[12.5px]/[18px] text-ink">
            {plural(rows.length, 'file')}
          </span>
          {`${answered} of ${cells.length} answered`}
        </div>
        {drawn.map((at) => {
          const foot = feet[at];
          return (
            <div
              key={at}
              role="gridcell"
              aria-colindex={at + 2}
              title={foot && `${foot.headline}, ${foot.note}`}
              style={{ left: FILE_WIDTH + at * columnWidth, width: columnWidth }}
              className="absolute inset-y-0 overflow-hidden border-line border-e px-2.5 py-1.5"
            >
              <span className="block truncate font-medium text-[12.5px]/[18px] text-ink tabular-nums">
                {foot?.headline}
              </span>
              <span className="block truncate">{foot?.note}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
});
