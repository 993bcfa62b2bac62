import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FileItem } from '@recto/contract/library';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tinyPdf } from '@recto/readers/testing';

/** Kills in one run; `npm run soak` sets more. */
const KILLS = Number(process.env['KILLS'] ?? 5);
const FILES_PER_ROUND = 4;
const PAGES = 60;
const SERVER = fileURLToPath(new URL('../../main.ts', import.meta.url));

let dataFolder: string;
let server: { child: ChildProcess; url: string };
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'recto-kills-'));
}, 60_000);
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const env = {
    ...process.env,
    PORT: '0',
    RECTO_DATA: dataFolder,
    LOG_LEVEL: 'error',
    THROTTLE: 'off',
    MIN_FREE_MB: '1',
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /ready at (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
  server = { child, url };
}

async function kill(): Promise<void> {
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
}

async function call<T>(method: string, path: string, token: string, body?: object): Promise<T> {
  const isForm = body instanceof FormData;
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
  };
  const payload = body && { body: isForm ? body : JSON.stringify(body) };
  const response = await fetch(`${server.url}/api/v2${path}`, { method, headers, ...payload });
  const answer = (await response.json()) as { ok: boolean; message: string; result: T };
  if (!answer.ok) throw new Error(`${path}: ${answer.message}`);
  return answer.result;
}

async function signIn(): Promise<string> {
  const person = { email: `${randomUUID()}@people.example`, password: 'a long enough password' };
  await call('POST', '/auth/signup', '', {
    ...person,
    name: 'Adaline',
    lastName: 'Lovelace',
    termsAndConditionsAccepted: '1',
  });
  const code = await vi.waitFor(async () => {
    const [name = ''] = await readdir(join(dataFolder, 'outbox'));
    const mail = await readFile(join(dataFolder, 'outbox', name), 'utf8');
    return (
      /\b\d{6}\b/.exec(mail.slice(mail.indexOf('\r\n\r\n')))?.[0] ?? Promise.reject(new Error('no code'))
    );
  }, 20_000);
  await call('POST', '/auth/verify-email', '', { email: person.email, code });
  const login = await call<{ AuthenticationResult: { AccessToken: string } }>(
    'POST',
    '/auth/login',
    '',
    person,
  );
  return login.AuthenticationResult.AccessToken;
}

const makePages = () =>
  Array.from({ length: PAGES }, (_, index) => [`Page ${index + 1} of this file speaks of ${randomUUID()}.`]);

/** Uploads a file; null when the server died before it answered: then nothing was promised. */
async function upload(token: string): Promise<string | null> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(tinyPdf(makePages(), randomUUID()))]), 'killed.pdf');
  return call<{ _id: string }>('POST', '/files', token, form).then(
    ({ _id }) => _id,
    () => null,
  );
}

test(
  `after ${KILLS} kills at random moments every acknowledged file is Complete, once and whole`,
  async () => {
    await start();
    const token = await signIn();
    const acknowledged: string[] = [];
    for (let round = 0; round < KILLS; round++) {
      const uploads = Promise.all(Array.from({ length: FILES_PER_ROUND }, () => upload(token)));
      const afterMs = Math.random() * 600;
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await kill();
      acknowledged.push(...(await uploads).filter((id) => id !== null));
      await start();
    }
    acknowledged.push(...(await Promise.all([upload(token), upload(token)])).filter((id) => id !== null));
    expect(acknowledged.length).toBeGreaterThan(2);
    const items = await vi.waitFor(
      async () => {
        const list = await call<{ items: unknown[]; total: number }>('GET', '/folders/root?limit=500', token);
        const files = list.items.map((item) => FileItem.parse(item));
        expect(files.filter(({ status }) => status !== 'complete').map(({ status }) => status)).toEqual([]);
        return files;
      },
      { timeout: 90_000, interval: 250 },
    );
    for (const id of acknowledged) {
      expect(items.find((item) => item._id === id)).toMatchObject({ status: 'complete', pages: PAGES });
      const { report } = await call<{ report: { read: number; pages: { page: number }[] } }>(
        'GET',
        `/documentDetail/${id}`,
        token,
      );
      expect(report.read).toBe(PAGES);
      expect(report.pages.map(({ page }) => page)).toEqual(
        Array.from({ length: PAGES }, (_, index) => index + 1),
      );
    }
    // Nothing half-written stays behind: a blob for each row, and one index.
    const blobs = async (kind: string) => (await readdir(join(dataFolder, 'blobs', kind))).sort();
    expect(await blobs('originals')).toEqual(items.map(({ _id }) => _id).sort());
    expect(await blobs('indexes')).toEqual(items.map(({ _id }) => _id).sort());
  },
  60_000 + KILLS * 40_000,
);
