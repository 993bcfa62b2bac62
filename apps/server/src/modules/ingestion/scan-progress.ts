import type { FileProgress } from '#modules/library/index.ts';

export type ScanProgress = Required<Pick<FileProgress, 'progress_page' | 'progress_of' | 'progress_eta'>>;

interface Scans {
  /** Pages of the file. */
  readonly total: number;
  /** Those among them that are to be read from their pictures. */
  readonly scans: number;
  /** How many are read at the same time. */
  readonly concurrency: number;
}

/**
 * How many pages of a file are read, and by the pace of this run how many seconds the others take. The first pages, which
 * are begun together, tell no pace; what others read meanwhile is part of it.
 */
export function trackScans({ total, scans, concurrency }: Scans, now = () => performance.now()) {
  const begun = now();
  let done = 0;
  const progress = (): ScanProgress => ({
    progress_page: total - scans + done,
    progress_of: total,
    progress_eta: done < concurrency ? null : Math.round(((scans - done) * (now() - begun)) / done / 1_000),
  });
  return {
    start: progress(),
    /** Once for every page. */
    next(): ScanProgress {
      done += 1;
      return progress();
    },
  };
}
