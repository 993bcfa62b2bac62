import type { ComparisonRow } from '@recto/contract/comparisons';
import { buildRows, compare, listChanges } from '@recto/core/comparison';
import type { Page } from '@recto/core/document';
import { defineTask } from '#kernel/define-task.ts';
import { toWireRows } from '#modules/comparisons/tasks/to-wire.ts';

/** Somebody waits for it. */
const LIMIT_MS = 30_000;

const toPages = (text: string): Page[] => [
  {
    number: 1,
    width: 0,
    height: 0,
    state: 'text',
    lines: text.split('\n').map((line) => ({ text: line, words: [] })),
  },
];

/** The rows of two plain texts. */
export const compareTexts = defineTask<{ readonly left: string; readonly right: string }, ComparisonRow[]>({
  name: 'compare-texts',
  lane: 'comparison',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: 120_000 },
  run({ left, right }) {
    const comparison = compare(toPages(left), toPages(right));
    const rows = buildRows(comparison);
    return toWireRows(rows, listChanges(comparison, rows, 'en'));
  },
});
