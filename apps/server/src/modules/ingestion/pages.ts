import type { ExtractionReport } from '@recto/contract/library';
import type { Page, PageState } from '@recto/core/document';
import type { Log } from '#kernel/log.ts';
import { openPage } from '#modules/ingestion/page-content.ts';
import { buildIndex, type IndexDeps, indexKey, saveIndex } from '#modules/ingestion/save-index.ts';
import * as store from '#modules/ingestion/store.ts';
import { unreadPages } from '#modules/ingestion/unread-pages.ts';
import { fileReadByNewer, makeReread } from '#modules/ingestion/reread.ts';
import type { FileRow, Library } from '#modules/library/index.ts';

/** What questions ask of a file that has been read. */
export function makePages(deps: IndexDeps & { readonly library: Library; readonly log: Log }) {
  const { database, blobs, reading } = deps;
  const { extractorVersion } = reading;
  const load = async (fileId: string, numbers?: readonly number[]): Promise<Page[]> =>
    numbers?.length === 0
      ? []
      : (await store.listPages(database.root, { fileId, extractorVersion }, numbers)).map(openPage);
  return {
    ...makeReread(deps),

    /** Pages in order; all of them, or those named. */
    load,

    /** The retrieval index of a file, under a key that changes whenever its content does. */
    async openIndex(file: FileRow): Promise<{ key: string; load(): Promise<Uint8Array> }> {
      const stored = await store.findIndex(database.root, file.id);
      if (stored?.analyser_version === reading.analyserVersion && (await blobs.stat(stored.blob_key))) {
        return { key: stored.blob_key, load: () => blobs.get(stored.blob_key) };
      }
      if (stored && stored.analyser_version > reading.analyserVersion) throw fileReadByNewer();
      // Made by an earlier version of the product, or lost: made again from the pages, which stay as they are.
      const { bytes } = await buildIndex(deps, file, file.pages ?? 0);
      await saveIndex(deps, file, bytes);
      return { key: indexKey(file.id, reading), load: async () => bytes };
    },

    /** What became of every page, and how long it took. */
    async report(fileId: string): Promise<ExtractionReport> {
      const states = await store.listPageStates(database.root, fileId);
      const extraction = await store.findExtraction(database.root, fileId);
      const count = (wanted: PageState) => states.filter(({ state }) => state === wanted).length;
      return {
        read: count('text'),
        empty: count('blank'),
        damaged: count('damaged'),
        needOcr: count('needs-ocr'),
        ocr: 0,
        language: extraction?.language ?? null,
        ms: extraction?.ms ?? null,
        pages: states.map(({ number, label, width, height, state, flags }) => ({
          page: number,
          ...(label === null ? {} : { label }),
          width,
          height,
          state,
          ...(flags === null ? {} : { flags: [...flags] }),
        })),
      };
    },

    /** How many pages were searched, and which could not be read. */
    async readState(fileId: string): Promise<{ pages: number; unread: number[] }> {
      const states = await store.listPageStates(database.root, fileId);
      const unread = unreadPages(states);
      return { pages: states.length - unread.length, unread };
    },
  };
}
export type Pages = ReturnType<typeof makePages>;
