import type { PageState } from '@recto/core/document';

export interface PageTable {
  file_id: string;
  /** Position in the file, from 1. */
  number: number;
  extractor_version: number;
  label: string | null;
  state: PageState;
  /** The page as `encodePage` writes it, compressed with zstd. */
  content: Buffer;
}

export interface RetrievalIndexTable {
  file_id: string;
  blob_key: string;
  analyser_version: number;
  created_at: Date;
}

declare module '#kernel/database.ts' {
  interface Tables {
    page: PageTable;
    retrieval_index: RetrievalIndexTable;
  }
}
