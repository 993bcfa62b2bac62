import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LANGUAGES } from '@recto/contract/languages';
import { isContract } from '@recto/core/clauses';
import { pageText } from '@recto/core/document';
import { isAnnualReport } from '@recto/core/key-figures';
import { ReaderError, readers } from '@recto/readers';
import { detectLanguage } from '@recto/readers/language';
import { TEST_DATA } from '@recto/testing/test-data';
import type { Contract } from '../contracts/read-contracts.ts';

export type Taken = 'contract' | 'report' | 'none';

/** A sort of documents, what each of them is, and how many are taken for what. */
export interface Sort {
  readonly expected: Taken;
  readonly taken: Record<Taken, number>;
}

interface PlainPage {
  readonly number: number;
  readonly text: string;
}

const TYPES = { '.pdf': 'PDF', '.docx': 'DOCX', '.xlsx': 'XLSX', '.txt': 'TXT', '.md': 'TXT' } as const;
const PAGE_CHARACTERS = 3_000;

const FOLDERS: readonly (readonly [folder: string, sort: string, of: (name: string) => Taken])[] = [
  ['filings', 'filings', (name) => (name.includes('10K') ? 'report' : 'none')],
  // Licences to all the world: nobody agrees on them, and what is asked of them is not what contracts are asked.
  ['compare/pairs', 'licences of software', () => 'none'],
  ['texts', 'agreement as plain text', () => 'contract'],
  ['languages', 'languages', () => 'none'],
  ['pdf-odd', 'odd PDFs', () => 'none'],
  ['docx', 'Word files', () => 'none'],
  ['xlsx', 'Excel files', () => 'none'],
];

/** What every document at hand is taken for, by sort; `report` is told of each that is taken for something else. */
export async function countKinds(
  contracts: readonly Contract[],
  report: (text: string) => void,
): Promise<ReadonlyMap<string, Sort>> {
  const sorts = new Map<string, Sort>();
  const add = (sort: string, expected: Taken, name: string, pages: readonly PlainPage[]) => {
    const taken = takenFor(pages);
    const key = `${sort} (${expected})`;
    const row = sorts.get(key) ?? { expected, taken: { contract: 0, report: 0, none: 0 } };
    row.taken[taken]++;
    sorts.set(key, row);
    if (taken !== expected) report(`${sort}: ${name} is taken for ${taken}`);
  };
  for (const { form, source, pages } of contracts)
    add(`commercial contracts, ${form}`, 'contract', source, pages);
  for (const { name, pages } of readNdas()) add('non-disclosure agreements', 'contract', name, pages);
  for (const [folder, sort, expectedOf] of FOLDERS)
    for await (const { name, pages } of readFolder(join(TEST_DATA, folder)))
      add(sort, expectedOf(name), name, pages);
  return sorts;
}

/** As the product does: an annual report first, then a contract, which is told in English. */
function takenFor(pages: readonly PlainPage[]): Taken {
  if (isAnnualReport(pages)) return 'report';
  const language = detectLanguage(pages.map(({ text }) => text).join('\n'), LANGUAGES) ?? 'en';
  return language === 'en' && isContract(pages) ? 'contract' : 'none';
}

function readNdas(): { name: string; pages: PlainPage[] }[] {
  const path = join(TEST_DATA, 'contracts/nda.json');
  if (!existsSync(path)) return [];
  const { documents } = JSON.parse(readFileSync(path, 'utf8')) as {
    documents: readonly { file_name: string; text: string }[];
  };
  return documents.map(({ file_name: name, text }) => ({
    name,
    pages: Array.from({ length: Math.ceil(text.length / PAGE_CHARACTERS) }, (_, at) => ({
      number: at + 1,
      text: text.slice(at * PAGE_CHARACTERS, (at + 1) * PAGE_CHARACTERS),
    })),
  }));
}

/** Files with text; what cannot be read is left out. */
async function* readFolder(folder: string): AsyncIterable<{ name: string; pages: PlainPage[] }> {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const type = TYPES[extname(name) as keyof typeof TYPES];
    const pages = type === undefined ? [] : await readPages(type, join(folder, name));
    if (pages.some(({ text }) => text !== '')) yield { name, pages };
  }
}

async function readPages(type: (typeof TYPES)[keyof typeof TYPES], path: string): Promise<PlainPage[]> {
  try {
    const document = await readers.openDocument(type, readFileSync(path));
    const pages = Array.from({ length: document.pageCount }, (_, at) => ({
      number: at + 1,
      text: pageText(document.readPage(at + 1)),
    }));
    document.close();
    return pages;
  } catch (error) {
    if (error instanceof ReaderError) return [];
    throw error;
  }
}
