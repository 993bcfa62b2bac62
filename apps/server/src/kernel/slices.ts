/** A page of a list of which it is known how long it is. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
  readonly total: number;
}

interface WantedRows {
  readonly offset: number;
  readonly limit: number;
  /** Whether the list has to be read in its reversed order. */
  readonly isReversed: boolean;
}

/**
 * Reads a page from the nearer end of its list: the last one costs as much as the first. Where rows came or went since they were
 * counted, a page near the end is shifted by as many, as the next one would be anyway.
 */
export async function readNearest<Row>(
  { offset, limit, total }: Slice,
  read: (wanted: WantedRows) => Promise<Row[]>,
): Promise<Row[]> {
  if (offset >= total || limit <= 0) return [];
  const isReversed = Math.max(0, total - offset - limit) < offset;
  if (!isReversed) return read({ offset, limit, isReversed });
  const rest = total - offset;
  const rows = Math.min(limit, rest);
  return (await read({ offset: rest - rows, limit: rows, isReversed })).toReversed();
}

/** The other direction of an order. */
export const turned = (order: 'asc' | 'desc', isReversed: boolean): 'asc' | 'desc' =>
  (order === 'asc') === isReversed ? 'desc' : 'asc';
