import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@recto/contract/languages';
import { buildFileIndex, type FileIndex, toIndexablePages } from '@recto/core/answers';
import type { Page } from '@recto/core/document';
import { type Outline, OutlineBuilder } from '@recto/core/outline';
import { withBlocks } from '@recto/core/structure';
import { readers } from '@recto/readers';
import { detectLanguage } from '@recto/readers/language';
import { realDocument } from '@recto/testing/test-data';
import { recogniseClauses } from '../../support/answer.ts';
import type { ReaderDocument } from './documents/source.ts';

/** Where `make-documents.ts` puts what it makes. */
export const DOCUMENTS_FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/readers');

export function documentPath({ id, source }: ReaderDocument, folder: string): string {
  return source.kind === 'test data' ? realDocument(source.path) : join(folder, `${id}.pdf`);
}

/** Reads a PDF and indexes it as the product does, which tells the language from the text. */
export async function readDocument(path: string): Promise<FileIndex> {
  return (await readWhole(path)).index;
}

/** The same, with what the document is and its contents. */
export async function readWhole(
  path: string,
): Promise<{ index: FileIndex; outline: Outline; pages: readonly Page[] }> {
  const pdf = await readers.openDocument('PDF', readFileSync(path));
  try {
    const pages = withBlocks(Array.from({ length: pdf.pageCount }, (_, at) => pdf.readPage(at + 1)));
    const texts = toIndexablePages(pages);
    const language = detectLanguage(texts.map(({ text }) => text).join('\n'), LANGUAGES) ?? 'en';
    const builder = new OutlineBuilder(language, pdf.readBookmarks?.() ?? []);
    for (const page of pages) builder.add(page);
    return { index: buildFileIndex(texts, language, recogniseClauses), outline: builder.finish(), pages };
  } finally {
    pdf.close();
  }
}
