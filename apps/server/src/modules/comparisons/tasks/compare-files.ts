import { gzipSync } from 'node:zlib';
import { buildRows, listChanges, writeCards, writeSummary } from '@recto/core/comparison';
import type { ComparisonOptions } from '@recto/contract/comparison-options';
import { ROWS_PER_CALL } from '@recto/contract/limits';
import { defineTask } from '#kernel/define-task.ts';
import {
  type ComparedPage,
  compareSides,
  type CorruptPage,
  openSides,
} from '#modules/comparisons/tasks/compared-pages.ts';
import { type ChangeWithMarks, toStoredChanges, toWireRows } from '#modules/comparisons/tasks/to-wire.ts';

export interface ComparedFiles {
  /** `ROWS_PER_CALL` rows each, as compressed JSON. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly rowCount: number;
  readonly changes: readonly ChangeWithMarks[];
  readonly globalSummary: string;
  readonly isCutOff: boolean;
}

/** Half a minute for two files of 5,000 pages. */
const STEP_MS = 240_000;
const TOTAL_MS = 600_000;

/** Compares the stored pages of two files, in the language named. */
export const compareFilesTask = defineTask<
  { readonly language: string; readonly options: ComparisonOptions },
  ComparedFiles | CorruptPage,
  never,
  readonly ComparedPage[]
>({
  name: 'compare-files',
  lane: 'comparison',
  limits: { start: STEP_MS, inactivityTimeout: STEP_MS, total: TOTAL_MS },
  async run({ language, options }, { receive, move }) {
    const sides = await openSides(receive);
    if ('corruptSide' in sides) return sides;
    const comparison = compareSides(sides, options);
    const rows = buildRows(comparison);
    const changes = listChanges(comparison, rows, language);
    const cards = writeCards(comparison, changes, language);
    const wireRows = toWireRows(rows, changes);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (let first = 0; first < wireRows.length; first += ROWS_PER_CALL) {
      const part = new Uint8Array(gzipSync(JSON.stringify(wireRows.slice(first, first + ROWS_PER_CALL))));
      move(part.buffer);
      parts.push(part);
    }
    return {
      parts,
      rowCount: rows.length,
      changes: toStoredChanges(comparison, rows, { changes, cards, thin: options.thin ?? 0 }),
      globalSummary: writeSummary(comparison, changes, cards),
      isCutOff: comparison.isCutOff,
    };
  },
});
