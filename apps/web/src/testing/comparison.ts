import type { Comparison, ComparisonChange, ComparisonItem } from '@recto/contract/comparisons';
import { makeFile } from '#testing/file-item.ts';

const CHANGE: ComparisonChange = {
  _id: 1,
  masterLineId: 1,
  childLineId: 1,
  changes: 'Amount: “$5,000” became “$7,000”.',
  class: 'amount',
  kinds: ['amount'],
  matched: true,
  severity: 2,
  pages: { master: 1, child: 1 },
  row: 0,
  lastRow: 0,
  rows: [[0, 0]],
};

/** A comparison as events and lists tell of it: without its changes. */
export const makeComparisonItem = (changes: Partial<ComparisonItem> = {}): ComparisonItem => ({
  comparisonId: 'comparison-1',
  status: 'complete',
  progress: 1,
  cutOff: false,
  options: { ignore: ['furniture'] },
  masterFile: makeFile({ name: 'lease-1.pdf' }),
  childFile: makeFile({ name: 'lease-2.pdf' }),
  rowsTotal: 1,
  changesTotal: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

/** One that is complete and has a single change; `changes` make it another. */
export const makeComparison = (changes: Partial<Comparison> = {}): Comparison => ({
  ...makeComparisonItem(),
  generation: [CHANGE],
  smartSummary: 'The fee rises.',
  wording: { completed: true },
  ...changes,
});
