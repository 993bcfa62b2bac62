import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, pageText } from '@recto/core/document';
import { readers } from '@recto/readers';
import { TEST_DATA } from '@recto/testing/test-data';
import { REMARKS } from './odd-pdfs.remarks.ts';
import { checkWithQpdf, readWithPoppler, type YardstickPage } from './poppler.ts';
import { makeReader } from './reading.ts';
import { median, recallOf, tokenise } from './words.ts';

const FOLDER = join(TEST_DATA, 'pdf-odd');
const TABLE = join(import.meta.dirname, '../../docs/odd-pdfs.md');
const FILE_LIMIT_MS = 60_000;
const TARGETS = { readable: 105, recall: 0.99 };

type Outcome = 'complete' | 'wants OCR' | 'failed' | 'refused';

interface Row {
  readonly name: string;
  readonly outcome: Outcome;
  /** What is said of it, beyond the outcome. */
  readonly detail: string;
  readonly qpdf: { readonly pages: number | null; readonly verdict: string };
  readonly pages: number | null;
  readonly poppler: YardstickPage[] | string;
  /** Of the words that poppler reads; `undefined` when there are none to find. */
  readonly recall: number | undefined;
}

const reader = makeReader();

async function measure(name: string): Promise<Row> {
  const path = join(FOLDER, name);
  const [poppler, qpdf] = await Promise.all([readWithPoppler(path), checkWithQpdf(path)]);
  const wanted = typeof poppler === 'string' ? [] : wordsOf(poppler);
  const base = { name, qpdf, poppler, pages: null, recall: wanted.length > 0 ? 0 : undefined };
  const bytes = readFileSync(path);
  if ((await readers.detectType(new Blob([bytes]))) !== 'PDF')
    return { ...base, outcome: 'refused', detail: 'not a PDF' };
  const reading = await reader.read(bytes, FILE_LIMIT_MS);
  if ('code' in reading) return { ...base, outcome: 'failed', detail: `${reading.code}: ${reading.message}` };
  const found = tokenise(reading.pages.map(pageText).join('\n'));
  return {
    ...base,
    ...judge(reading.pages),
    pages: reading.pages.length,
    recall: wanted.length > 0 ? recallOf(wanted, found) : undefined,
  };
}

function wordsOf(pages: readonly YardstickPage[]): string[] {
  return tokenise(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' '));
}

function judge(pages: readonly Page[]): Pick<Row, 'outcome' | 'detail'> {
  const inState = (...states: Page['state'][]) =>
    pages.filter(({ state }) => states.includes(state)).map(({ number }) => number);
  const scans = inState('needs-ocr');
  const damaged = inState('damaged');
  const notes = [
    scans.length > 0 ? `page ${scans.join(', ')} without text` : '',
    damaged.length > 0 ? `page ${damaged.join(', ')} damaged` : '',
  ].filter((note) => note !== '');
  if (inState('text').length > 0) return { outcome: 'complete', detail: notes.join('; ') };
  if (scans.length > 0) return { outcome: 'wants OCR', detail: notes.join('; ') };
  const detail = damaged.length > 0 ? notes.join('; ') : 'no page with text: blank';
  return { outcome: 'failed', detail };
}

function writeTable(rows: readonly Row[]): string {
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  const recalls = rows.flatMap(({ recall }) => recall ?? []);
  return `# Odd PDFs

What becomes of the ${rows.length} odd, broken, encrypted, turned and hostile PDFs of \`pdf-odd\` (from mozilla/pdf.js),
beside what \`pdftotext -bbox\` and \`qpdf\` say. Written by \`bench/extraction/odd-pdfs.ts\`.

- complete: ${count('complete')} · failed only for want of OCR: ${count('wants OCR')} · failed: ${count('failed')} · refused: ${count('refused')}
- of the words that pdftotext reads, each as often as it does, in ${recalls.length} files: median
  ${median(recalls).toFixed(3)}, at least .99 in ${recalls.filter((recall) => recall >= 0.99).length}

| file | outcome | pages | qpdf | pdftotext's words | of them found | remark |
|---|---|---|---|---|---|---|
${rows.map(writeRow).join('\n')}
`;
}

function writeRow({ name, outcome, detail, pages, qpdf, poppler, recall }: Row): string {
  const counted = [qpdf.pages ?? '', qpdf.verdict === 'sound' ? '' : qpdf.verdict].join(' ').trim();
  const words = typeof poppler === 'string' ? poppler : wordsOf(poppler).length;
  const remark = [detail, REMARKS[name] ?? ''].filter((part) => part !== '').join('. ');
  const cells = [name, outcome, pages ?? '', counted, words, recall?.toFixed(3) ?? '', remark];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

/** Sentences about what is not as it should be. */
function findFaults(rows: readonly Row[]): string[] {
  const readable = rows.filter(({ outcome }) => outcome === 'complete' || outcome === 'wants OCR').length;
  const recall = median(rows.flatMap((row) => row.recall ?? []));
  return [
    ...(readable < TARGETS.readable ? [`only ${readable} complete or wanting OCR`] : []),
    ...(recall < TARGETS.recall ? [`median recall ${recall}`] : []),
    ...rows
      .filter(({ outcome, name }) => (outcome === 'failed' || outcome === 'refused') && !REMARKS[name])
      .map(({ name, detail }) => `no cause named for ${name} (${detail})`),
    ...rows
      .filter(
        ({ pages, qpdf, name }) =>
          pages !== null && qpdf.pages !== null && pages !== qpdf.pages && !REMARKS[name],
      )
      .map(({ name, pages, qpdf }) => `${name}: ${pages} pages, qpdf counts ${qpdf.pages}`),
    ...rows
      .filter(({ recall: share, name }) => share !== undefined && share < 0.9 && !REMARKS[name])
      .map(({ name, recall: share }) => `${name}: recall ${share?.toFixed(3)} without a remark`),
  ];
}

if (existsSync(FOLDER)) {
  const rows: Row[] = [];
  for (const name of readdirSync(FOLDER)
    .filter((file) => file.endsWith('.pdf'))
    .sort()) {
    rows.push(await measure(name));
  }
  await reader.stop();
  writeFileSync(TABLE, writeTable(rows));
  const faults = findFaults(rows);
  console.log(`${rows.length} files, table in docs/odd-pdfs.md`);
  for (const fault of faults) console.log(`FAIL ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} else {
  console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
}
