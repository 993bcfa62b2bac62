import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, waitForFile } from '@recto/testing/api';
import { mutateBytes, tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import { makePdfFiles, type NamedFile, readRealPdfs } from '#testing/pdf-files.ts';
import { type ServerProcess, signInTo, startProcess, uploadTo } from '#testing/server-process.ts';

/**
 * Damaged files in one run, and what they are drawn from; `npm run soak` sets more and another seed, and sends every
 * PDF at hand besides.
 */
const FILES = Number(process.env['MUTATED_UPLOADS'] ?? 20);
const SEED = Number(process.env['SEED'] ?? 1);
const SENDS_ALL = process.env['ALL_PDFS'] === '1';
const MAX_BYTES = 200_000;
/** Several at once, so that a file that breaks its thread could do harm to others. */
const CONCURRENCY = 6;
/** A file may be read for five minutes. */
const LONGEST_MS = 400_000;

let dataFolder: string;
let server: ServerProcess;
let token: string;
beforeAll(async () => {
  dataFolder = await makeDataFolder();
  server = await startProcess(dataFolder, { logLevel: 'silent' });
  token = await signInTo(server, dataFolder);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

/** Contracts are not among them: some are scans of many pages, which take minutes and are damaged no otherwise. */
const FOLDERS = '{filings,languages,pdf-*,scans}';

/** A found one that makes PDFium trap is in it. */
const TRAPPING = 'pdf-hostile';

/** How a file's way through the server ends; what is our fault begins with "fault". */
async function uploadOutcome({ name, bytes }: NamedFile): Promise<string> {
  const id = await uploadTo(server, token, bytes, `${name}.pdf`);
  if (id === null) return server.child.exitCode === null ? 'refused' : 'fault: the server has ended';
  const file = await waitForFile(connect(server.url, token), id, LONGEST_MS).catch((error: unknown) =>
    String(error),
  );
  if (typeof file === 'string') return `fault: no end: ${file}`;
  if (file.status === 'complete') return 'complete';
  const isOurs = file.error_code === 'file.crashed' || /our side/.test(file.error_msg_customer ?? '');
  return isOurs ? `fault: ${file.error_code}: ${file.error_msg_customer}` : (file.error_code ?? 'no text');
}

/** Sends files through the server, some at a time; gives how each ended, how often that came, and what is our fault. */
async function sendAll(count: number, fileAt: (index: number) => NamedFile) {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  const outcomes = new Map<string, string>();
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const file = fileAt(index);
      const outcome = await uploadOutcome(file);
      outcomes.set(file.name, outcome);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (outcome.startsWith('fault')) faults.push(`${file.name}, ${index}: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { counts, faults, outcomes };
}

test(
  `${FILES} damaged files (seed ${SEED}) sent to a server end in pages or a known reason`,
  async () => {
    const originals = [...makePdfFiles(), ...readRealPdfs({ folder: FOLDERS, maxBytes: MAX_BYTES })];
    const { counts, faults } = await sendAll(FILES, (index) => {
      const { name = '', bytes = new Uint8Array() } = originals[index % originals.length] ?? {};
      const damaged = mutateBytes(bytes, SEED * 1_000_000 + index);
      return { name, bytes: damaged.subarray(0, MAX_BYTES) };
    });
    console.info(`${FILES} damaged uploads, seed ${SEED}:`, Object.fromEntries(counts));
    expect(faults).toEqual([]);
    expect(counts.get('complete') ?? 0).toBeGreaterThan(FILES / 10);
  },
  600_000 + FILES * 2_000,
);

test('PDFs of every kind, sent to a server, end in pages or a known reason', async () => {
  const files = [...makePdfFiles(), ...(SENDS_ALL ? readRealPdfs() : readRealPdfs({ folder: TRAPPING }))];
  const { counts, faults, outcomes } = await sendAll(files.length, (index) => files[index] as NamedFile);
  console.info(`${files.length} PDFs:`, Object.fromEntries(counts));
  expect(faults).toEqual([]);
  // A trap in the PDF engine costs a file its page labels alone.
  for (const [name, outcome] of outcomes)
    if (/^(looping|labelLoop\.pdf)$/.test(name)) expect([name, outcome]).toEqual([name, 'complete']);
  expect(outcomes.has('looping')).toBe(true);
}, 3_600_000);

test('the server still reads after them, and stops when told', async () => {
  expect(await uploadOutcome({ name: 'sound', bytes: tinyPdf([['A sound file.']]) })).toBe('complete');
  server.child.kill('SIGTERM');
  expect(await once(server.child, 'exit')).toEqual([0, null]);
});
