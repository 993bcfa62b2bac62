import { setImmediate as nextTurn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { FILE_MAX_PAGES, SEARCH_MAX_HITS } from '@recto/contract/limits';
import type { PageHit } from '@recto/contract/search-document';
import type { ByteRange } from '#kernel/blobs.ts';
import type { Database } from '#kernel/database.ts';
import type { Download } from '#kernel/downloads.ts';
import type { Reading } from '#modules/ingestion/reading.ts';
import { ofFile } from '#modules/ingestion/save-index.ts';
import * as store from '#modules/ingestion/store.ts';
import { type FileRow, typeOfPages } from '#modules/library/index.ts';

interface PageTextDeps {
  readonly database: Database;
  readonly reading: Pick<Reading, 'extractorVersionOf' | 'readTexts' | 'searchPages'>;
}

interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** What a page takes in the download. */
interface PageSize {
  readonly page: number;
  readonly bytes: number;
}

/** Pages fetched and decoded at a time: a tenth of a second of a thread. */
const BATCH = 50;
/** Files whose page sizes are kept: a viewer asks for one download in many ranges. */
const SIZES_KEPT = 50;

/** A form feed ends each page, as in the output of pdftotext: readers can tell the pages apart. */
const PAGE_END = '\n\f';

/** The text of the pages that have been read so far: given, searched and downloaded, a batch at a time. */
export function makePageTexts({ database, reading }: PageTextDeps) {
  const sizesOf = new Map<string, Promise<readonly PageSize[]>>();

  async function* textsOf(file: FileRow, range: PageRange) {
    for await (const pages of store.streamPages(database.root, ofFile(file, reading), {
      ...range,
      pagesPerFetch: BATCH,
    })) {
      const contents = pages.map(({ content }) => content);
      yield { pages, texts: await reading.readTexts({ account: file.account_id, pages: contents }) };
    }
  }

  /** How many bytes each page has in the download. */
  async function measure(file: FileRow): Promise<readonly PageSize[]> {
    const sizes: PageSize[] = [];
    for await (const { pages, texts } of textsOf(file, { from: 1, to: FILE_MAX_PAGES })) {
      for (const [index, { number }] of pages.entries())
        sizes.push({ page: number, bytes: Buffer.byteLength(texts[index] ?? '') + PAGE_END.length });
      await nextTurn();
    }
    return sizes;
  }

  /** Kept under the state of the file: reading it again makes other sizes. */
  function pageSizes(file: FileRow): Promise<readonly PageSize[]> {
    const key = `${file.id} ${reading.extractorVersionOf(typeOfPages(file))} ${file.updated_at.getTime()}`;
    const known = sizesOf.get(key);
    if (known) return known;
    const sizes = measure(file);
    sizesOf.set(key, sizes);
    sizes.catch(() => sizesOf.delete(key));
    for (const oldest of sizesOf.keys()) {
      if (sizesOf.size <= SIZES_KEPT) break;
      sizesOf.delete(oldest);
    }
    return sizes;
  }

  /** The bytes of a range; only the pages that it touches are read. */
  async function* bytesOf(file: FileRow, sizes: readonly PageSize[], { start, end }: ByteRange) {
    const first = pageAt(sizes, start);
    let { offset } = first;
    for await (const { texts } of textsOf(file, { from: first.page, to: pageAt(sizes, end).page })) {
      const bytes = Buffer.from(texts.map((text) => text + PAGE_END).join(''));
      yield bytes.subarray(Math.max(0, start - offset), end + 1 - offset);
      offset += bytes.length;
    }
  }

  return {
    /** The text of pages, and how many there are to be had. */
    async list(file: FileRow, range: PageRange) {
      const found = [];
      for await (const { pages, texts } of textsOf(file, range))
        for (const [index, { number, label }] of pages.entries())
          found.push({
            page: number,
            ...(label === undefined ? {} : { label }),
            text: texts[index] ?? '',
          });
      return { pages: found, total: await store.countPages(database.root, ofFile(file, reading)) };
    },

    /** Where words stand. A client that has gone ends the search: who types asks many times. */
    async search(
      file: FileRow,
      { words, ...range }: PageRange & { words: string },
      signal: AbortSignal,
    ): Promise<{ hits: PageHit[]; total: number }> {
      const hits: PageHit[] = [];
      let total = 0;
      for await (const pages of store.streamPages(database.root, ofFile(file, reading), {
        ...range,
        pagesPerFetch: BATCH,
      })) {
        if (signal.aborted) break;
        const maxHits = SEARCH_MAX_HITS - hits.length;
        const found = await reading.searchPages({
          account: file.account_id,
          pages,
          query: words,
          maxHits,
        });
        hits.push(...found.hits);
        total += found.total;
      }
      return { hits, total };
    },

    async download(file: FileRow): Promise<Download> {
      const sizes = await pageSizes(file);
      const size = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
      return {
        name: `${file.name}.txt`,
        type: 'text/plain; charset=utf-8',
        size,
        open: async (range = { start: 0, end: size - 1 }) =>
          Readable.from(size === 0 ? [] : bytesOf(file, sizes, range)),
      };
    },
  };
}

/** The page in which a byte of the download lies, and where that page begins. */
function pageAt(sizes: readonly PageSize[], byte: number): { page: number; offset: number } {
  let offset = 0;
  for (const { page, bytes } of sizes) {
    if (byte < offset + bytes) return { page, offset };
    offset += bytes;
  }
  return { page: FILE_MAX_PAGES, offset };
}
