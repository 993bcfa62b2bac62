import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { makeDataFolder } from '#testing/database.ts';
import { killProcess, type ServerProcess, signInTo, startProcess } from '#testing/server-process.ts';

const SERVER = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Many times what a server takes to stop in order, since other programs may keep the machine busy. */
const WAIT = { timeout: 300_000, interval: 200 };

const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

/** Starts a server that cannot: its exit code and what it said. */
async function failToStart(env: Record<string, string>) {
  const settings = { ...process.env, LOG_LEVEL: 'silent', DATABASE_URL: '', PORT: '0', ...env };
  const child = spawn(process.execPath, [SERVER], { env: settings, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, lines: complaint.trim().split('\n') };
}

let dataFolder: string;
let server: ServerProcess;
beforeAll(async () => {
  // Empty: the one first start of these tests.
  dataFolder = await mkdtemp(join(tmpdir(), 'recto-start-'));
  server = await startProcess(dataFolder);
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await removeFolder(dataFolder);
});

test.each([
  ['a folder in use', () => ({ RECTO_DATA: dataFolder }), 'is in use by another running server'],
  ['a port in use', (free: string) => ({ RECTO_DATA: free, PORT: new URL(server.url).port }), 'Port'],
  [
    'a database that is away',
    (free: string) => ({ RECTO_DATA: free, DATABASE_URL: 'postgres://x@localhost/x?host=/no/such/folder' }),
    'The database of DATABASE_URL cannot be reached',
  ],
])(
  '%s ends the start with a sentence',
  async (_what, env, sentence) => {
    const free = await makeDataFolder();
    onTestFinished(() => removeFolder(free));
    const { code, lines } = await failToStart(env(free));
    expect([code, lines]).toEqual([1, [expect.stringContaining(sentence)]]);
  },
  120_000,
);

test('a server ends when the script that started it is killed, and its folder is free again', async () => {
  const folder = await makeDataFolder();
  onTestFinished(() => removeFolder(folder));
  const first = await startProcess(folder, { byStartScript: true });
  await killProcess(first);
  await vi.waitFor(() => expect(fetch(first.url)).rejects.toThrow('fetch failed'), WAIT);
  const second = await vi.waitFor(() => startProcess(folder), WAIT);
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  await killProcess(second);
});

test('a client that has stopped sending does not keep the server from stopping in order', async () => {
  const token = await signInTo(server, dataFolder);
  const { port, hostname } = new URL(server.url);
  const stalled = connect(Number(port), hostname);
  stalled.on('error', () => {});
  stalled.write(
    [
      'POST /api/v2/files HTTP/1.1',
      'host: x',
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 1000000',
      '',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    ].join('\r\n'),
  );
  // Answered after the upload has begun: one connection's requests are seen in the order they come.
  await fetch(`${server.url}/healthz`);
  server.child.kill('SIGTERM');
  expect(await once(server.child, 'exit')).toEqual([0, null]);
});
