import { randomUUID } from 'node:crypto';
import { readers } from '@recto/readers';
import { FILE_MAX_PAGES } from '@recto/contract/limits';
import { mutateBytes, tinyPdf } from '@recto/testing/pdf';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { makeReading, type Reading } from '#modules/ingestion/reading.ts';
import { makeLocalFiles } from '#testing/local-files.ts';
import { makePdfFiles, readRealPdfs } from '#testing/pdf-files.ts';
import { openTestPool } from '#testing/worker-pool.ts';

/** Files in one run and what they are made from; `npm run soak` sets more and another seed. */
const FILES = Number(process.env['MUTATED_FILES'] ?? 200);
const SEED = Number(process.env['SEED'] ?? 1);
/** Several at once, so that a file that breaks its thread could do harm to others. */
const CONCURRENCY = 4;
const LIMITS = { start: 15_000, inactivityTimeout: 5_000, total: 20_000 };
const MAX_MEMORY_MB = 256;
/** What reading a file within its limits may take here, starting a thread and waiting for turns included. */
const LONGEST_MS = 120_000;
const MAX_BYTES = 60_000;

/** Pages, or a reason that a customer is told. A crash or what nobody foresaw is a fault of ours. */
const EXPECTED = new Set([
  'read',
  'damaged',
  'doubled-parts',
  'password-needed',
  'protected',
  'too-many-pages',
  'too-large',
  'engine-failed',
  'timeout',
  'memory',
]);

const local = makeLocalFiles();
afterAll(() => local.remove());

async function readOutcome(reading: Reading, bytes: Uint8Array, account: string): Promise<string> {
  let pages = 0;
  const begun = performance.now();
  const outcome = await reading
    .readPages({
      fileId: randomUUID(),
      type: 'PDF',
      account,
      original: local.write(bytes),
      stored: [],
      signal: new AbortController().signal,
      onPage: ({ number }) => void (pages = number === pages + 1 ? number : Number.NaN),
    })
    .then(
      ({ pageCount }) => (pages === pageCount && pageCount <= FILE_MAX_PAGES ? 'read' : 'pages missing'),
      (error: { code?: string }) => error.code ?? String(error),
    );
  return performance.now() - begun > LONGEST_MS ? `${outcome}, but too late` : outcome;
}

test(
  `${FILES} damaged files (seed ${SEED}) end in pages or a known reason, and no worker suffers`,
  async () => {
    const originals = [...makePdfFiles(), ...readRealPdfs({ folder: 'pdf-odd', maxBytes: MAX_BYTES })];
    const pool = openTestPool();
    onTestFinished(() => pool.close());
    const reading = makeReading({ tasks: pool, readers }, { maxMemoryMb: MAX_MEMORY_MB, limits: LIMITS });
    const counts = new Map<string, number>();
    const faults: string[] = [];
    let next = 0;
    const work = async (account: string) => {
      for (let index = next++; index < FILES; index = next++) {
        const { name, bytes } = originals[index % originals.length] ?? { name: '', bytes: new Uint8Array() };
        const seed = SEED * 1_000_000 + index;
        const outcome = await readOutcome(reading, mutateBytes(bytes, seed), account);
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
        if (!EXPECTED.has(outcome)) faults.push(`${name}, seed ${seed}: ${outcome}`);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => work(`account ${index}`)));
    console.info(`${FILES} damaged files, seed ${SEED}:`, Object.fromEntries(counts));
    expect(faults).toEqual([]);
    // Otherwise the damage would have been too small, or too great, to show anything.
    expect(counts.get('read') ?? 0).toBeGreaterThan(FILES / 10);
    expect(counts.get('damaged') ?? 0).toBeGreaterThan(FILES / 100);
    expect(await readOutcome(reading, tinyPdf([['intact']]), 'last')).toBe('read');
  },
  120_000 + FILES * 1_000,
);
