import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@recto/contract';
import { connect, waitForFile } from '@recto/testing/api';
import { seededRandom, tinyPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import { type ServerProcess, signInTo, startProcess, uploadTo } from '#testing/server-process.ts';

/** Rounds in one run and what they are drawn from; `npm run soak` sets more and another seed. */
const ROUNDS = Number(process.env['FULL_DISK_ROUNDS'] ?? 1);
const SEED = Number(process.env['SEED'] ?? 1);
const FILES_PER_ROUND = 3;
const PAGES = 60;
/** So many writes succeed at most before the disk is full: a round makes more. */
const MAX_WRITES = 400;
const FIXTURE = new URL('./full-disk.fixture.ts', import.meta.url).href;

const makeFile = () =>
  tinyPdf(
    Array.from({ length: PAGES }, (_, index) => [`Page ${index + 1} speaks of ${randomUUID()}.`]),
    randomUUID(),
  );

/** Ends within the limits of what the server waits for, or not at all. */
const hasEnded = ({ child }: ServerProcess) => child.exitCode !== null || child.signalCode !== null;

test(
  `after ${ROUNDS} rounds of a disk that is full at any write (seed ${SEED}) no acknowledged file is lost, and all are Complete`,
  async () => {
    const dataFolder = await makeDataFolder();
    const control = `${dataFolder}.full`;
    const start = () => startProcess(dataFolder, { logLevel: 'silent', nodeOptions: `--import=${FIXTURE}` });
    let server = await start();
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await rm(control, { force: true });
      await rm(dataFolder, { recursive: true, force: true });
    });
    const token = await signInTo(server, dataFolder);
    const random = seededRandom(SEED);
    const acknowledged: string[] = [];
    let ends = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const target = server;
      const before = random() < 0.5 ? await uploadTo(target, token, makeFile()) : null;
      await writeFile(control, `${Math.floor(random() ** 2 * MAX_WRITES)} writes in round ${round}`);
      const uploads = Array.from({ length: FILES_PER_ROUND }, () => uploadTo(target, token, makeFile()));
      const folder = connect(target.url, token)
        .call(contract.folders.create, { body: { name: `Round ${round}` } })
        .catch(() => null);
      await sleep(random() * 1_000);
      acknowledged.push(...[before, ...(await Promise.all(uploads))].filter((id) => id !== null));
      await folder;
      // Every call has been answered or cut off: nothing hangs. Its process answers, or has ended.
      if (hasEnded(server)) {
        ends += 1;
        expect(server.child.exitCode).toBe(1);
        // On a disk that is still full a start ends too, or does without writing.
        if (random() < 0.5) server = await start().catch(() => server);
      }
      await rm(control);
      if (hasEnded(server) || (await isEnding(server))) server = await start();
      const alive = connect(server.url, token);
      await vi.waitFor(() => alive.call(contract.folders.root), { timeout: 30_000 });
    }
    const last = server;
    acknowledged.push(...[await uploadTo(last, token, makeFile())].filter((id) => id !== null));
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const id of acknowledged) {
      const file = await waitForFile(connect(last.url, token), id);
      expect(file, JSON.stringify(file)).toMatchObject({ status: 'complete', pages: PAGES });
    }
    console.info(
      `${ROUNDS} full disks, seed ${SEED}: ${acknowledged.length} files kept, ${ends} ends of the process`,
    );
  },
  180_000 + ROUNDS * 60_000,
);

/** A database that has died takes its process with it, a moment later. */
async function isEnding(server: ServerProcess): Promise<boolean> {
  const ready = await fetch(`${server.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (ready) return false;
  if (!hasEnded(server)) await once(server.child, 'exit');
  return true;
}
