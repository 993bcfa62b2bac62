import type { Page } from '@recto/core/document';
import { readers } from '@recto/readers';
import { A4, type Harness, LETTER, printPdf, type Score, toPaperCases } from '@recto/testing/comparison';
import { compareToMarks } from './compare-to-marks.ts';

export interface PrintedResult extends Score {
  readonly profile: string;
}

/** The texts of the plan that have pages, printed and read again: what layout and our own reader cost. */
export async function runPrinted(harness: Harness): Promise<PrintedResult[]> {
  const results: PrintedResult[] = [];
  for (const { profile, plant } of toPaperCases(harness)) {
    const planted = plant('paper', 'paper');
    const [left, right] = [await read(printPdf(planted.a, A4)), await read(printPdf(planted.b, LETTER))];
    results.push({ ...harness.score(compareToMarks(left, right), planted.truth), profile });
  }
  return results;
}

async function read(bytes: Uint8Array): Promise<Page[]> {
  const file = await readers.openDocument('PDF', bytes);
  try {
    return Array.from({ length: file.pageCount }, (_, at) => file.readPage(at + 1));
  } finally {
    file.close();
  }
}
