import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import {
  readLine,
  type Reply,
  Request,
  REQUEST_MAX_BYTES,
  writeLine,
} from '#adapters/control-socket/protocol.ts';
import { canConnect } from '#adapters/control-socket/ask-server.ts';
import { prepareSocket, removeSocket } from '#adapters/control-socket/socket-path.ts';
import { type CommandOutput, EXIT } from '#kernel/command-output.ts';
import type { Log } from '#kernel/log.ts';

/** Runs a command to its end, whatever becomes of it, and answers its exit code. */
export type RunCommand = (request: Request, out: CommandOutput, signal: AbortSignal) => Promise<number>;

interface ServeOptions {
  readonly folder: string;
  readonly run: RunCommand;
  readonly log: Pick<Log, 'info' | 'warn'>;
}

/** Whoever connects to it says at once what is wanted. */
const SPEAK_WITHIN_MS = 5_000;
const CONNECTIONS = 16;
/** How long commands that were told to stop may take to. */
const STOP_WITHIN_MS = 2_000;

/**
 * Takes commands over a socket in the data folder, which nobody but this user may open. Without one (a disk that has no
 * sockets) the server runs all the same. Of several servers in one folder, which PostgreSQL allows, the first has it.
 */
export async function serveCommands({ folder, run, log }: ServeOptions): Promise<() => Promise<void>> {
  if (await canConnect(folder)) return async () => {};
  const running = new Set<{ readonly end: AbortController; readonly done: Promise<void> }>();
  const server = createServer((socket) => {
    const end = new AbortController();
    const entry = { end, done: answer(socket, run, end).finally(() => running.delete(entry)) };
    running.add(entry);
  });
  server.maxConnections = CONNECTIONS;
  server.on('error', (err) => log.warn({ err }, 'the command line cannot reach this server'));
  const path = await prepareSocket(folder).catch((err: unknown) => {
    log.warn({ err }, 'the command line cannot reach this server');
    return null;
  });
  if (path === null || !(await listen(server, path))) return async () => {};
  return async () => {
    const closed = once(server, 'close');
    server.close();
    for (const { end } of running) end.abort();
    const limit = Promise.withResolvers<void>();
    const timer = setTimeout(limit.resolve, STOP_WITHIN_MS);
    await Promise.race([Promise.all([...running].map(({ done }) => done)).then(() => closed), limit.promise]);
    clearTimeout(timer);
    await removeSocket(folder);
  };
}

/** False where it cannot: the server's listener has said why. */
async function listen(server: Server, path: string): Promise<boolean> {
  const refused = once(server, 'error').then(() => false);
  server.listen(path);
  const listens = await Promise.race([once(server, 'listening').then(() => true), refused]).catch(
    () => false,
  );
  if (listens && process.platform !== 'win32') await chmod(path, 0o600);
  return listens;
}

async function answer(socket: Socket, run: RunCommand, end: AbortController): Promise<void> {
  socket.on('error', () => {});
  socket.once('close', () => end.abort());
  const post = (reply: Reply) => void (socket.writable && socket.write(writeLine(reply)));
  const out: CommandOutput = {
    line: (line) => post({ line }),
    progress: (progress) => post({ progress }),
    complain: (complaint) => post({ complaint }),
  };
  const line = await readRequest(socket);
  const request = line === null ? undefined : readLine(Request, line);
  if (!request) {
    out.complain('The server did not understand the command.');
    socket.end(writeLine({ exit: EXIT.failed }));
    return;
  }
  const exit = await run(request, out, end.signal);
  socket.end(writeLine({ exit }));
}

/** The first line; null where none comes. What comes after it is not read. */
async function readRequest(socket: Socket): Promise<string | null> {
  const read = Promise.withResolvers<string | null>();
  let text = '';
  const timer = setTimeout(() => read.resolve(null), SPEAK_WITHIN_MS);
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    if (text.length <= REQUEST_MAX_BYTES) text += chunk;
    const end = text.indexOf('\n');
    if (end >= 0) read.resolve(text.slice(0, end));
    else if (text.length > REQUEST_MAX_BYTES) read.resolve(null);
  });
  socket.once('close', () => read.resolve(null));
  const line = await read.promise;
  clearTimeout(timer);
  return line;
}
