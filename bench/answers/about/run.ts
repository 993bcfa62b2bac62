/** How many of twenty documents are told rightly: their title, kind, makers and date. See docs/benchmarks.md. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DOCUMENTS } from '../readers/documents.ts';
import { documentPath, DOCUMENTS_FOLDER, readWhole } from '../readers/read-document.ts';
import { FIELDS, type FoundFields, gradeFields } from './grade.ts';
import { readRecorded, type RecordedDocument } from './recorded.ts';

/** `--show` prints what was found in the documents that may be looked at. */
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } });

const LEAST_RIGHT = 16;

const recorded = readRecorded();
const found = new Map<RecordedDocument, FoundFields>();
for (const document of recorded) {
  const path = pathOf(document);
  if (existsSync(path)) found.set(document, await readFields(path));
}
if (found.size === 0) console.log('Nothing measured: make the documents first (npm run bench:documents).');
else report();

function pathOf({ document }: RecordedDocument): string {
  const known = DOCUMENTS.find(({ id }) => id === document);
  if (!known) throw new Error(`There is no document named ${document}`);
  return documentPath(known, DOCUMENTS_FOLDER);
}

async function readFields(path: string): Promise<FoundFields> {
  const { title, kind, date, parties } = (await readWhole(path)).outline.about;
  return { title: title?.text, kind: kind?.text, date: date?.text, parties: parties.map(({ text }) => text) };
}

function report(): void {
  const grades = [...found].map(([document, fields]) => ({
    document,
    fields,
    right: gradeFields(document, fields),
  }));
  const whole = grades.filter(({ right }) => FIELDS.every((field) => right[field]));
  for (const half of ['dev', 'test'] as const) {
    const own = grades.filter(({ document }) => document.half === half);
    const fields = FIELDS.map((field) => `${field} ${own.filter(({ right }) => right[field]).length}`);
    const all = whole.filter(({ document }) => document.half === half).length;
    console.log(`${half.padEnd(5)} of ${own.length}: ${fields.join(', ')}, all four ${all}`);
  }
  console.log(`What documents are: all four right on ${whole.length} of ${grades.length}`);
  if (values.show)
    for (const { document, fields, right } of grades.filter((each) => each.document.half === 'dev'))
      console.log(
        document.document,
        FIELDS.map((field) => `${right[field] ? '' : 'WRONG '}${field}: ${String(fields[field])}`),
      );
  if (whole.length < LEAST_RIGHT) process.exitCode = 1;
}
