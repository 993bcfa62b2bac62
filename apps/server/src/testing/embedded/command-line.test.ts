import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { connect, newPerson, signInNewPerson } from '@recto/testing/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '#adapters/database/embedded/folder-lock.ts';
import { runCommandLine } from '#compose/command-line.ts';
import { makeDataFolder } from '#testing/database.ts';
import { killProcess, type ServerProcess, startProcess } from '#testing/server-process.ts';

const SCRIPT = fileURLToPath(new URL('../../../../../scripts/recto.mjs', import.meta.url));
const ADA = 'ada@recto.example';
const BERT = 'bert@recto.example';

let dataFolder: string;
let server: ServerProcess;
beforeAll(async () => {
  dataFolder = await makeDataFolder();
  server = await startProcess(dataFolder, { logLevel: 'silent' });
  for (const email of [ADA, BERT])
    await signInNewPerson({ api: connect(server.url), dataFolder }, newPerson(email));
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

const settings = () => ({ RECTO_DATA: dataFolder, MIN_FREE_MB: '1', TESSERACT: 'off' });

/** Runs a command in this process: its exit code, what it said and what it complained of. */
async function recto(line: string, env: Record<string, string> = settings()) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const exit = await runCommandLine({
    argv: line.split(' '),
    folder: '/',
    env,
    out: {
      line: (each) => void lines.push(each),
      progress: () => {},
      complain: (each) => void complaints.push(each),
    },
    signal: new AbortController().signal,
  });
  return [exit, lines.join('\n'), complaints.join('\n')];
}

/** What every command about an account comes to, where Ada is the one administrator. */
async function goThroughCommands() {
  expect(await recto(`admin grant ${BERT}`)).toEqual([0, `${BERT} is an administrator.`, '']);
  expect(await recto(`admin revoke ${BERT}`)).toEqual([0, `${BERT} is no administrator.`, '']);
  expect(await recto(`user reset-mfa ${BERT}`)).toEqual([0, expect.stringContaining('no second factor'), '']);
  expect(await recto(`user unlock ${BERT}`)).toEqual([0, expect.stringContaining('without waiting'), '']);
}

/** As people call it: the script, in a process of its own. */
async function callScript(...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, ...settings(), DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return [code, said, complaint];
}

test('a running server runs every command', async () => {
  expect(await recto('admin list')).toEqual([0, '', expect.stringContaining('no administrator yet')]);
  expect(await callScript('admin', 'grant', ADA)).toEqual([0, `${ADA} is an administrator.\n`, '']);
  expect(await callScript('admin', 'grant')).toEqual([2, '', '"recto admin grant" needs <email>.\n']);
  await goThroughCommands();
  expect(await recto('admin list')).toEqual([0, ADA, '']);
  expect(await recto(`admin revoke ${ADA}`)).toEqual([1, '', expect.stringContaining('administrator')]);
  expect(await recto('user unlock eve@recto.example')).toEqual([
    1,
    '',
    'There is no account with the address eve@recto.example.',
  ]);
  const [exit, said] = await recto('doctor');
  expect([exit, said]).toEqual([0, expect.stringContaining(`ok     Server: runs on ${dataFolder}`)]);
  expect(said).toContain('off    Mail: Mails are written to the outbox');
});

test('every command runs without a server too, also where one was killed and has left its socket', async () => {
  await killProcess(server);
  expect(await readdir(dataFolder)).toContain('control.sock');
  // Held for a moment, as by a server that is stopping or by another command.
  const lock = lockFolder(dataFolder);
  const waiting = recto('admin list');
  setTimeout(() => lock.release(), 500);
  expect(await waiting).toEqual([0, ADA, '']);
  await goThroughCommands();
  const [exit, said] = await recto('doctor');
  expect([exit, said]).toEqual([0, expect.stringContaining(`off    Server: none runs on ${dataFolder}`)]);
});

test('the next server takes the place of the socket, and knows what was done', async () => {
  server = await startProcess(dataFolder, { logLevel: 'silent' });
  expect(await recto('admin list')).toEqual([0, ADA, '']);
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  expect(await readdir(dataFolder)).not.toContain('control.sock');
});

test('a command says what keeps it from the data', async () => {
  const nowhere = { RECTO_DATA: join(dataFolder, 'nowhere') };
  expect(await recto('admin list', nowhere)).toEqual([1, '', expect.stringContaining('There is no data in')]);
  expect(await recto('admin list', { PORT: 'eighty' })).toEqual([1, '', expect.stringContaining('PORT')]);
  expect(await recto('doctor', { PORT: 'eighty' })).toEqual([1, expect.stringContaining('PORT'), '']);
  expect(await recto('doctor', nowhere)).toEqual([1, expect.stringContaining('There is no data in'), '']);
});
