import { gzipSync } from 'node:zlib';
import { buildRows, compare, listChanges, writeCards, writeSummary } from '@recto/core/comparison';
import type { ComparisonOptions } from '@recto/contract/comparison-options';
import { ROWS_PER_CALL } from '@recto/contract/limits';
import type { Page } from '@recto/core/document';
import { defineTask, TaskError } from '#kernel/define-task.ts';
import { type ChangeWithMarks, toStoredChanges, toWireRows } from '#modules/comparisons/tasks/to-wire.ts';
import { openLabelled, type StoredPage } from '#modules/ingestion/tasks/stored-page.ts';

/** A stored page of one of the two files; those of the left one come first. */
export interface ComparedPage {
  readonly side: 'left' | 'right';
  readonly content: Uint8Array;
  readonly blocks?: Uint8Array;
}

export interface ComparedFiles {
  /** `ROWS_PER_CALL` rows each, as compressed JSON. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly rowCount: number;
  readonly changes: readonly ChangeWithMarks[];
  readonly globalSummary: string;
  readonly isCutOff: boolean;
}

/** A page of this side is not what was stored. */
export interface CorruptPage {
  readonly corruptSide: ComparedPage['side'];
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
    const pages: Record<ComparedPage['side'], Page[]> = { left: [], right: [] };
    for (let batch = await receive(); batch; batch = await receive())
      for (const { side, ...stored } of batch) {
        const page = openUnlessCorrupt(stored);
        if (!page) return { corruptSide: side };
        pages[side].push(page);
      }
    const comparison = compare(pages.left, pages.right, {
      ignore: options.ignore,
      pages: {
        ...(options.pages?.master && { left: options.pages.master }),
        ...(options.pages?.child && { right: options.pages.child }),
      },
    });
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

function openUnlessCorrupt(stored: StoredPage): Page | null {
  try {
    return openLabelled(stored);
  } catch (error) {
    if (error instanceof TaskError && error.code === 'page-corrupt') return null;
    throw error;
  }
}
