import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import type { ServerEvent } from '@recto/contract/events';
import { askAndWait, connect, waitForFile } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { io } from 'socket.io-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeS3BlobStore } from '#adapters/blobs/s3.ts';
import { createDatabase, findTestDatabase, makeDataFolder, onlyOn } from '#testing/database.ts';
import { S3_KEYS, startS3Server } from '#testing/s3.ts';
import {
  killProcess,
  type ServerProcess,
  signInTo,
  startProcess,
  uploadTo,
} from '#testing/server-process.ts';

const WAIT = { timeout: 60_000, interval: 50 };

/** Processes on one PostgreSQL server and one data folder. */
async function openProcesses(count: number) {
  const dataFolder = await makeDataFolder();
  const { start } = await openDatabaseFor();
  const servers: ServerProcess[] = [];
  for (let index = 0; index < count; index += 1) servers.push(await start(dataFolder));
  return { dataFolder, servers };
}

/** As on machines of their own: a data folder each, one PostgreSQL server and one bucket. */
async function openMachines() {
  const { endpoint, bucket, close } = await startS3Server();
  onTestFinished(close);
  // Whichever of them sends a mail, it is read in one place.
  const outbox = join(await makeDataFolder(), 'outbox');
  await mkdir(outbox);
  const { start } = await openDatabaseFor();
  const settings = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    APP_SECRET: 'the same on all machines, as it has to be',
  };
  const copiesFolder = join(outbox, '..', 'copies');
  const store = makeS3BlobStore({ bucket, endpoint, region: 'eu', credentials: S3_KEYS, copiesFolder });
  onTestFinished(() => store.close());
  return {
    dataFolder: join(outbox, '..'),
    async startMachine(role: 'api' | 'worker') {
      const dataFolder = await makeDataFolder();
      await symlink(outbox, join(dataFolder, 'outbox'));
      return start(dataFolder, { ...settings, RECTO_ROLE: role });
    },
    /** Of files: the bucket also knows its database. */
    listBlobs: async () => (await Array.fromAsync(store.list(''))).filter((key) => key !== 'installation'),
  };
}

/** A database for servers that are started one by one. */
async function openDatabaseFor() {
  const source = findTestDatabase();
  if (source.kind !== 'postgres') throw new Error('Only PostgreSQL has several processes.');
  const { url: databaseUrl, drop } = await createDatabase(source.adminUrl, source.template);
  const started: { readonly folder: string; readonly server: ServerProcess }[] = [];
  onTestFinished(async () => {
    for (const { server } of started) server.child.kill('SIGKILL');
    for (const { folder } of started) await rm(folder, { recursive: true, force: true });
    await drop();
  });
  return {
    async start(folder: string, settings: Readonly<Record<string, string>> = {}) {
      const server = await startProcess(folder, { databaseUrl, logLevel: 'silent', settings });
      started.push({ folder, server });
      return server;
    },
  };
}

async function listen(url: string, token: string) {
  const events: ServerEvent[] = [];
  const socket = io(url, { auth: { token }, forceNew: true, transports: ['websocket'] });
  onTestFinished(() => void socket.disconnect());
  socket.on('events', (event: ServerEvent) => events.push(event));
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { socket, events };
}

describe('two processes', onlyOn('postgres'), () => {
  test('what one of them has committed before it was killed, the other one announces', async () => {
    const { dataFolder, servers } = await openProcesses(2);
    const [first, second] = servers;
    if (!first || !second) throw new Error('two were started');
    const token = await signInTo(first, dataFolder);
    const id = await uploadTo(first, token, tinyPdf([['Kept.']], 'kept'));
    if (id === null) throw new Error('the file was not taken');
    const params = { id };
    const { socket, events } = await listen(second.url, token);
    const nameOf = () =>
      events.flatMap(({ type, body }) => (type === 'FILE_PROGRESS' ? body.name : [])).at(-1);
    await vi.waitFor(async () => {
      const file = await connect(second.url, token).call(contract.files.get, { params });
      expect(file.status).toBe('complete');
    }, WAIT);
    // It hears of nothing while the first one is there, so whatever it announces it has from the rows.
    second.child.kill('SIGSTOP');
    await connect(first.url, token).call(contract.files.rename, { params, body: { name: 'committed' } });
    await killProcess(first);
    second.child.kill('SIGCONT');
    await vi.waitFor(() => expect(nameOf()).toBe('committed.pdf'), WAIT);
    expect(socket.connected).toBe(true);
  });

  test('on machines of their own serve what workers do, out of a bucket that is empty once all is deleted', async () => {
    const { dataFolder, startMachine, listBlobs } = await openMachines();
    const worker = await startMachine('worker');
    const first = await startMachine('api');
    const token = await signInTo(first, dataFolder);
    await killProcess(worker);
    const bytes = tinyPdf([['The fee is 40 euros a month.'], ['It is due on the first day.']], 'bucket');
    const id = await uploadTo(first, token, bytes);
    if (id === null) throw new Error('the file was not taken');
    const second = await startMachine('api');
    const api = connect(second.url, token);
    expect((await api.call(contract.files.get, { params: { id } })).status).not.toBe('complete');

    const { url: probes } = await startMachine('worker');
    await waitForFile(api, id);
    const { claims } = await askAndWait(api, id, 'What is the fee?');
    expect(claims).toMatchObject([{ text: expect.stringContaining('40 euros') }]);
    const { url } = await api.call(contract.files.originalUrl, { body: { fileId: id } });
    const part = await fetch(new URL(url, second.url), { headers: { range: 'bytes=0-7' } });
    expect([part.status, await part.text()]).toEqual([206, bytes.toString('latin1', 0, 8)]);
    const statusOf = async (path: string) => (await fetch(`${probes}${path}`)).status;
    expect([await statusOf('/readyz'), await statusOf('/'), await statusOf('/api/v2/files')]).toEqual([
      200, 404, 404,
    ]);
    expect(await listBlobs()).not.toHaveLength(0);
    await api.call(contract.files.delete, { params: { id } });
    await vi.waitFor(async () => expect(await listBlobs()).toEqual([]), WAIT);
  });
});
