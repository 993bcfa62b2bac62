import { GROUP, GROUPED_ABOVE } from '#shared/files/page-grid.ts';
import type { ReadingState } from '#shared/files/reading-states.ts';

/** In the order of the legend. */
export const READING_NAMES: Readonly<Record<ReadingState, string>> = {
  read: 'read',
  unsure: 'hard to read',
  damaged: 'damaged',
  reading: 'being read',
  waiting: 'waiting',
};

/** A page of the map, or ten of them under the state that matters most. */
export interface ReadingCell {
  /** The page that it opens. */
  readonly page: number;
  readonly state: ReadingState;
  readonly name: string;
}

const FIRST_SEEN: readonly ReadingState[] = ['reading', 'damaged', 'unsure', 'waiting', 'read'];

export function readingCells(states: readonly ReadingState[]): ReadingCell[] {
  const size = states.length > GROUPED_ABOVE ? GROUP : 1;
  return Array.from({ length: Math.ceil(states.length / size) }, (_, index) => {
    const from = index * size;
    const own = states.slice(from, from + size);
    const state = FIRST_SEEN.find((each) => own.includes(each)) ?? 'waiting';
    const name = size === 1 ? `Page ${from + 1}` : `Pages ${from + 1} to ${from + own.length}`;
    return { page: from + own.indexOf(state) + 1, state, name: `${name}: ${READING_NAMES[state]}` };
  });
}
