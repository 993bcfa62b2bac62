import type { Page } from '@recto/core/document';
import { readers } from '@recto/readers';
import { makePdf, textAt } from '@recto/testing/pdf';
import { type Harness, readPlan, readText, type Score } from './harness.ts';
import { compareToMarks } from './compare-to-marks.ts';

/** The texts of the plan that have pages, printed and read again: what layout and our own reader cost. */
const LAYOUTS = /^pdf/u;
/** With these words the harness ends a page. */
const PAGE_END = /^\S.* {4}Page \d+$/u;
const MARGIN = 50;

interface Paper {
  readonly width: number;
  readonly height: number;
  readonly type: number;
}
/** In points: A4 and US letter. */
const EARLIER: Paper = { width: 595, height: 842, type: 9 };
const LATER: Paper = { width: 612, height: 792, type: 8 };

export interface PrintedResult extends Score {
  readonly profile: string;
}

export async function runPrinted(harness: Harness): Promise<PrintedResult[]> {
  const { dev, profiles, wraps, maxParas } = readPlan();
  const results: PrintedResult[] = [];
  let { seed } = dev;
  for (const [base, donor] of dev.bases)
    for (const profile of profiles)
      for (const [layout, [wrapA, wrapB]] of Object.entries(wraps)) {
        seed++;
        if (!LAYOUTS.test(layout)) continue;
        const texts = { base: toPrintable(readText(base)), donor: toPrintable(readText(donor)) };
        const planted = harness.generate({ ...texts, seed, profile, wrapA, wrapB, maxParas });
        const [left, right] = [await read(print(planted.a, EARLIER)), await read(print(planted.b, LATER))];
        results.push({ ...harness.score(compareToMarks(left, right), planted.truth), profile });
      }
  return results;
}

/** In the characters that the printed font has. */
function toPrintable(text: string): string {
  return text
    .replace(/[“”]/gu, '"')
    .replace(/[‘’]/gu, "'")
    .replace(/[–—]/gu, '-')
    .replace(/[^\n\f -~]/gu, ' ');
}

function print(text: string, { width, height, type }: Paper): Uint8Array {
  const pages: string[][] = [[]];
  for (const line of text.split('\n')) {
    pages.at(-1)?.push(line);
    if (PAGE_END.test(line)) pages.push([]);
  }
  // As far apart as the fullest page allows.
  const pitch = (height - 2 * MARGIN) / Math.max(...pages.map(({ length }) => length));
  const lineAt = (line: string, at: number) =>
    line.trim() === '' ? '' : textAt(MARGIN, height - MARGIN - at * pitch, line, type);
  return makePdf(
    pages.map((lines) => ({ mediaBox: `0 0 ${width} ${height}`, content: lines.map(lineAt).join('') })),
  );
}

async function read(bytes: Uint8Array): Promise<Page[]> {
  const file = await readers.openDocument('PDF', bytes);
  try {
    return Array.from({ length: file.pageCount }, (_, at) => file.readPage(at + 1));
  } finally {
    file.close();
  }
}
