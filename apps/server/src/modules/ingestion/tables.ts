import type { Language } from '@recto/contract/languages';
import type { PageFlag, PageState } from '@recto/core/document';
import type { ColumnType } from 'kysely';

export interface PageTable {
  file_id: string;
  /** Position in the file, from 1. */
  number: number;
  extractor_version: number;
  label: string | null;
  state: PageState;
  /** Points, as displayed. */
  width: number;
  height: number;
  /** What the page holds and nobody sees; null where that is nothing. */
  flags: ColumnType<PageFlag[] | null, string | null, string | null>;
  /** 0 to 100, of a page that was read from its picture. */
  confidence: number | null;
  /** The page as `encodePage` writes it, compressed with zstd. */
  content: Buffer;
  /** What was found on it, as `encodeBlocks` writes it; null where its format names its blocks, or nothing was found yet. */
  blocks: ColumnType<Buffer | null, never, null>;
}

export interface ExtractionTable {
  file_id: string;
  /** The language most of the text is in, where it can be told. */
  language: Language | null;
  /** Milliseconds that processing took, over all its attempts. */
  ms: number;
}

export interface RetrievalIndexTable {
  file_id: string;
  blob_key: string;
  analyser_version: number;
  /** Of the blob, hexadecimal. */
  sha256: string | null;
  /** Of the rows that the search over the library has of the file; null where it has none. */
  search_version: ColumnType<number | null, never, number | null>;
  /** Of the blocks that its pages have; null where these were not found yet. */
  blocks_version: ColumnType<number | null, never, number | null>;
  created_at: Date;
}

export interface PageSearchTable {
  file_id: string;
  /** From 1. */
  page: number;
  /** Repeated from the file, which never changes it. */
  account_id: string;
  /** A `tsvector`, which is only ever compared. */
  terms: string;
}

declare module '#kernel/database.ts' {
  interface Tables {
    page: PageTable;
    extraction: ExtractionTable;
    retrieval_index: RetrievalIndexTable;
    page_search: PageSearchTable;
  }
}
