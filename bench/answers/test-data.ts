import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { buildFileIndex, type FileIndex, type IndexablePage, toIndexablePages } from '@recto/core/answers';
import { readers } from '@recto/readers';
import { recogniseClauses } from '../support/answer.ts';
import { TEST_DATA } from '@recto/testing/test-data';

export function hasTestData(): boolean {
  return existsSync(join(TEST_DATA, 'filings'));
}

export function readLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

const files = new Map<string, Promise<TestFile>>();

export interface TestFile {
  readonly pages: readonly IndexablePage[];
  readonly index: FileIndex;
  readonly readMs: number;
  readonly indexMs: number;
}

/** Reads a file of the test data with the product's reader and indexes it, once. */
export function loadFile(name: string): Promise<TestFile> {
  let file = files.get(name);
  if (file === undefined) {
    file = readTestFile(name);
    files.set(name, file);
  }
  return file;
}

async function readTestFile(name: string): Promise<TestFile> {
  const start = performance.now();
  const bytes = readFileSync(join(TEST_DATA, name));
  const pages = extname(name) === '.pdf' ? await readPdf(bytes) : readText(bytes.toString('utf8'));
  const read = performance.now();
  const index = buildFileIndex(pages, 'en', recogniseClauses);
  return { pages, index, readMs: read - start, indexMs: performance.now() - read };
}

async function readPdf(bytes: Uint8Array): Promise<IndexablePage[]> {
  const pdf = await readers.openDocument('PDF', bytes);
  const pages = Array.from({ length: pdf.pageCount }, (_, at) => pdf.readPage(at + 1));
  pdf.close();
  return toIndexablePages(pages);
}

const PAGE_CHARACTERS = 3000;

/** Plain text in pages of about 3,000 characters that end with a paragraph. */
function readText(text: string): IndexablePage[] {
  const pages: string[] = [];
  let page = '';
  for (const paragraph of text.split(/\n{2,}/)) {
    page += (page === '' ? '' : '\n\n') + paragraph;
    if (page.length < PAGE_CHARACTERS) continue;
    pages.push(page);
    page = '';
  }
  if (page !== '') pages.push(page);
  return pages.map((each, at) => ({ number: at + 1, text: each }));
}
