import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexablePage } from '@recto/core/answers';
import { type ClauseRecogniser, findClauses } from '@recto/core/clauses';
import { pageText } from '@recto/core/document';
import { readers } from '@recto/readers';
import { TEST_DATA } from '@recto/testing/test-data';
import type { Contract } from './read-contracts.ts';

const PAGES = 100;
/** Both are measured by turns so often, in time of the processor, and the median is taken: other work goes on beside. */
const RUNS = 9;

/** What it takes to read a hundred pages of contracts as PDFs and to recognise their clauses, in milliseconds. */
export interface ReadingShare {
  readonly pages: number;
  readonly readMs: number;
  readonly recogniseMs: number;
}

export async function measureReadingShare(
  contracts: readonly Contract[],
  recognise: ClauseRecogniser,
): Promise<ReadingShare> {
  const files: Uint8Array[] = [];
  let pages = 0;
  for (const { id, form, pages: own } of contracts) {
    if (form !== 'PDF' || pages >= PAGES) continue;
    files.push(readFileSync(join(TEST_DATA, 'contracts/pdf', `${id}.pdf`)));
    pages += own.length;
  }
  const readTimes: number[] = [];
  const recogniseTimes: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = processorMs();
    const read: IndexablePage[][] = [];
    for (const file of files) read.push(await readPages(file));
    const between = processorMs();
    for (const own of read) findClauses(own, 'en', recognise);
    readTimes.push(between - start);
    recogniseTimes.push(processorMs() - between);
  }
  return { pages, readMs: median(readTimes), recogniseMs: median(recogniseTimes) };
}

async function readPages(file: Uint8Array): Promise<IndexablePage[]> {
  const document = await readers.openDocument('PDF', file);
  try {
    return Array.from({ length: document.pageCount }, (_, at) => {
      const page = document.readPage(at + 1);
      return { number: page.number, text: pageText(page), state: page.state };
    });
  } finally {
    document.close();
  }
}

const median = (times: readonly number[]) =>
  times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
