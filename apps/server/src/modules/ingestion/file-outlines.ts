import type { Bookmark, Outline } from '@recto/core/outline';
import type { Log } from '#kernel/log.ts';
import { makeVersionedCache } from '#kernel/versioned-cache.ts';
import { openReadable } from '#modules/ingestion/open-original.ts';
import { type IndexDeps, ofFile } from '#modules/ingestion/save-index.ts';
import * as store from '#modules/ingestion/store.ts';
import { type FileRow, typeOfPages } from '#modules/library/index.ts';

/** Outlines kept: they are asked for when a file is opened and when somebody asks what it is about. */
const OUTLINES_KEPT = 100;

/** What files are and their contents, made from their stored pages and kept while their text stays the same. */
export function makeFileOutlines(
  { database, blobs, reading, log }: IndexDeps & { readonly log: Log },
  requeueIfCorrupt: (fileId: string, error: unknown) => Promise<never>,
) {
  const outlines = makeVersionedCache<Outline>(OUTLINES_KEPT);

  /** None of a file that is opened with a password, which is kept nowhere, or whose original is gone. */
  const readBookmarks = async (file: FileRow): Promise<readonly Bookmark[]> => {
    try {
      const original = await openReadable(blobs, file);
      try {
        const { id: fileId, account_id: account } = file;
        return await reading.readBookmarks({ fileId, type: typeOfPages(file), account, original });
      } finally {
        await original.release();
      }
    } catch (err) {
      log.info({ err, fileId: file.id }, 'the bookmarks of a file cannot be read');
      return [];
    }
  };

  const makeOutline = async (file: FileRow): Promise<Outline> => {
    const bookmarks = await readBookmarks(file);
    const pages = store.streamPages(database.root, ofFile(file, reading), { withBlocks: true });
    const { account_id: account, lang: language } = file;
    return reading
      .makeOutline({ account, pageCount: file.pages ?? 0, pages, language, bookmarks })
      .catch((error: unknown) => requeueIfCorrupt(file.id, error));
  };

  return {
    /** What a file is and its contents: from its bookmarks, else from how its pages are printed. */
    async outline(file: FileRow): Promise<Outline> {
      const stored = await store.findIndex(database.root, file.id);
      return outlines.get(file.id, stored?.sha256 ?? undefined, () => makeOutline(file));
    },

    /** Of a file that was deleted. */
    eraseOutline: outlines.erase,
  };
}
