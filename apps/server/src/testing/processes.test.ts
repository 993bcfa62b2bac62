import { rm } from 'node:fs/promises';
import { contract } from '@recto/contract';
import type { ServerEvent } from '@recto/contract/events';
import { connect } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { io } from 'socket.io-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDatabase, findTestDatabase, makeDataFolder, onlyOn } from '#testing/database.ts';
import { killProcess, signInTo, startProcess, uploadTo } from '#testing/server-process.ts';

const WAIT = { timeout: 60_000, interval: 50 };

/** Processes on one PostgreSQL server and one folder of blobs. */
async function openProcesses(count: number) {
  const source = findTestDatabase();
  if (source.kind !== 'postgres') throw new Error('Only PostgreSQL has several processes.');
  const dataFolder = await makeDataFolder();
  const { url: databaseUrl, drop } = await createDatabase(source.adminUrl, source.template);
  const servers: Awaited<ReturnType<typeof startProcess>>[] = [];
  onTestFinished(async () => {
    for (const { child } of servers) child.kill('SIGKILL');
    await rm(dataFolder, { recursive: true, force: true });
    await drop();
  });
  for (let index = 0; index < count; index += 1)
    servers.push(await startProcess(dataFolder, { databaseUrl, logLevel: 'silent' }));
  return { dataFolder, servers };
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
});
