import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IndexablePage } from '@recto/core/answers';
import { pageText } from '@recto/core/document';
import { printedLinesOf } from '@recto/core/structure';
import { readers } from '@recto/readers';
import { TEST_DATA } from '@recto/testing/test-data';
import { type Half, halfOf } from './halves.ts';

/** What lawyers marked in a contract. */
interface Labelled {
  readonly id: string;
  readonly source: string;
  readonly clauses: Readonly<Record<string, { readonly texts: readonly string[]; readonly answer: string }>>;
  readonly pdf: boolean;
  readonly txt: boolean;
}

/** A contract as the product reads it, from one of its files. */
export interface Contract extends Pick<Labelled, 'id' | 'source' | 'clauses'> {
  readonly half: Half;
  readonly form: 'PDF' | 'TXT';
  readonly pages: readonly IndexablePage[];
}

const FOLDER = join(TEST_DATA, 'contracts');
/** Reading takes minutes; remove the folder after a change of the readers. */
const CACHE = join(tmpdir(), 'recto-contracts-with-lines');
/** What has less text is a scan. */
const LEAST_CHARACTERS = 1_500;

export function hasContracts(): boolean {
  return existsSync(join(FOLDER, 'labels.jsonl'));
}

/** All contracts, those that are there as PDF and as text in both forms; scans are left out. */
export async function readContracts(): Promise<Contract[]> {
  mkdirSync(CACHE, { recursive: true });
  const contracts: Contract[] = [];
  for (const { id, source, clauses, pdf, txt } of readLabels()) {
    const shared = { id, source, clauses, half: halfOf(source) };
    if (pdf) contracts.push({ ...shared, form: 'PDF', pages: await readCached(`pdf/${id}.pdf`, 'PDF') });
    if (txt) contracts.push({ ...shared, form: 'TXT', pages: await readCached(`txt/${id}.txt`, 'TXT') });
  }
  return contracts.filter(
    ({ pages }) => pages.reduce((sum, { text }) => sum + text.length, 0) >= LEAST_CHARACTERS,
  );
}

function readLabels(): Labelled[] {
  return readFileSync(join(FOLDER, 'labels.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
}

async function readCached(path: string, type: 'PDF' | 'TXT'): Promise<IndexablePage[]> {
  const cached = join(CACHE, `${path.replaceAll('/', '-')}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as IndexablePage[];
  const document = await readers.openDocument(type, readFileSync(join(FOLDER, path)));
  try {
    const pages: IndexablePage[] = [];
    for (let number = 1; number <= document.pageCount; number++) {
      const page = document.readPage(number);
      pages.push({ number, text: pageText(page), state: page.state, lines: printedLinesOf(page) });
    }
    writeFileSync(cached, JSON.stringify(pages));
    return pages;
  } finally {
    document.close();
  }
}
