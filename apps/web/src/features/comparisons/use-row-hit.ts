import { type RefObject, useEffect, useRef, useState } from 'react';
import type { RowsHandle } from '#features/comparisons/comparison-rows.tsx';
import { entryOfRow, type FoldedRows } from '#features/comparisons/fold-rows.ts';

interface RowHitOptions {
  folded: FoldedRows | null;
  rows: RefObject<RowsHandle | null>;
  /** Opens the folded stretch that begins with a row. */
  onUnfold: (row: number) => void;
}

/** The row that a search went to: it is scrolled to once, unfolded where it was not to be seen. */
export function useRowHit({ folded, rows, onUnfold }: RowHitOptions) {
  const [hit, setHit] = useState<number | null>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (hit === null || !folded || shown.current === hit) return;
    const entry = entryOfRow(folded, hit);
    if ((folded.counts[entry] ?? 1) > 1) onUnfold(folded.starts[entry] ?? hit);
    else {
      shown.current = hit;
      rows.current?.showRow(hit);
    }
  }, [hit, folded, rows, onUnfold]);
  return {
    hit,
    setHit(row: number | null) {
      shown.current = null;
      setHit(row);
    },
  };
}
