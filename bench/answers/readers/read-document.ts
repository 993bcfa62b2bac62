import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@recto/contract/languages';
import { buildFileIndex, type FileIndex, type IndexablePage } from '@recto/core/answers';
import { pageText } from '@recto/core/document';
import { readers } from '@recto/readers';
import { detectLanguage } from '@recto/readers/language';
import { realDocument } from '@recto/testing/test-data';
import type { ReaderDocument } from './documents/source.ts';

/** Where `make-documents.ts` puts what it makes. */
export const DOCUMENTS_FOLDER = join(import.meta.dirname, '../../../node_modules/.cache/readers');

export function documentPath({ id, source }: ReaderDocument, folder: string): string {
  return source.kind === 'test data' ? realDocument(source.path) : join(folder, `${id}.pdf`);
}

/** Reads a PDF and indexes it as the product does, which tells the language from the text. */
export async function readDocument(path: string): Promise<FileIndex> {
  const pdf = await readers.openDocument('PDF', readFileSync(path));
  const pages: IndexablePage[] = [];
  for (let number = 1; number <= pdf.pageCount; number++) {
    const page = pdf.readPage(number);
    pages.push({ number, text: pageText(page), state: page.state });
  }
  pdf.close();
  const text = pages.map((page) => page.text).join('\n');
  return buildFileIndex(pages, detectLanguage(text, LANGUAGES) ?? 'en');
}
