/**
 * What the lines of real documents are, against what a reader says of them: which are heads and feet of their pages.
 * See docs/benchmarks.md.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findRunningHeads, type PrintedLine, printedLinesOf } from '@recto/core/structure';
import { readers } from '@recto/readers';
import { realDocument } from '@recto/testing/test-data';
import { z } from 'zod';
import { DOCUMENTS_FOLDER } from '../answers/readers/read-document.ts';

/** `--show` prints the lines that were taken wrongly or missed in the documents that may be looked at. */
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });

const LEAST = { precision: 0.97, recall: 0.97 };

const pattern = z.string().transform((source) => new RegExp(source, 'u'));

const labelsSchema = z.array(
  z.strictObject({
    /** In the folder of the real documents, or the name of one of the readers' documents. */
    document: z.string(),
    /** Half of them were looked at while the rules were made. */
    half: z.enum(['look', 'held']),
    /** What a head or foot looks like among the first or last lines of its page. */
    heads: z.array(z.tuple([z.enum(['top', 'bottom']), z.number().int().positive(), pattern])),
    /** What may as well be one as not: "See accompanying notes." */
    either: z.array(pattern),
  }),
);
type Labelled = z.infer<typeof labelsSchema>[number];

interface Counts {
  readonly heads: number;
  readonly found: number;
  readonly right: number;
}

const labels = labelsSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'running-heads.json'), 'utf8')),
);
const measured: { readonly half: Labelled['half']; readonly counts: Counts }[] = [];
for (const label of labels) {
  const path = pathOf(label);
  if (existsSync(path)) measured.push({ half: label.half, counts: await measure(label, path) });
}
if (measured.length === 0) console.log('Nothing measured: the documents are not here (set TEST_DATA).');
else for (const half of ['look', 'held'] as const) report(half);

function pathOf({ document }: Labelled): string {
  const name = /^readers\/(.+)$/u.exec(document)?.[1];
  return name === undefined ? realDocument(document) : join(DOCUMENTS_FOLDER, `${name}.pdf`);
}

async function measure(label: Labelled, path: string): Promise<Counts> {
  const pages = await readLines(path);
  const found = findRunningHeads(pages);
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
  console.log(
    `${label.document.padEnd(48)} heads ${String(heads.size).padStart(4)}, found ${right.length}, wrongly ${taken.length - right.length}`,
  );
  if (values.show && label.half === 'look') {
    for (const { text } of taken)
      if (!right.some((line) => line.text === text)) console.log(`    wrong  ${text}`);
    for (const line of heads) if (!found.has(line)) console.log(`    missed ${line.text}`);
  }
  return { heads: heads.size, found: taken.length, right: right.length };
}

async function readLines(path: string): Promise<PrintedLine[][]> {
  const pdf = await readers.openDocument('PDF', readFileSync(path));
  try {
    return Array.from({ length: pdf.pageCount }, (_, at) => printedLinesOf(pdf.readPage(at + 1)));
  } finally {
    pdf.close();
  }
}

function report(half: Labelled['half']): void {
  const own = measured.filter((one) => one.half === half);
  const sum = (pick: (counts: Counts) => number) =>
    own.reduce((total, { counts }) => total + pick(counts), 0);
  const right = sum((counts) => counts.right);
  const precision = right / sum((counts) => counts.found);
  const recall = right / sum((counts) => counts.heads);
  console.log(
    `Heads and feet of pages, ${half}, ${own.length} documents: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
  );
  if (precision < LEAST.precision || recall < LEAST.recall) process.exitCode = 1;
}
