import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import {
  decodeBlocks,
  decodePage,
  encodePage,
  type PackedPage,
  type Page,
  pageText,
} from '@recto/core/document';
import { TaskError } from '#kernel/define-task.ts';

/** What is stored of a page: its content as it was packed, and the label and blocks that it was given afterwards. */
export type StoredPage = Pick<PackedPage, 'label' | 'content'> & { readonly blocks?: Uint8Array };

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

/**
 * The same with the label and blocks that the page was given after it was packed, once all pages of its file were known.
 * Blocks of another version are left out, so that they are found anew.
 */
export function openLabelled({ label, content, blocks: bytes }: StoredPage): Page {
  const page = openStored(content);
  const blocks = bytes && openBlocks(page, bytes);
  return { ...page, ...(label !== undefined && { label }), ...(blocks && { blocks }) };
}

function openBlocks(page: Page, bytes: Uint8Array) {
  try {
    return decodeBlocks(bytes, pageText(page).length);
  } catch (error) {
    throw new TaskError('page-corrupt', `the stored blocks of a page are damaged: ${String(error)}`);
  }
}
