/**
 * What the lines of real documents are, against what a reader says of them: which are heads and feet of their pages, and
 * which pages have a list of contents.
 * See docs/benchmarks.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findContents, findRunningHeads, type PrintedLine, printedLinesOf } from '@recto/core/structure';
import { readers } from '@recto/readers';
import { realDocument } from '@recto/testing/test-data';
import { z } from 'zod';
import { DOCUMENTS_FOLDER } from '../answers/readers/read-document.ts';

/** `--show` prints the lines that were taken wrongly or missed in the documents that may be looked at. */
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });

/** Precision and recall at least. */
const LEAST = { heads: 0.97, contents: 0.9 };

const pattern = z.string().transform((source) => new RegExp(source, 'u'));

const labelsSchema = z.array(
  z.strictObject({
    /** In the folder of the real documents, or the name of one of the readers' documents. */
    document: z.string(),
    /** Half of them were looked at while the rules were made. */
    half: z.enum(['dev', 'test']),
    /** What a head or foot looks like among the first or last lines of its page. */
    heads: z.array(z.tuple([z.enum(['top', 'bottom']), z.number().int().positive(), pattern])),
    /** What may as well be one as not: "See accompanying notes." */
    either: z.array(pattern),
    /** Numbers of the pages with a list of contents. */
    contents: z.array(z.number().int().positive()),
  }),
);
type Labelled = z.infer<typeof labelsSchema>[number];

interface Counts {
  readonly all: number;
  readonly found: number;
  readonly right: number;
}
interface Measured {
  readonly half: Labelled['half'];
  readonly heads: Counts;
  readonly contents: Counts;
}

/** A page with so many lines of contents has a list. */
const LIST_LINES = 3;

const labels = labelsSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'labels.json'), 'utf8')));
const measured: Measured[] = [];
for (const label of labels) {
  const path = pathOf(label);
  if (existsSync(path)) measured.push(await measure(label, path));
}
if (measured.length === 0) console.log('Nothing measured: the documents are not here (set TEST_DATA).');
else
  for (const half of ['dev', 'test'] as const) {
    report('Heads and feet of pages', half, 'heads');
    report('Pages with a list of contents', half, 'contents');
  }

function pathOf({ document }: Labelled): string {
  const name = /^readers\/(.+)$/u.exec(document)?.[1];
  return name === undefined ? realDocument(document) : join(DOCUMENTS_FOLDER, `${name}.pdf`);
}

async function measure(label: Labelled, path: string): Promise<Measured> {
  const pages = await readLines(path);
  const running = findRunningHeads(pages);
  const heads = measureHeads(label, pages, running);
  const contents = measureContents(label, pages, running);
  console.log(
    `${label.document.padEnd(48)} heads ${describe(heads)}; lists of contents ${describe(contents)}`,
  );
  return { half: label.half, heads, contents };
}

function describe({ all, found, right }: Counts): string {
  return `${right} of ${all}, wrongly ${found - right}`;
}

function measureContents(label: Labelled, pages: PrintedLine[][], running: ReadonlySet<PrintedLine>): Counts {
  const { lines } = findContents(pages, running);
  const found = pages.flatMap((page, at) =>
    page.filter((line) => lines.has(line)).length < LIST_LINES ? [] : [at + 1],
  );
  const right = found.filter((page) => label.contents.includes(page)).length;
  return { all: label.contents.length, found: found.length, right };
}

function measureHeads(label: Labelled, pages: PrintedLine[][], found: ReadonlySet<PrintedLine>): Counts {
  const heads = new Set<PrintedLine>();
  const open = new Set<PrintedLine>();
  for (const lines of pages) {
    const filled = lines
      .filter(({ text }) => text.trim() !== '')
      .toSorted((above, below) => (above.top ?? 0) - (below.top ?? 0));
    filled.forEach((line, at) => {
      const text = line.text.trim();
      const isHead = label.heads.some(
        ([edge, within, looks]) =>
          (edge === 'top' ? at : filled.length - 1 - at) < within && looks.test(text),
      );
      if (isHead) heads.add(line);
      else if (label.either.some((looks) => looks.test(text))) open.add(line);
    });
  }
  const taken = [...found].filter((line) => !open.has(line));
  const right = taken.filter((line) => heads.has(line));
  if (values.show && label.half === 'dev') {
    for (const { text } of taken)
      if (!right.some((line) => line.text === text)) console.log(`    wrong  ${text}`);
    for (const line of heads) if (!found.has(line)) console.log(`    missed ${line.text}`);
  }
  return { all: heads.size, found: taken.length, right: right.length };
}

async function readLines(path: string): Promise<PrintedLine[][]> {
  const pdf = await readers.openDocument('PDF', readFileSync(path));
  try {
    return Array.from({ length: pdf.pageCount }, (_, at) => printedLinesOf(pdf.readPage(at + 1)));
  } finally {
    pdf.close();
  }
}

function report(title: string, half: Labelled['half'], kind: keyof typeof LEAST): void {
  const own = measured.filter((one) => one.half === half).map((one) => one[kind]);
  const sum = (field: keyof Counts) => own.reduce((total, counts) => total + counts[field], 0);
  const precision = sum('right') / sum('found');
  const recall = sum('right') / sum('all');
  console.log(
    `${title}, ${half}, ${own.length} documents: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
  );
  if (precision < LEAST[kind] || recall < LEAST[kind]) process.exitCode = 1;
}
