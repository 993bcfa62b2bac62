import { LANGUAGES } from '@recto/contract/languages';
import { buildFileIndex, encodeFileIndex, type IndexablePage } from '@recto/core/answers';
import { encodePage, pageText } from '@recto/core/document';
import { detectLanguage } from '@recto/readers/language';
import { BlockFinder } from '@recto/core/structure';
import { readers } from '@recto/readers';

export interface BareWork {
  readonly pages: readonly IndexablePage[];
  readonly extractionMs: number;
  readonly indexingMs: number;
  /** The index as it would be stored. */
  readonly index: Uint8Array;
}

/** What a worker does for a file, with nothing around it: no upload, no database, no other thread. */
export async function workBare(bytes: Uint8Array, lastPage = Number.POSITIVE_INFINITY): Promise<BareWork> {
  const start = performance.now();
  const file = await readers.openDocument('PDF', bytes.slice());
  const pages: IndexablePage[] = [];
  const finder = new BlockFinder();
  let texts = 0;
  let lines = 0;
  for (let number = 1; number <= Math.min(file.pageCount, lastPage); number++) {
    const page = file.readPage(number);
    encodePage(page);
    const read = performance.now();
    pages.push({ number, state: page.state, text: pageText(page) });
    texts += performance.now() - read;
    const put = performance.now();
    finder.add(page);
    lines += performance.now() - put;
  }
  file.close();
  const extracted = performance.now();
  const language = detectLanguage(pages.map(({ text }) => text).join('\n'), LANGUAGES) ?? 'en';
  const found = finder.finish();
  const divided = pages.map((page, at) => ({ ...page, found: found[at]?.blocks }));
  const index = encodeFileIndex(buildFileIndex(divided, language));
  // Putting the texts together belongs to neither; the server does it once more when it builds the index.
  return {
    pages,
    extractionMs: extracted - start - texts - lines,
    indexingMs: performance.now() - extracted + lines,
    index,
  };
}
