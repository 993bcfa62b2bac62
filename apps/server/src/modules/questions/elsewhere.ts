import type { Citation } from '@recto/contract/questions';
import type { CellClaim, CellQuote, Column, Elsewhere } from '@recto/core/columns';
import type { TaskRunner } from '#kernel/define-task.ts';
import type { Pages } from '#modules/ingestion/index.ts';
import type { FileRow } from '#modules/library/index.ts';
import { anchorQuotes } from '#modules/questions/tasks/anchor-quotes.ts';
import { findElsewhere } from '#modules/questions/tasks/find-elsewhere.ts';

interface ElsewhereDeps {
  readonly pages: Pick<Pages, 'withIndex' | 'loadStoredOf' | 'requeueIfCorrupt'>;
  readonly tasks: Pick<TaskRunner, 'run'>;
}

/** What a file says on the subject of an answer beside it; nobody waits for that. */
export function makeElsewhere({ pages, tasks }: ElsewhereDeps) {
  return {
    /** Statements that the answer does not cite. */
    findElsewhere: (file: FileRow, column: Column, claims: readonly CellClaim[]): Promise<Elsewhere[]> =>
      pages.withIndex(file, ({ key, sha256, load }) =>
        tasks.run(
          findElsewhere,
          { fileId: file.id, indexKey: key, sha256, column, claims },
          { account: file.account_id, lane: 'batch', loadBytes: load },
        ),
      ),

    /** Cites words of a file, so that they can be marked on their pages. */
    async citeQuotes(file: FileRow, quotes: readonly CellQuote[]): Promise<Citation[]> {
      const stored = await pages.loadStoredOf(file, [...new Set(quotes.map(({ page }) => page))]);
      const labels = new Map(stored.map(({ number, label }) => [number, label]));
      const request = { quotes, pages: stored.map(({ number, content }) => ({ number, content })) };
      const anchored = await tasks
        .run(anchorQuotes, request, { account: file.account_id, lane: 'batch' })
        .catch((error: unknown) => pages.requeueIfCorrupt(file.id, error));
      return anchored.map(({ quote: { page, start, end, text }, ...anchors }) => {
        const pageLabel = labels.get(page);
        return {
          fileId: file.id,
          page,
          ...(pageLabel != null && { pageLabel }),
          span: { start, end },
          quote: text,
          ...anchors,
        };
      });
    },
  };
}
