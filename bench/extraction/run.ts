import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TEST_DATA } from '@recto/testing/test-data';
import { shareOfBoxes } from './boxes.ts';
import { readWithPoppler } from './poppler.ts';
import { makeReader } from './reading.ts';
import { median } from './words.ts';

/** Pages per second of one worker beside pdftotext and pdf.js, by turns; `run.ts 5` for five rounds. */
const FILES = [
  'filings/BOEING_2017_10K',
  'filings/MICROSOFT_2023_10K',
  'filings/AES_2020_10K',
  'filings/PG_E_2023Q3_10Q',
  'pdf-odd/freeculture',
  'pdf-odd/tracemonkey',
];
const ROUNDS = Number(process.argv[2] ?? 3);
const LIMIT_MS = 120_000;
const TARGETS = {
  poppler: { median: 0.8, each: 0.6 },
  pdfjs: { median: 1.8, each: 1.2 },
  boxes: { share: 0.99, files: 4 },
};

interface Cost {
  readonly wallMs: number;
  readonly cpuMs: number;
}

const ours = makeReader();
const pdfjs = makeReader(new URL('./pdfjs-worker.ts', import.meta.url));

async function read(reader: typeof ours, path: string) {
  const reading = await reader.read(readFileSync(path), LIMIT_MS);
  if ('code' in reading) throw new Error(`${path}: ${reading.message}`);
  return reading;
}

/** The whole program, its start included (some 20 ms, of weight in short files only). */
function runPoppler(path: string): Cost {
  const start = performance.now();
  const times = execFileSync(
    'bash',
    ['-c', 'TIMEFORMAT="%U %S"; { time pdftotext -bbox-layout "$0" /dev/null 2>/dev/null; } 2>&1', path],
    { encoding: 'utf8', timeout: LIMIT_MS },
  );
  const [user = 0, system = 0] = times.trim().split(' ').map(Number);
  return { wallMs: performance.now() - start, cpuMs: (user + system) * 1000 };
}

async function measure(name: string) {
  const path = join(TEST_DATA, `${name}.pdf`);
  // Threads are warm in the server, too: what they compile on their first file is not counted.
  const { pages } = await read(ours, path);
  await read(pdfjs, path);
  const costs: Record<'ours' | 'poppler' | 'pdfjs', Cost[]> = { ours: [], poppler: [], pdfjs: [] };
  for (let round = 0; round < ROUNDS; round++) {
    costs.ours.push(await read(ours, path));
    costs.poppler.push(runPoppler(path));
    costs.pdfjs.push(await read(pdfjs, path));
  }
  const of = (who: keyof typeof costs, which: keyof Cost) => median(costs[who].map((cost) => cost[which]));
  const ratio = (who: 'poppler' | 'pdfjs', which: keyof Cost) => of(who, which) / of('ours', which);
  const words = await readWithPoppler(path);
  if (typeof words === 'string') throw new Error(`pdftotext ${words}: ${path}`);
  return {
    name: basename(name),
    pages: pages.length,
    perSecond: Math.round((pages.length / of('ours', 'wallMs')) * 1000),
    poppler: { cpu: ratio('poppler', 'cpuMs'), wall: ratio('poppler', 'wallMs') },
    pdfjs: { cpu: ratio('pdfjs', 'cpuMs'), wall: ratio('pdfjs', 'wallMs') },
    boxes: shareOfBoxes(pages, words),
  };
}
type Figures = Awaited<ReturnType<typeof measure>>;

const shown = (ratio: number) => ratio.toFixed(2);

function report(rows: readonly Figures[]): boolean {
  console.log('| file | pages | pages/s | vs pdftotext, CPU (wall) | vs pdf.js, CPU (wall) | boxes |');
  console.log('|---|---|---|---|---|---|');
  for (const { name, pages, perSecond, poppler, pdfjs: js, boxes } of rows) {
    const both = ({ cpu, wall }: { cpu: number; wall: number }) => `${shown(cpu)} (${shown(wall)})`;
    console.log(
      `| ${name} | ${pages} | ${perSecond} | ${both(poppler)} | ${both(js)} | ${(boxes * 100).toFixed(1)} % |`,
    );
  }
  let isMet = rows.filter(({ boxes }) => boxes >= TARGETS.boxes.share).length >= TARGETS.boxes.files;
  for (const who of ['poppler', 'pdfjs'] as const) {
    const ratios = rows.map((row) => row[who].cpu);
    const [middle, least] = [median(ratios), Math.min(...ratios)];
    const { median: wanted, each } = TARGETS[who];
    isMet &&= middle >= wanted && least >= each;
    console.log(
      `${who}: median ${shown(middle)} (at least ${wanted}), least ${shown(least)} (at least ${each})`,
    );
  }
  return isMet;
}

if (existsSync(TEST_DATA)) {
  const rows: Figures[] = [];
  for (const name of FILES) rows.push(await measure(name));
  await Promise.all([ours.stop(), pdfjs.stop()]);
  if (!report(rows)) process.exitCode = 1;
} else {
  console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
}
