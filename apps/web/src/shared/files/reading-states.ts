import type { ExtractionReport } from '@recto/contract/extraction-report';

/** What has become of a page of a file that is being read. */
export type ReadingState = 'read' | 'unsure' | 'damaged' | 'reading' | 'waiting';

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
