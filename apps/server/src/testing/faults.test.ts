import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import { type ApiClient, connect } from '@recto/testing/api';
import { seededRandom, tinyPdf } from '@recto/testing/pdf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, findTestDatabase, makeDataFolder } from '#testing/database.ts';
import { type FaultTarget, faultsFor } from '#testing/faults.ts';
import { signInTo, startProcess, uploadTo } from '#testing/server-process.ts';

/** Rounds in one run and what they are drawn from; `npm run soak` sets more and another seed. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 9);
const SEED = Number(process.env['SEED'] ?? 1);
const PAGES = 40;
/** In every round the server must answer within this time of its faults. */
const ANSWERS_WITHIN_MS = 30_000;

async function openTarget(): Promise<FaultTarget & { dataFolder: string }> {
  const dataFolder = await makeDataFolder();
  const source = findTestDatabase();
  const database =
    source.kind === 'postgres' ? await createDatabase(source.adminUrl, source.template) : undefined;
  const server = await startProcess(dataFolder, { databaseUrl: database?.url, logLevel: 'silent' });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await rm(dataFolder, { recursive: true, force: true });
    await database?.drop();
  });
  return {
    dataFolder,
    server,
    token: await signInTo(server, dataFolder),
    random: seededRandom(SEED),
    ...(database ? { databaseUrl: database.url } : {}),
    damaged: [],
    deleted: [],
    odd: [],
  };
}

/** A file as it is now; undefined where there is none. */
const findFile = (api: ApiClient, id: string) =>
  api.call(contract.files.get, { params: { id } }).catch(() => undefined);

/** Waits until the fate of every file is known. */
async function settle(api: ApiClient, ids: readonly string[]) {
  return Promise.all(
    ids.map((id) =>
      vi.waitFor(
        async () => {
          const file = await findFile(api, id);
          expect(file?.status, `${id}: ${JSON.stringify(file)}`).toMatch(/^(complete|failed)$/);
          return file;
        },
        { timeout: 180_000, interval: 250 },
      ),
    ),
  );
}

test(
  `after ${ROUNDS} rounds of faults (seed ${SEED}) the server answers, and every file has its end`,
  async () => {
    const target = await openTarget();
    const { server, token, random, damaged, deleted, odd } = target;
    const api = connect(server.url, token);
    const faults = Object.entries(faultsFor(target));
    const acknowledged: string[] = [];
    const done = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round++) {
      // Each in its turn, so that even a short run has all of them, and one by chance.
      const drawn = [faults[round % faults.length], faults[Math.floor(random() * faults.length)]];
      const pages = Array.from({ length: PAGES }, (_, page) => [`Page ${page + 1} of ${randomUUID()}`]);
      const upload = uploadTo(server, token, tinyPdf(pages, randomUUID()), 'sound.pdf');
      await Promise.all(
        drawn.map(async (fault) => {
          if (!fault) return;
          const [name, doFault] = fault;
          done.set(name, (done.get(name) ?? 0) + 1);
          // What a fault does to its own calls is no matter.
          await doFault(target).catch(() => {});
        }),
      );
      const id = await upload;
      if (id !== null) acknowledged.push(id);
      expect(server.child.exitCode).toBeNull();
      await vi.waitFor(() => api.call(contract.folders.root), { timeout: ANSWERS_WITHIN_MS });
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS / 2);
    for (const file of await settle(api, acknowledged))
      expect(file).toMatchObject({ status: 'complete', pages: PAGES });
    for (const file of await settle(api, odd)) expect(file).toMatchObject({ status: 'complete' });
    const fates = await settle(api, damaged);
    for (const file of fates) if (file?.status === 'failed') expect(file.error_msg_customer).toMatch(/\w/);
    for (const id of deleted) expect(await findFile(api, id)).toBeUndefined();
    // Nothing half-uploaded stays behind: every blob is a file's, once the jobs that erase the deleted ones are done.
    await vi.waitFor(
      async () => {
        const originals = await readdir(join(target.dataFolder, 'blobs', 'originals'));
        for (const id of originals) expect(await findFile(api, id), `blob ${id}`).toBeDefined();
      },
      { timeout: 60_000, interval: 250 },
    );
    console.info(`${ROUNDS} rounds of faults, seed ${SEED}:`, Object.fromEntries(done));
    console.info(`${acknowledged.length} sound files, ${damaged.length} damaged, ${deleted.length} deleted`);
  },
  240_000 + ROUNDS * 60_000,
);
