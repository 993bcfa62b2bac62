import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as callServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Repeating them changes nothing, as HTTP has it (RFC 9110, 9.2.2). */
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'] as const;

/** What passed: one answer, or one message of a socket. */
export type Passed =
  | {
      readonly kind: 'answer';
      readonly method: string;
      readonly path: string;
      readonly status: number;
      readonly target: number;
    }
  | { readonly kind: 'message'; readonly text: string; readonly target: number };

export interface ProxyCounts {
  requests: number;
  /** Requests that another process was asked for, since the first one could not be reached, or hung up unanswered. */
  passedOn: number;
  /** Requests that no process answered. */
  unanswered: number;
  /** What they were, with the reason. */
  readonly lost: string[];
}

export interface RoundRobin {
  readonly url: string;
  readonly counts: ProxyCounts;
  close(): Promise<void>;
}

/**
 * A proxy as plain as they come: each request and each socket goes to the next address, without affinity, over connections
 * that stay open. It goes on to the next one where HTTP allows it: the connection was refused, so that nothing was sent, or
 * it broke before any answer to an idempotent request.
 */
export async function startRoundRobin(
  listTargets: () => readonly string[],
  onPassed: (passed: Passed) => void = () => {},
): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const counts: ProxyCounts = { requests: 0, passedOn: 0, unanswered: 0, lost: [] };
  let turn = 0;
  const context = { agent, counts, onPassed };
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    counts.requests += 1;
    passOn(context, { incoming, outgoing, targets: listTargets(), first: turn++ });
  });
  const open = new Set<Duplex>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('upgrade', (incoming, socket, head) => {
    socket.on('error', () => socket.destroy());
    connectSocket(context, { incoming, socket, head, targets: listTargets(), first: turn++ });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

interface Context {
  readonly agent: Agent;
  readonly counts: ProxyCounts;
  readonly onPassed: (passed: Passed) => void;
}

interface Turn {
  readonly incoming: IncomingMessage;
  readonly targets: readonly string[];
  /** Which address is asked first. */
  readonly first: number;
  /** How many were asked before. */
  readonly tried?: number;
}

function nextTarget({ targets, first, tried = 0 }: Turn): { url: URL; index: number } {
  const index = (first + tried) % targets.length;
  return { url: new URL(targets[index] ?? ''), index };
}

function headersFor({ incoming }: Turn) {
  const headers = { ...incoming.headers };
  for (const name of OF_THE_CONNECTION) delete headers[name];
  const before = headers['x-forwarded-for'];
  const from = incoming.socket.remoteAddress ?? '';
  headers['x-forwarded-for'] = before === undefined ? from : `${String(before)}, ${from}`;
  return headers;
}

function passOn(context: Context, turn: Turn & { readonly outgoing: ServerResponse }): void {
  const { incoming, outgoing, targets, tried = 0 } = turn;
  const { counts, onPassed } = context;
  const { url, index } = nextTarget(turn);
  const { method = 'GET', url: path = '/' } = incoming;
  const asked = callServer({
    agent: context.agent,
    host: url.hostname,
    port: url.port,
    method,
    path,
    headers: headersFor(turn),
  });
  let sent = false;
  onceConnected(asked, () => {
    sent = true;
    incoming.pipe(asked);
  });
  asked.once('response', (answer) => {
    const { statusCode: status = 502 } = answer;
    onPassed({ kind: 'answer', method, path, status, target: index });
    const headers = { ...answer.headers };
    for (const name of OF_THE_CONNECTION) delete headers[name];
    outgoing.writeHead(status, headers);
    answer.pipe(outgoing);
    // What breaks off must be seen to break off.
    answer.once('error', () => outgoing.destroy());
  });
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) return void outgoing.destroy();
    if (outgoing.destroyed) return;
    // A body that has begun to flow is gone.
    const mayRepeat = !sent || (IDEMPOTENT.has(method) && hasNoBody(incoming));
    if (mayRepeat && tried + 1 < targets.length) {
      counts.passedOn += 1;
      incoming.unpipe(asked);
      return passOn(context, { ...turn, tried: tried + 1 });
    }
    counts.unanswered += 1;
    incoming.resume();
    counts.lost.push(`${method} ${path}: ${error.code ?? error.message}`);
    outgoing
      .writeHead(502, { 'content-type': 'text/plain', connection: 'close' })
      .end(`no answer: ${error.code ?? error.message}`);
  });
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) asked.destroy();
  });
}

const hasNoBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/** A connection that was open already takes what is sent at once. */
function onceConnected(asked: ClientRequest, send: () => void): void {
  asked.once('socket', (socket: Socket) => {
    if (socket.connecting) socket.once('connect', send);
    else send();
  });
}

function connectSocket(
  context: Context,
  turn: Turn & { readonly socket: Duplex; readonly head: Buffer },
): void {
  const { incoming, socket, head, targets, tried = 0 } = turn;
  const { url, index } = nextTarget(turn);
  const headers = { ...headersFor(turn), connection: 'Upgrade', upgrade: 'websocket' };
  const asked = callServer({
    host: url.hostname,
    port: url.port,
    path: incoming.url ?? '/',
    headers,
    agent: false,
  });
  asked.once('upgrade', (answer, server, first) => {
    socket.write(rawHead(answer));
    socket.write(first);
    server.write(head);
    server.on('data', (chunk: Buffer) =>
      context.onPassed({ kind: 'message', text: chunk.toString(), target: index }),
    );
    server.pipe(socket).pipe(server);
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.once('close', () => other.destroy());
    }
  });
  asked.once('response', (answer) => {
    socket.write(rawHead(answer));
    answer.pipe(socket);
  });
  asked.on('error', () => {
    if (tried + 1 >= targets.length) return void socket.destroy();
    context.counts.passedOn += 1;
    connectSocket(context, { ...turn, tried: tried + 1 });
  });
  asked.end();
}

function rawHead({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
