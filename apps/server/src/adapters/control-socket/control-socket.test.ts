import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { askServer } from '#adapters/control-socket/ask-server.ts';
import { findSocket } from '#adapters/control-socket/socket-path.ts';
import { type RunCommand, serveCommands } from '#adapters/control-socket/serve-commands.ts';
import type { CommandOutput } from '#kernel/command-output.ts';

const cleanUps: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function makeFolder(name = 'data'): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'recto-control-'));
  cleanUps.push(() => rm(parent, { recursive: true, force: true }));
  const folder = join(parent, name);
  await mkdir(folder);
  return folder;
}

const log = { info: () => {}, warn: () => {} };

async function serve(folder: string, run: RunCommand) {
  const stop = await serveCommands({ folder, run, log });
  cleanUps.push(stop);
  return stop;
}

function collect() {
  const said: string[] = [];
  const out: CommandOutput = {
    line: (line) => void said.push(`line: ${line}`),
    progress: (line) => void said.push(`progress: ${line}`),
    complain: (line) => void said.push(`complaint: ${line}`),
  };
  return { said, out };
}

const never = new AbortController().signal;
const request = { command: 'count', input: { to: '2', loudly: true } };

/** A command that ends when it is told to, and says so. */
function makeWaiting() {
  const [begun, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const run: RunCommand = async (_request, _out, signal) => {
    begun.resolve();
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    aborted.resolve();
    return 130;
  };
  return { run, begun: begun.promise, aborted: aborted.promise };
}

/** A socket that nobody listens to any more, as a killed server leaves it. */
async function leaveSocket(folder: string): Promise<void> {
  const path = join(folder, 'control.sock');
  const server = createServer();
  await new Promise<void>((listening) => server.listen(`${path}.new`, listening));
  // Node removes what it listened to by the name that it was given.
  await rename(`${path}.new`, path);
  await new Promise<void>((closed) => server.close(() => closed()));
}

describe.each([
  ['in the data folder', 'data'],
  ['of a folder whose path is longer than a socket may have', 'data'.repeat(40)],
  ['of a folder with a name in many bytes', '書類'.repeat(20)],
])('the socket %s', (_where, name) => {
  test('carries a command, what it says, and how it ended', async () => {
    const folder = await makeFolder(name);
    await serve(folder, async (asked, out) => {
      out.progress('begun');
      out.line(JSON.stringify(asked));
      out.complain('two\nlines');
      return 3;
    });
    const { said, out } = collect();
    expect(await askServer(folder, request, out, never)).toBe(3);
    expect(said).toEqual(['progress: begun', `line: ${JSON.stringify(request)}`, 'complaint: two\nlines']);
  });

  test('is opened by nobody else, and gone when the server stops', async () => {
    const folder = await makeFolder(name);
    const stop = await serve(folder, async () => 0);
    const path = (await findSocket(folder)) ?? '';
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    if (dirname(path) !== folder) expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
    await stop();
    expect(await readdir(folder)).toEqual([]);
    if (dirname(path) !== folder) await expect(stat(dirname(path))).rejects.toThrow('ENOENT');
    expect(await askServer(folder, request, collect().out, never)).toBeNull();
  });
});

test('nobody answers where no server was, or where one was killed; the next one takes its place', async () => {
  const folder = await makeFolder();
  expect(await askServer(folder, request, collect().out, never)).toBeNull();
  await leaveSocket(folder);
  expect(await readdir(folder)).toEqual(['control.sock']);
  expect(await askServer(folder, request, collect().out, never)).toBeNull();
  await serve(folder, async () => 0);
  expect(await askServer(folder, request, collect().out, never)).toBe(0);
});

test('a second server in one folder leaves the socket to the first', async () => {
  const folder = await makeFolder();
  await serve(folder, async () => 1);
  const stopSecond = await serve(folder, async () => 2);
  expect(await askServer(folder, request, collect().out, never)).toBe(1);
  await stopSecond();
  expect(await askServer(folder, request, collect().out, never)).toBe(1);
});

test('a command ends when whoever asked for it is gone', async () => {
  const folder = await makeFolder();
  const { run, begun, aborted } = makeWaiting();
  await serve(folder, run);
  const deleted = new AbortController();
  const asked = askServer(folder, request, collect().out, deleted.signal);
  await begun;
  deleted.abort();
  expect(await asked).toBe(130);
  await aborted;
});

test('a command ends when the server stops, and whoever asked for it is told', async () => {
  const folder = await makeFolder();
  const { run, begun } = makeWaiting();
  const stop = await serve(folder, run);
  const asked = askServer(folder, request, collect().out, never);
  await begun;
  await stop();
  expect(await asked).toBe(130);
});

test('a server that dies while it runs a command is told of', async () => {
  const folder = await makeFolder();
  const server = createServer((socket) => socket.once('data', () => socket.destroy()));
  await new Promise<void>((listening) => server.listen(join(folder, 'control.sock'), listening));
  cleanUps.push(() => new Promise((closed) => server.close(closed)));
  await expect(askServer(folder, request, collect().out, never)).rejects.toThrow(
    'The server ended before the command was done.',
  );
});

test.each([
  ['no JSON', 'x\n'],
  ['another form', '{"command":"count"}\n'],
  ['more than any command has', `${'x'.repeat(100_000)}\n`],
])('%s is no command', async (_what, line) => {
  const folder = await makeFolder();
  await serve(folder, async () => 0);
  const socket = connect(join(folder, 'control.sock'));
  socket.write(line);
  expect(await text(socket)).toBe('{"complaint":"The server did not understand the command."}\n{"exit":1}\n');
});

test('what a server of another version says is told as that', async () => {
  const folder = await makeFolder();
  const server = createServer((socket) => socket.resume().end('{"colour":"red"}\n'));
  await new Promise<void>((listening) => server.listen(join(folder, 'control.sock'), listening));
  cleanUps.push(() => new Promise((closed) => server.close(closed)));
  await expect(askServer(folder, request, collect().out, never)).rejects.toThrow('of another version');
});

test('a folder that has no sockets does not keep a server from running', async () => {
  const folder = await makeFolder();
  const warnings: unknown[] = [];
  await mkdir(join(folder, 'control.sock'));
  const stop = await serveCommands({
    folder,
    run: async () => 0,
    log: { info: () => {}, warn: (details: unknown) => void warnings.push(details) },
  });
  expect(warnings).toHaveLength(1);
  await stop();
});
