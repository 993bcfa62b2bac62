import type { ComparisonRow } from '@recto/contract/comparisons';
import { ROWS_PER_CALL } from '@recto/contract/limits';
import { useQueries } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { RowOfTexts } from '#features/comparisons/comparison-row.tsx';
import { entryOfRow, type FoldedRows } from '#features/comparisons/fold-rows.ts';
import type { RowHit, RowsHandle } from '#features/comparisons/use-row-hit.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { prefersReducedMotion } from '#lib/reduced-motion.ts';
import { comparisonRowsOptions } from '#shared/comparisons/queries.ts';

const ROW_PX = 40;
const OVERSCAN = 12;

interface RowsProps {
  comparisonId: string;
  folded: FoldedRows;
  /** First and last row of each stretch of the change that is selected. */
  selected: readonly (readonly [first: number, last: number])[];
  /** The row to which one went last. */
  hit: RowHit | null;
  onUnfold: (row: number) => void;
  /** Goes from one place of moved text to the other. */
  onOtherPlace: (row: ComparisonRow) => void;
  handle: Ref<RowsHandle>;
}

/** Both texts side by side; only what is in sight is drawn and fetched. */
export function ComparisonRows({
  comparisonId,
  folded,
  selected,
  hit,
  onUnfold,
  onOtherPlace,
  handle,
}: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const list = useVirtualizer({
    count: folded.starts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    getItemKey: (entry) => folded.starts[entry] ?? entry,
  });
  const entries = list.getVirtualItems();
  const rowOf = useRowsInSight(
    comparisonId,
    entries.map(({ index }) => folded.starts[index] ?? 0),
  );
  /** A row that was gone to before it was there: its neighbours grow when they come, and push it away. */
  const awaited = useRef<number | null>(null);
  useImperativeHandle(handle, () => ({
    showRow(row) {
      const isThere = rowOf(row) !== undefined;
      awaited.current = isThere ? null : row;
      const behavior = isThere && !prefersReducedMotion() ? 'smooth' : 'auto';
      list.scrollToIndex(entryOfRow(folded, row), { align: 'center', behavior });
    },
  }));
  useEffect(() => {
    const row = awaited.current;
    if (row === null || rowOf(row) === undefined) return;
    awaited.current = null;
    list.scrollToIndex(entryOfRow(folded, row), { align: 'center' });
  });
  return (
    <div
      ref={scroller}
      role="group"
      aria-label="Both texts, row by row"
      // Scrolled by keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative min-h-0 grow overflow-y-auto bg-surface [scrollbar-gutter:stable] focus-visible:outline-offset-[-2px]"
    >
      <div style={{ height: list.getTotalSize() }}>
        <div style={{ transform: `translateY(${entries[0]?.start ?? 0}px)` }}>
          {entries.map(({ key, index }) => {
            const row = folded.starts[index] ?? 0;
            const count = folded.counts[index] ?? 1;
            return (
              <div key={String(key)} data-index={index} ref={list.measureElement}>
                {count > 1 ? (
                  <button
                    type="button"
                    className="flex h-9 w-full items-center justify-center border-line border-y bg-quiet text-ink-2 text-xs hover:bg-quiet-2"
                    onClick={() => onUnfold(row)}
                  >
                    {count.toLocaleString('en-US')} rows without a change
                  </button>
                ) : (
                  <RowOfTexts
                    row={rowOf(row)}
                    isSelected={selected.some(([first, last]) => row >= first && row <= last)}
                    isHit={row === hit?.row}
                    words={hit?.words ?? ''}
                    isPhone={isPhone}
                    onOtherPlace={onOtherPlace}
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** The rows of the parts in which those in sight lie; undefined for those that are not there yet. */
function useRowsInSight(comparisonId: string, rows: readonly number[]) {
  const parts = [...new Set(rows.map((row) => Math.floor(row / ROWS_PER_CALL)))];
  const loaded = useQueries({
    queries: parts.map((part) => comparisonRowsOptions(comparisonId, part)),
  });
  const byPart = new Map<number, readonly ComparisonRow[] | undefined>(
    parts.map((part, at) => [part, loaded[at]?.data]),
  );
  return (row: number) => byPart.get(Math.floor(row / ROWS_PER_CALL))?.[row % ROWS_PER_CALL];
}
