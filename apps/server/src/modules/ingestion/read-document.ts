import { createHash } from 'node:crypto';
import type { Language } from '@recto/contract/languages';
import type { FileType } from '@recto/contract/file-types';
import type { PackedPage } from '@recto/core/document';
import type { Reading } from '#modules/ingestion/reading.ts';

export interface DocumentOfOurs {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly type: FileType;
  readonly language: Language;
}

/** Reads a document that is no account's, by the steps of every file, and keeps nothing of it. */
export function makeReadDocument(reading: Pick<Reading, 'readPages' | 'buildIndex'>) {
  return async ({ path, size, type, language }: DocumentOfOurs, signal: AbortSignal) => {
    const account = 'sample';
    const pages: PackedPage[] = [];
    await reading.readPages({
      fileId: path,
      type,
      account,
      original: { path, size },
      stored: [],
      signal,
      onPage: (page) => void pages.push(page),
    });
    const all = async function* () {
      yield pages;
    };
    const built = await reading.buildIndex({
      account,
      language,
      isCertain: true,
      pageCount: pages.length,
      pages: all(),
      signal,
    });
    const sha256 = createHash('sha256').update(built.bytes).digest('hex');
    return { pages, index: { bytes: built.bytes, sha256 } };
  };
}

export type ReadDocument = ReturnType<typeof makeReadDocument>;
