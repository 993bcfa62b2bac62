import { makeVersionedCache } from '#kernel/versioned-cache.ts';
import { type IndexDeps, ofFile } from '#modules/ingestion/save-index.ts';
import * as store from '#modules/ingestion/store.ts';
import type { ReadKeyTerms } from '#modules/ingestion/tasks/read-key-terms.ts';
import type { FileRow } from '#modules/library/index.ts';

/** Terms kept: they are asked for whenever a file is opened, and cost a second of a long report. */
const TERMS_KEPT = 100;

/** An index as it was stored, and how its bytes are had. */
interface LoadableIndex {
  readonly sha256: string;
  load(): Promise<Uint8Array>;
}

interface KeyTermsDeps extends Pick<IndexDeps, 'database' | 'reading'> {
  requeueIfCorrupt(fileId: string, error: unknown): Promise<never>;
  withIndex<T>(file: FileRow, use: (index: LoadableIndex) => Promise<T>): Promise<T>;
}

/** Key figures of annual reports and key terms of contracts, kept while the text of the file stays the same. */
export function makeFileKeyTerms({ database, reading, requeueIfCorrupt, withIndex }: KeyTermsDeps) {
  const kept = makeVersionedCache<ReadKeyTerms | null>(TERMS_KEPT);

  const read = (file: FileRow): Promise<ReadKeyTerms | null> =>
    withIndex(file, ({ sha256, load }) =>
      reading.readKeyTerms({
        account: file.account_id,
        pageCount: file.pages ?? 0,
        pages: store.streamPages(database.root, ofFile(file, reading)),
        sha256,
        loadBytes: load,
      }),
    ).catch((error: unknown) => requeueIfCorrupt(file.id, error));

  return {
    /** Null of a file that is neither. */
    async keyTerms(file: FileRow): Promise<ReadKeyTerms | null> {
      const stored = await store.findIndex(database.root, file.id);
      return kept.get(file.id, stored?.sha256 ?? undefined, () => read(file));
    },

    /** Of a file that was deleted. */
    eraseKeyTerms: kept.erase,
  };
}
