import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { decodePage, type Page } from '@recto/core/document';
import type { StoredPage } from '#modules/ingestion/store.ts';

/** A page with its words takes some 40 kB as it comes from the reader, a tenth of it when stored. */
export const compressPage = (encoded: Uint8Array): Uint8Array => zstdCompressSync(encoded);

export function openPage(stored: StoredPage): Page {
  const page = decodePage(zstdDecompressSync(stored.content));
  return stored.label === null ? page : { ...page, label: stored.label };
}

/**
 * A page as far as its label and the index need it: of each line the text, and the first word, which tells its place.
 * All words of a long file are a hundred megabytes.
 */
export function openOutline(stored: StoredPage): Page {
  const page = openPage(stored);
  return { ...page, lines: page.lines.map(({ text, words }) => ({ text, words: words.slice(0, 1) })) };
}
