import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexablePage } from '@recto/core/answers';
import { pageText } from '@recto/core/document';
import { printedLinesOf } from '@recto/core/structure';
import { readers } from '@recto/readers';
import { TEST_DATA } from '@recto/testing/test-data';
import { type Half, keptNdas } from './halves.ts';

/** A statement on an agreement: whether its text says anything of it, and where. */
interface Annotation {
  readonly choice: 'Entailment' | 'Contradiction' | 'NotMentioned';
  readonly spans: readonly number[];
}

interface LabelledNda {
  readonly id: number;
  readonly file_name: string;
  readonly text: string;
  readonly spans: readonly (readonly [start: number, end: number])[];
  readonly annotation_sets: readonly { readonly annotations: Readonly<Record<string, Annotation>> }[];
}

/** A non-disclosure agreement as the product reads it. */
export interface Nda {
  readonly id: string;
  readonly source: string;
  readonly half: Half;
  readonly pages: readonly IndexablePage[];
  /** Of each statement the texts that say it or the contrary; none where nothing is said of it. */
  readonly statements: Readonly<Record<string, readonly string[]>>;
}

export async function readNdas(): Promise<Nda[]> {
  const { documents } = JSON.parse(readFileSync(join(TEST_DATA, 'contracts/nda.json'), 'utf8')) as {
    documents: readonly LabelledNda[];
  };
  const kept = keptNdas(documents.map((document) => document.file_name));
  const ndas: Nda[] = [];
  for (const { id, file_name: source, text, spans, annotation_sets: sets } of documents) {
    const statements = Object.entries(sets[0]?.annotations ?? {}).map(([key, own]) => [
      key,
      own.spans.map((at) => text.slice(...(spans[at] ?? [0, 0]))),
    ]);
    ndas.push({
      id: `nda-${id}`,
      source,
      half: kept.has(source) ? 'test' : 'train',
      pages: await readText(text),
      statements: Object.fromEntries(statements),
    });
  }
  return ndas;
}

async function readText(text: string): Promise<IndexablePage[]> {
  const document = await readers.openDocument('TXT', new TextEncoder().encode(text));
  try {
    return Array.from({ length: document.pageCount }, (_, at) => {
      const page = document.readPage(at + 1);
      return { number: page.number, text: pageText(page), state: page.state, lines: printedLinesOf(page) };
    });
  } finally {
    document.close();
  }
}
