import { makeVersionedCache } from '#kernel/versioned-cache.ts';
import { type IndexDeps, ofFile } from '#modules/ingestion/save-index.ts';
import * as store from '#modules/ingestion/store.ts';
import type { ReportFigures } from '#modules/ingestion/tasks/read-figures.ts';
import type { FileRow } from '#modules/library/index.ts';

/** Figures kept: they are asked for whenever a report is opened, and cost a second of a long one. */
const FIGURES_KEPT = 100;

/** The key figures of annual reports, read from their stored pages and kept while their text stays the same. */
export function makeFileFigures(
  { database, reading }: Pick<IndexDeps, 'database' | 'reading'>,
  sendBackIfCorrupt: (fileId: string, error: unknown) => Promise<never>,
) {
  const kept = makeVersionedCache<ReportFigures | null>(FIGURES_KEPT);

  const read = (file: FileRow): Promise<ReportFigures | null> =>
    reading
      .readFigures({
        account: file.account_id,
        pageCount: file.pages ?? 0,
        pages: store.streamPages(database.root, ofFile(file, reading)),
      })
      .catch((error: unknown) => sendBackIfCorrupt(file.id, error));

  return {
    /** Null of a file that is no annual report. */
    async figures(file: FileRow): Promise<ReportFigures | null> {
      const stored = await store.findIndex(database.root, file.id);
      return kept.get(file.id, stored?.sha256 ?? undefined, () => read(file));
    },

    /** Of a file that was deleted. */
    forgetFigures: kept.forget,
  };
}
