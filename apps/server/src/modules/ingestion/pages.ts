import { type Page, pageText } from '@recto/core/document';
import type { BlobStore } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import { openPage } from '#modules/ingestion/page-content.ts';
import { saveIndex } from '#modules/ingestion/process-file.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import * as store from '#modules/ingestion/store.ts';
import type { FileRow } from '#modules/library/index.ts';

interface PagesDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly reading: Reading;
  readonly clock: Clock;
}

/** What questions ask of a file that has been read. */
export function makePages(deps: PagesDeps) {
  const { database, blobs, reading } = deps;
  const load = async (fileId: string, numbers?: readonly number[]): Promise<Page[]> =>
    numbers?.length === 0 ? [] : (await store.listPages(database.root, fileId, numbers)).map(openPage);
  return {
    /** Pages in order; all of them, or those named. */
    load,

    /** The retrieval index of a file, under a key that changes whenever its content does. */
    async openIndex(file: FileRow): Promise<{ key: string; load(): Promise<Uint8Array> }> {
      const stored = await store.findIndex(database.root, file.id);
      if (stored?.analyser_version === reading.analyserVersion) {
        return { key: stored.blob_key, load: () => blobs.get(stored.blob_key) };
      }
      // Made by an earlier version of the product: made again from the pages, which stay as they are.
      const pages = (await load(file.id)).map((page) => ({
        number: page.number,
        state: page.state,
        text: pageText(page),
      }));
      const bytes = await saveIndex(deps, file, pages);
      return { key: `indexes/${file.id}/${reading.analyserVersion}`, load: async () => bytes };
    },

    /** How many pages were searched, and which could not be read. */
    async readState(fileId: string): Promise<{ pages: number; unread: number[] }> {
      const states = await store.listPageStates(database.root, fileId);
      const unread = states
        .filter(({ state }) => state === 'needs-ocr' || state === 'damaged')
        .map(({ number }) => number);
      return { pages: states.length - unread.length, unread };
    },
  };
}
export type Pages = ReturnType<typeof makePages>;
