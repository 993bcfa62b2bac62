import type { Cell } from '@recto/contract/batches';

/** What a cell shows: an answer, passages that come close, that there is none, or why there is nothing yet. */
export type CellState = 'answered' | 'close' | 'not-found' | 'failed' | 'running' | 'waiting';

const OF_KIND = { answer: 'answered', closest: 'close', none: 'not-found' } as const;

export const stateOf = ({ status, kind }: Pick<Cell, 'status' | 'kind'>): CellState => {
  if (status !== 'complete') return status;
  return OF_KIND[kind];
};

export function countCells(cells: readonly Cell[]): Record<CellState, number> {
  const counts = { answered: 0, close: 0, 'not-found': 0, failed: 0, running: 0, waiting: 0 };
  for (const cell of cells) counts[stateOf(cell)] += 1;
  return counts;
}
