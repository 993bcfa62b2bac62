import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { IndexablePage } from '@recto/core/answers';
import { CLAUSE_KINDS, type ClauseKey } from '@recto/core/clauses';
import { pageText } from '@recto/core/document';
import { printedLinesOf } from '@recto/core/structure';
import { readers } from '@recto/readers';
import { TEST_DATA } from '@recto/testing/test-data';
import { z } from 'zod';

const kindSchema = z.enum(CLAUSE_KINDS.map(({ key }) => key));
/** A sentence or a few as a contract in plain English has them, and the kinds of clause that they say. */
const statementSchema = z.strictObject({ text: z.string(), kinds: z.array(kindSchema).optional() });
/** What is chosen by and what only judges. */
const halfSchema = z.enum(['choose', 'judge']);
const contractsSchema = z.strictObject({
  documents: z.array(
    z.strictObject({ name: z.string(), half: halfSchema, paragraphs: z.array(statementSchema) }),
  ),
  files: z.array(
    z.strictObject({
      name: z.string(),
      half: halfSchema,
      path: z.string(),
      says: z.partialRecord(kindSchema, z.array(z.string())),
      /** Kinds of which a reader cannot tell whether it has one. */
      unclear: z.array(kindSchema),
    }),
  ),
});

export type Statement = z.infer<typeof statementSchema>;

/** A contract in plain English, labelled by reading; no weights learn from it. */
export interface PlainContract {
  readonly name: string;
  readonly half: z.infer<typeof halfSchema>;
  readonly pages: readonly IndexablePage[];
  /** Words of the clauses that it has. */
  readonly says: Readonly<Partial<Record<ClauseKey, readonly string[]>>>;
  readonly unclear: ReadonlySet<ClauseKey>;
}

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, 'plain', name), 'utf8'));

/** Wordings of all kinds, and of much that is of none, to learn from. */
export const readWordings = (): Statement[] => z.array(statementSchema).parse(readJson('wordings.json'));

/** The labelled contracts as the product reads them. */
export async function readPlainContracts(): Promise<PlainContract[]> {
  const { documents, files } = contractsSchema.parse(readJson('contracts.json'));
  const written = documents.map(async ({ name, half, paragraphs }) => ({
    name,
    half,
    pages: await readPages('TXT', Buffer.from(paragraphs.map(({ text }) => text).join('\n\n'))),
    says: gather(paragraphs),
    unclear: new Set<ClauseKey>(),
  }));
  const found = files.map(async ({ path, unclear, ...shared }) => ({
    ...shared,
    pages: await readFile(path),
    unclear: new Set(unclear),
  }));
  return Promise.all([...written, ...found]);
}

function gather(paragraphs: readonly Statement[]): PlainContract['says'] {
  const says: Partial<Record<ClauseKey, string[]>> = {};
  for (const { text, kinds = [] } of paragraphs)
    for (const kind of kinds) {
      const own = says[kind] ?? [];
      own.push(text);
      says[kind] = own;
    }
  return says;
}

const SAMPLE = 'sample/';

/** A file of the product's own sample, or one of the real documents. */
function readFile(path: string): Promise<IndexablePage[]> {
  const server = resolve(import.meta.dirname, '../../apps/server');
  const bytes = readFileSync(resolve(path.startsWith(SAMPLE) ? server : TEST_DATA, path));
  return readPages(path.endsWith('.pdf') ? 'PDF' : 'TXT', bytes);
}

async function readPages(type: 'PDF' | 'TXT', bytes: Uint8Array): Promise<IndexablePage[]> {
  const document = await readers.openDocument(type, bytes);
  try {
    return Array.from({ length: document.pageCount }, (_, at) => {
      const page = document.readPage(at + 1);
      return { number: page.number, text: pageText(page), state: page.state, lines: printedLinesOf(page) };
    });
  } finally {
    document.close();
  }
}
