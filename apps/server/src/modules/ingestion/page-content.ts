import { zstdDecompressSync } from 'node:zlib';
import { decodePage, type Page } from '@recto/core/document';
import type { StoredPage } from '#modules/ingestion/store.ts';

export function openPage(stored: StoredPage): Page {
  const page = decodePage(zstdDecompressSync(stored.content));
  return stored.label === null ? page : { ...page, label: stored.label };
}
