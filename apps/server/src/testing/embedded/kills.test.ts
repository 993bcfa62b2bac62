import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import { connect } from '@recto/testing/api';
import { seededRandom, tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import {
  type Death,
  killProcess,
  type ServerProcess,
  signInTo,
  startProcess,
  uploadTo,
} from '#testing/server-process.ts';

/** Kills in one run; `npm run soak` sets more. */
const KILLS = Number(process.env['KILLS'] ?? 3);
const SEED = Number(process.env['SEED'] ?? 1);
const FILES_PER_ROUND = 4;

/** Every other process is killed; the others die of a fault of the processor, in each kind of thread. */
const FAULTS: readonly Death[] = [
  { signal: 'SIGSEGV', threadName: 'reader' },
  { signal: 'SIGABRT', threadName: 'database' },
  { signal: 'SIGBUS', threadName: 'MainThread' },
  { signal: 'SIGILL', threadName: 'reader' },
  { signal: 'SIGFPE', threadName: 'database' },
  { signal: 'SIGTRAP', threadName: 'MainThread' },
  { signal: 'SIGSEGV', threadName: 'database' },
  { signal: 'SIGABRT', threadName: 'reader' },
  { signal: 'SIGSEGV', threadName: 'MainThread' },
];
const deathOf = (round: number) => (round % 2 === 0 ? undefined : FAULTS[(round >> 1) % FAULTS.length]);
const PAGES = 60;

let dataFolder: string;
let server: ServerProcess | undefined;
beforeAll(async () => {
  dataFolder = await makeDataFolder();
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

const makePages = () =>
  Array.from({ length: PAGES }, (_, index) => [`Page ${index + 1} of this file speaks of ${randomUUID()}.`]);

const upload = (to: ServerProcess, token: string) =>
  uploadTo(to, token, tinyPdf(makePages(), randomUUID()), 'killed.pdf');

test(
  `after ${KILLS} kills at random moments (seed ${SEED}) every acknowledged file is Complete, once and whole`,
  async () => {
    server = await startProcess(dataFolder);
    const token = await signInTo(server, dataFolder);
    const acknowledged: string[] = [];
    const random = seededRandom(SEED);
    for (let round = 0; round < KILLS; round++) {
      const killed = server;
      const uploads = Array.from({ length: FILES_PER_ROUND }, () => upload(killed, token));
      // Every other kill comes after an acknowledgement, however slow the machine is.
      if (round % 2 === 0) await Promise.race(uploads);
      const afterMs = random() * 600;
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await killProcess(killed, deathOf(round));
      acknowledged.push(...(await Promise.all(uploads)).filter((id) => id !== null));
      server = await startProcess(dataFolder);
    }
    const last = server;
    acknowledged.push(
      ...(await Promise.all([upload(last, token), upload(last, token)])).filter((id) => id !== null),
    );
    expect(acknowledged.length).toBeGreaterThan(2);
    const api = connect(last.url, token);
    const items = await vi.waitFor(
      async () => {
        const { items } = await api.call(contract.folders.root, { query: { limit: 500 } });
        const files = items.filter((item) => item.type !== 'FOLDER');
        expect(files.filter(({ status }) => status !== 'complete').map(({ status }) => status)).toEqual([]);
        return files;
      },
      { timeout: 180_000, interval: 250 },
    );
    for (const id of acknowledged) {
      expect(items.find((item) => item._id === id)).toMatchObject({ status: 'complete', pages: PAGES });
      const { report } = await api.call(contract.documents.detail, { params: { id } });
      expect(report.read).toBe(PAGES);
      expect(report.pages.map(({ page }) => page)).toEqual(
        Array.from({ length: PAGES }, (_, index) => index + 1),
      );
    }
    console.info(
      `${KILLS} kills, seed ${SEED}: ${acknowledged.length} files acknowledged, ${items.length} kept`,
    );
    // Nothing half-written stays behind: a blob for each row, and one index.
    const blobs = async (kind: string) => (await readdir(join(dataFolder, 'blobs', kind))).sort();
    expect(await blobs('originals')).toEqual(items.map(({ _id }) => _id).sort());
    expect(await blobs('indexes')).toEqual(items.map(({ _id }) => _id).sort());
  },
  240_000 + KILLS * 60_000,
);
