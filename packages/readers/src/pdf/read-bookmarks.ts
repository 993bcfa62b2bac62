import { cleanString } from '@recto/core/document';
import type { Bookmark } from '@recto/core/outline';
import type { Pdfium } from '#pdf/pdfium.ts';

/** Far beyond any table of contents; a damaged file may lead on for ever. */
const MAX_BOOKMARKS = 5_000;
const MAX_DEPTH = 12;
/** In bytes of UTF-16; what is longer is no title. */
const MAX_TITLE_BYTES = 2_048;

/** The bookmarks of an open PDF that lead to one of its pages, in the order in which a viewer shows them. */
export function readBookmarks(pdfium: Pdfium, document: number, pageCount: number): Bookmark[] {
  const bookmarks: Bookmark[] = [];
  const seen = new Set<number>();
  const walk = (parent: number, level: number) => {
    let entry = pdfium.FPDFBookmark_GetFirstChild(document, parent);
    // Entries of a damaged file can be their own parents.
    while (entry !== 0 && !seen.has(entry) && seen.size < MAX_BOOKMARKS) {
      seen.add(entry);
      const title = readTitle(pdfium, entry);
      const page = readPage(pdfium, document, entry);
      if (title !== '' && page >= 1 && page <= pageCount) bookmarks.push({ title, level, page });
      if (level < MAX_DEPTH) walk(entry, level + 1);
      entry = pdfium.FPDFBookmark_GetNextSibling(document, entry);
    }
  };
  walk(0, 1);
  return bookmarks;
}

/** UTF-16, with a closing zero. */
function readTitle(pdfium: Pdfium, entry: number): string {
  const length = pdfium.FPDFBookmark_GetTitle(entry, 0, 0);
  if (length <= 2 || length > MAX_TITLE_BYTES) return '';
  const buffer = pdfium.malloc(length);
  if (buffer === 0) return '';
  try {
    pdfium.FPDFBookmark_GetTitle(entry, buffer, length);
    const view = pdfium.view();
    let title = '';
    for (let at = 0; at < length - 2; at += 2)
      title += String.fromCharCode(view.getUint16(buffer + at, true));
    return cleanString(title).replace(/\s+/gu, ' ').trim();
  } finally {
    pdfium.free(buffer);
  }
}

/** From 1; 0 where the entry leads elsewhere, or nowhere. */
function readPage(pdfium: Pdfium, document: number, entry: number): number {
  const own = pdfium.FPDFBookmark_GetDest(document, entry);
  const action = own === 0 ? pdfium.FPDFBookmark_GetAction(entry) : 0;
  const destination = own !== 0 || action === 0 ? own : pdfium.FPDFAction_GetDest(document, action);
  return destination === 0 ? 0 : pdfium.FPDFDest_GetDestPageIndex(document, destination) + 1;
}
