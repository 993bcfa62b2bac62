import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { decodePage, encodePage, type PackedPage, type Page } from '@recto/core/document';
import { TaskError } from '#kernel/define-task.ts';

/** What is stored of a page: its content as it was packed, and the label that it was given afterwards. */
export type StoredPage = Pick<PackedPage, 'label' | 'content'>;

/** A page with its words takes some 40 kB, a tenth of it compressed; the checksum tells damage from what was stored. */
export function packPage(page: Page): Uint8Array<ArrayBuffer> {
  const params = { [constants.ZSTD_c_checksumFlag]: 1 };
  return new Uint8Array(zstdCompressSync(encodePage(page), { params }));
}

/** The page that `packPage` has packed; throws `page-corrupt` when it is not what was stored. */
export function openStored(content: Uint8Array): Page {
  try {
    return decodePage(zstdDecompressSync(content));
  } catch (error) {
    throw new TaskError('page-corrupt', `a stored page is damaged: ${String(error)}`);
  }
}

/** The same with the label that the page was given after it was packed, once all pages of its file were known. */
export function openLabelled({ label, content }: StoredPage): Page {
  const page = openStored(content);
  return label === undefined ? page : { ...page, label };
}
