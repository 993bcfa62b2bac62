import type { ExtractionReport } from '@recto/contract/extraction-report';
import { GROUP, GROUPED_ABOVE } from '#shared/files/page-grid.ts';

/** What has become of a page of a file that is being read. */
export type ReadingState = 'read' | 'unsure' | 'damaged' | 'reading' | 'waiting';

/** In the order of the legend. */
export const READING_NAMES: Readonly<Record<ReadingState, string>> = {
  read: 'read',
  unsure: 'hard to read',
  damaged: 'damaged',
  reading: 'being read',
  waiting: 'waiting',
};

const STATE_OF: Readonly<Record<ExtractionReport['pages'][number]['state'], ReadingState>> = {
  text: 'read',
  ocr: 'read',
  blank: 'read',
  low: 'unsure',
  damaged: 'damaged',
  'needs-ocr': 'waiting',
};

interface Read {
  /** Of the pages that are stored. */
  readonly pages: ExtractionReport['pages'];
  readonly total: number;
  /** Whether pages are being read, and not what comes after that. */
  readonly isReading: boolean;
}

/**
 * The state of every page, the first at 0. Pages are begun in their order, scans once all others are read: so the first one
 * after the last that is done is being read for sure. Another one may be, too; it counts as waiting.
 */
export function readingStates({ pages, total, isReading }: Read): ReadingState[] {
  const states = Array.from({ length: total }, (): ReadingState => 'waiting');
  for (const { page, state } of pages) if (page <= total) states[page - 1] = STATE_OF[state];
  if (!isReading) return states;
  const isStored = new Set(pages.map(({ page }) => page));
  const firstMissing = states.findIndex((_, index) => !isStored.has(index + 1));
  const scans = pages.filter(({ state }) => state === 'ocr' || state === 'low');
  const lastScan = Math.max(0, ...scans.map(({ page }) => page));
  const at = firstMissing >= 0 ? firstMissing : states.indexOf('waiting', lastScan);
  if (at >= 0) states[at] = 'reading';
  return states;
}

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
