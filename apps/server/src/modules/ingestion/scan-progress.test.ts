import { expect, test } from 'vitest';
import { trackScans } from '#modules/ingestion/scan-progress.ts';

test('pages are counted upon those that needed no OCR, and the pace so far tells the time left', () => {
  let at = 0;
  const progress = trackScans({ total: 52, scans: 50, concurrency: 2 }, () => at);
  expect(progress.start).toEqual({ progress_page: 2, progress_of: 52, progress_eta: null });
  at = 3_000;
  expect(progress.next()).toEqual({ progress_page: 3, progress_of: 52, progress_eta: null });
  at = 4_000;
  // Two pages in four seconds.
  expect(progress.next()).toEqual({ progress_page: 4, progress_of: 52, progress_eta: 96 });
  at = 9_000;
  expect(progress.next()).toEqual({ progress_page: 5, progress_of: 52, progress_eta: 141 });
  for (let page = 6; page < 52; page++) progress.next();
  expect(progress.next()).toEqual({ progress_page: 52, progress_of: 52, progress_eta: 0 });
});
