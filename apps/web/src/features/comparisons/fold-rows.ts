/** Rows that are shown around a change. */
const CONTEXT = 3;

/** What is asked of the rows of a comparison. */
export interface FoldRequest {
  readonly rowsTotal: number;
  /** First and last row of each change, in their order. */
  readonly changes: readonly (readonly [first: number, last: number])[];
  readonly changesOnly: boolean;
  /** First rows of folded stretches that were opened. */
  readonly opened: readonly number[];
}

/** The list as it is shown: entry `i` begins at row `starts[i]` and stands for `counts[i]` rows, folded where that is more than 1. */
export interface FoldedRows {
  readonly starts: Int32Array<ArrayBuffer>;
  readonly counts: Int32Array<ArrayBuffer>;
}

/** Folds what did not change, but for some rows around each change. */
export function foldRows({ rowsTotal, changes, changesOnly, opened }: FoldRequest): FoldedRows {
  const isShown = new Uint8Array(rowsTotal).fill(changesOnly ? 0 : 1);
  if (changesOnly)
    for (const [first, last] of changes)
      isShown.fill(1, Math.max(0, first - CONTEXT), Math.min(rowsTotal, last + CONTEXT + 1));
  const isOpened = new Set(opened);
  const starts: number[] = [];
  const counts: number[] = [];
  for (let row = 0; row < rowsTotal; ) {
    let end = row + 1;
    if (isShown[row] === 0) {
      while (end < rowsTotal && isShown[end] === 0) end++;
      // A line that says that one row is folded takes as much room as the row.
      if (end - row > 1 && !isOpened.has(row)) {
        starts.push(row);
        counts.push(end - row);
        row = end;
        continue;
      }
    }
    for (; row < end; row++) {
      starts.push(row);
      counts.push(1);
    }
  }
  return { starts: Int32Array.from(starts), counts: Int32Array.from(counts) };
}

/** The entry that shows a row, or stands for it. */
export function entryOfRow({ starts }: FoldedRows, row: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
