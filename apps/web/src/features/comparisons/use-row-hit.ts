import { type RefObject, useEffect, useRef, useState } from 'react';
import { entryOfRow, type FoldedRows } from '#features/comparisons/fold-rows.ts';

interface RowHitOptions {
  folded: FoldedRows | null;
  rows: RefObject<RowsHandle | null>;
  /** Opens the folded stretch that begins with a row. */
  onUnfold: (row: number) => void;
}

export interface RowsHandle {
  /** Scrolls a row into the middle. */
  showRow(row: number): void;
}

/** A row to which one went, and the words for which, none where it was not for words. */
export interface RowHit {
  readonly row: number;
  readonly words: string;
}

/** The row that a search went to: it is scrolled to once, unfolded where it was not to be seen. */
export function useRowHit({ folded, rows, onUnfold }: RowHitOptions) {
  const [hit, setHit] = useState<RowHit | null>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (hit === null || !folded || shown.current === hit.row) return;
    const { row } = hit;
    const entry = entryOfRow(folded, row);
    if ((folded.counts[entry] ?? 1) > 1) onUnfold(folded.starts[entry] ?? row);
    else {
      shown.current = row;
      rows.current?.showRow(row);
    }
  }, [hit, folded, rows, onUnfold]);
  return {
    hit,
    setHit(next: RowHit | null) {
      shown.current = null;
      setHit(next);
    },
  };
}
