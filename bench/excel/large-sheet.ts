import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeWorkbook } from '@recto/testing/office';
import { askAndWait } from '@recto/testing/api';
import { startServer } from '../../e2e/support/server.ts';
import { signIn, upload } from '../support/client.ts';
import { checkLimit } from '../support/figures.ts';

/** A sheet of 99,999 rows and a header by 10 columns through the upload door: time, memory, and an answer from it. */
const ROWS = 99_999;
const HEAD = [
  'Order',
  'Depot',
  'Customer',
  'Country',
  'Pieces',
  'Price',
  'Discount',
  'Total',
  'Weight',
  'Note',
];
const ASKED_ROW = 61_234;
const LIMITS = { timesLibrary: 8, mbAboveIdle: 700 };
const SAMPLED_EVERY_MS = 50;
const SETTLED_MS = 5_000;
const TAKEN_MS = 300_000;

/** As Excel writes it: words in a table of their own. */
function makeSheet(): Buffer {
  const strings = new Map<string, number>();
  const cell = (name: string, value: string | number) => {
    if (typeof value === 'number') return `<c r="${name}"><v>${value}</v></c>`;
    const at = strings.get(value) ?? strings.size;
    strings.set(value, at);
    return `<c r="${name}" t="s"><v>${at}</v></c>`;
  };
  const toRow = (row: number, values: readonly (string | number)[]) =>
    `<row r="${row}">${values.map((value, at) => cell(`${String.fromCharCode(65 + at)}${row}`, value)).join('')}</row>`;
  const rows = [toRow(1, HEAD)];
  for (let row = 2; row <= ROWS + 1; row++) {
    const price = ((row * 7919) % 99_991) / 100;
    const [pieces, discount] = [(row * 31) % 997, (row * 13) % 40];
    const total = Math.round(pieces * price * (100 - discount)) / 100;
    const names = [
      `HL-${100_000 + row}`,
      `Depot ${row % 89}`,
      `Customer ${row % 4999}`,
      ['PL', 'DE', 'FR'][row % 3] ?? '',
    ];
    const note = `Delivery in week ${row % 53}, see order ${row * 3}`;
    rows.push(toRow(row, [...names, pieces, price, discount, total, (row * 17) % 5000, note]));
  }
  const sharedStrings = [...strings.keys()].map((text) => `<si><t>${text}</t></si>`).join('');
  return makeWorkbook([{ name: 'Orders', rows: rows.join('') }], { sharedStrings });
}

/** How long the library takes by itself, in a process of its own. */
function timeLibrary(file: string): number {
  const program = `import { readFileSync } from 'node:fs'; import * as xlsx from '@e965/xlsx';
    const bytes = readFileSync(process.argv[1]); const start = performance.now();
    const book = xlsx.read(bytes, { dense: true });
    for (const name of book.SheetNames) xlsx.utils.sheet_to_csv(book.Sheets[name]);
    console.log(performance.now() - start);`;
  const cwd = fileURLToPath(new URL('../../packages/readers', import.meta.url));
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program, file], {
    cwd,
    encoding: 'utf8',
    timeout: TAKEN_MS,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return Number(run.stdout);
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1000;

const folder = await mkdtemp(join(tmpdir(), 'recto-sheet-'));
const file = join(folder, 'orders.xlsx');
await writeFile(file, makeSheet());
console.log(
  `${ROWS} rows and a header by ${HEAD.length} columns, ${((await readFile(file)).length / 1e6).toFixed(1)} MB`,
);
const libraryMs = timeLibrary(file);
const server = await startServer({ THROTTLE: 'off', DEFAULT_PLAN: 'none' });
try {
  const client = await signIn(server);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const idle = residentMb(server.pid);
  let peak = idle;
  const sampling = setInterval(() => {
    peak = Math.max(peak, residentMb(server.pid));
  }, SAMPLED_EVERY_MS);
  const start = performance.now();
  const id = await upload(client, file).finally(() => clearInterval(sampling));
  const ms = performance.now() - start;
  console.log(
    `idle ${idle.toFixed(0)} MB; Complete in ${ms.toFixed(0)} ms; the library alone ${libraryMs.toFixed(0)} ms`,
  );
  checkLimit("Complete, times the library's own reading", ms / libraryMs, LIMITS.timesLibrary, '×');
  checkLimit('peak above idle', peak - idle, LIMITS.mbAboveIdle, 'MB');
  const order = `HL-${100_000 + ASKED_ROW}`;
  const { answer, citations } = await askAndWait(client.api, id, `How many pieces has order ${order}?`);
  const cited = citations[0]?.range ?? '';
  const isRight = answer.includes(String((ASKED_ROW * 31) % 997)) && cited.includes(String(ASKED_ROW));
  console.log(`${isRight ? 'ok  ' : 'FAIL'} pieces of ${order}: ${answer} (${cited})`);
  if (!isRight) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
