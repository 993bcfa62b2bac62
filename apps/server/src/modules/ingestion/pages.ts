import type { ExtractionReport } from '@recto/contract/extraction-report';
import type { PageFlag, PageState } from '@recto/core/document';
import type { Log } from '#kernel/log.ts';
import {
  buildIndex,
  type IndexDeps,
  ofFile,
  saveIndex,
  type StoredIndex,
} from '#modules/ingestion/save-index.ts';
import { makeDrawPage } from '#modules/ingestion/draw-page.ts';
import { makeFileKeyTerms } from '#modules/ingestion/file-key-terms.ts';
import { makeFileOutlines } from '#modules/ingestion/file-outlines.ts';
import { fileReadAgain, isCorruptPage, isUnusableIndex } from '#modules/ingestion/storage-faults.ts';
import * as store from '#modules/ingestion/store.ts';
import { UNREAD_STATES } from '#modules/ingestion/unread-pages.ts';
import { fileReadByNewer, makeReprocess } from '#modules/ingestion/reprocess.ts';
import type { FileRow, Library } from '#modules/library/index.ts';

/** An index, and how its bytes are had; the hash tells whether they are what was stored. */
export interface OpenIndex extends StoredIndex {
  load(): Promise<Uint8Array>;
}

/** What questions ask of a file that has been read. */
export function makePages(deps: IndexDeps & { readonly library: Library; readonly log: Log }) {
  const { database, library, blobs, reading, log } = deps;
  const reprocessing = makeReprocess(deps);

  const requeueCorrupt = async (fileId: string, error?: unknown): Promise<void> => {
    log.warn({ err: error, fileId }, 'a stored page is damaged: its file is read again');
    await reprocessing.reprocessFromScratch(fileId);
  };

  /** A file with a damaged page goes back to be read, which who asked is told. */
  const requeueIfCorrupt = async (fileId: string, error: unknown): Promise<never> => {
    if (!isCorruptPage(error)) throw error;
    await requeueCorrupt(fileId, error);
    throw fileReadAgain();
  };

  /** From the pages, which stay as they are. */
  const remakeIndex = async (file: FileRow): Promise<OpenIndex> => {
    const built = await buildIndex(deps, file, { pageCount: file.pages ?? 0 }).catch((error: unknown) =>
      requeueIfCorrupt(file.id, error),
    );
    return { ...(await saveIndex(deps, file, built)), load: async () => built.bytes };
  };

  const openIndex = async (file: FileRow): Promise<OpenIndex> => {
    const stored = await store.findIndex(database.root, file.id);
    if (stored && stored.analyser_version > reading.analyserVersion) throw fileReadByNewer();
    // Made by an earlier version of the product, or lost.
    if (stored?.analyser_version !== reading.analyserVersion || stored.sha256 === null)
      return remakeIndex(file);
    const { blob_key: key, sha256 } = stored;
    return { key, sha256, load: () => blobs.get(key) };
  };

  /** Does something with the retrieval index of a file; where that cannot be used it is made anew, and used then. */
  const withIndex = async <T>(file: FileRow, use: (index: OpenIndex) => Promise<T>): Promise<T> => {
    try {
      return await use(await openIndex(file));
    } catch (error) {
      if (!isUnusableIndex(error)) throw error;
      log.warn({ err: error, fileId: file.id }, 'an index is damaged or gone: it is made anew');
      return use(await remakeIndex(file));
    }
  };

  const outlines = makeFileOutlines(deps, requeueIfCorrupt);

  return {
    ...reprocessing,
    ...outlines,
    ...makeDrawPage({ library, blobs, reading, log }),
    ...makeFileKeyTerms({ database, reading, requeueIfCorrupt, withIndex }),
    requeueIfCorrupt,
    withIndex,

    /** Sends a file back to be read again of which a worker found a damaged page. */
    requeueCorrupt: (fileId: string) => requeueCorrupt(fileId),

    /** Pages as they are stored, for a worker to decode, in order: all, or of those named the ones that are there. */
    async loadStored(fileId: string, numbers?: readonly number[]) {
      if (numbers?.length === 0) return [];
      const file = await library.findFileForWork(fileId);
      return file ? store.listPages(database.root, ofFile(file, reading), numbers) : [];
    },

    /** All pages of a file that has been looked up, with their blocks, in order, a batch at a time. */
    streamStored: (file: Pick<FileRow, 'id' | 'type' | 'read_as'>) =>
      store.streamPages(database.root, ofFile(file, reading), { withBlocks: true }),

    /** The same, of a file that has been looked up. */
    async loadStoredOf(file: Pick<FileRow, 'id' | 'type' | 'read_as'>, numbers: readonly number[]) {
      return numbers.length === 0 ? [] : store.listPages(database.root, ofFile(file, reading), numbers);
    },

    /** Names the text that each file has now: another name, another text. Files not yet read are left out. */
    async textVersions(fileIds: readonly string[]): Promise<Map<string, string>> {
      const indexes = await store.listIndexHashes(database.root, fileIds);
      return new Map(indexes.flatMap(({ file_id, sha256 }) => (sha256 === null ? [] : [[file_id, sha256]])));
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
        ocr: count('ocr') + count('low'),
        language: extraction?.language ?? null,
        ms: extraction?.ms ?? null,
        pages: states.map(({ number, label, width, height, state, confidence, flags }) => ({
          page: number,
          ...(label === undefined ? {} : { label }),
          width,
          height,
          state,
          ...(confidence === undefined ? {} : { confidence }),
          ...reportFlags(flags),
        })),
      };
    },

    /** How many pages were searched, and which could not be read. */
    async readState(fileId: string): Promise<{ pages: number; unread: number[] }> {
      const { total, numbers } = await store.findPagesIn(database.root, fileId, UNREAD_STATES);
      return { pages: total - numbers.length, unread: numbers };
    },
  };
}
export type Pages = ReturnType<typeof makePages>;

/** Text that nobody sees, and how many changes are tracked, as the report tells them. */
function reportFlags(
  flags: readonly PageFlag[] = [],
): Pick<ExtractionReport['pages'][number], 'flags' | 'changes'> {
  const unseen = flags.flatMap(({ kind, count }) => (kind === 'tracked-changes' ? [] : [{ kind, count }]));
  const changes = flags.find(({ kind }) => kind === 'tracked-changes')?.count;
  return {
    ...(unseen.length > 0 && { flags: unseen }),
    ...(changes !== undefined && { changes }),
  };
}
