import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { decodePage, type Page } from '@recto/core/document';
import type { StoredPage } from '#modules/ingestion/store.ts';

/** A page with its words takes some 40 kB as it comes from the reader, a tenth of it when stored. */
export const compressPage = (encoded: Uint8Array): Uint8Array => zstdCompressSync(encoded);

export function openPage(stored: StoredPage): Page {
  const page = decodePage(zstdDecompressSync(stored.content));
  return stored.label === null ? page : { ...page, label: stored.label };
}
