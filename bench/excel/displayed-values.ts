import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageText } from '@recto/core/document';
import { readers } from '@recto/readers';
import { realDocument } from '@recto/testing/test-data';

/** Tabs, quotes, UTF-8, in US English, contents as shown, every sheet in a file of its own. */
const EXPORT = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,1033,false,true,true,false,false,-1';
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/g;

export interface Comparison {
  cells: number;
  same: number;
  /** The same day or time in another form. */
  dates: number;
  /** The same number with other digits at its end. */
  rounding: number;
  /** File, sheet, row and column, and what each shows. */
  readonly others: string[];
}

/** Compares every cell of the real Excel files with what LibreOffice shows in it. */
export async function compareDisplayedValues(): Promise<Comparison> {
  const folder = mkdtempSync(join(tmpdir(), 'excel-'));
  const files = readdirSync(realDocument('xlsx')).filter((name) => name.endsWith('.xlsx'));
  const found: Comparison = { cells: 0, same: 0, dates: 0, rounding: 0, others: [] };
  try {
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        EXPORT,
        '--outdir',
        folder,
        ...files.map((name) => realDocument(`xlsx/${name}`)),
      ],
      { stdio: 'ignore' },
    );
    const exported = new Set(readdirSync(folder));
    for (const file of files) {
      for (const [sheet, ours] of await readValues(file)) {
        const name = `${file.slice(0, -'.xlsx'.length)}-${sheet}.csv`;
        const theirs = exported.has(name) ? parseCsv(readFileSync(join(folder, name), 'utf8')) : new Map();
        for (const cell of new Set([...ours.keys(), ...theirs.keys()])) {
          const [a, b] = [ours.get(cell) ?? '', theirs.get(cell) ?? ''];
          const kind = compareValues(a, b);
          found.cells++;
          if (kind === 'others') found.others.push(`${file} ${sheet} ${cell}: ${a} | ${b}`);
          else found[kind]++;
        }
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return found;
}

/** By sheet, row and column; none of a file that cannot be read. */
async function readValues(file: string): Promise<Map<string, Map<string, string>>> {
  const sheets = new Map<string, Map<string, string>>();
  const document = await readers
    .openDocument('XLSX', readFileSync(realDocument(`xlsx/${file}`)))
    .catch(() => undefined);
  for (let number = 1; number <= (document?.pageCount ?? 0); number++) {
    const page = document?.readPage(number);
    if (!page?.sheet) continue;
    const text = pageText(page);
    const values = sheets.get(page.sheet.name) ?? new Map<string, string>();
    sheets.set(page.sheet.name, values);
    for (const { row, column, start, end } of page.sheet.cells)
      values.set(`${row},${column}`, text.slice(start, end));
  }
  return sheets;
}

function parseCsv(text: string): Map<string, string> {
  const values = new Map<string, string>();
  let [row, column] = [1, 1];
  for (const [, quoted, plain = '', end] of text.matchAll(CELL)) {
    const value = (quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/g, ' ').trim();
    if (value !== '') values.set(`${row},${column}`, value);
    [row, column] = end === '\t' ? [row, column + 1] : [row + 1, 1];
  }
  return values;
}

function compareValues(ours: string, theirs: string): 'same' | 'dates' | 'rounding' | 'others' {
  if (ours === theirs) return 'same';
  const [a, b] = [amountOf(ours), amountOf(theirs)];
  if (Number.isNaN(b) && /\d[/.:-]\d/.test(theirs) && /\d/.test(ours)) return 'dates';
  const isClose = ours !== '' && theirs !== '' && Math.abs(a - b) <= Math.abs(b) / 1_000;
  return isClose ? 'rounding' : 'others';
}

const amountOf = (text: string) => Number(text.replace(/[,$€%()\s]/g, ''));
