import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerClientError } from '#kernel/raw-responses.ts';
import { tooManyRequests } from '#kernel/errors.ts';
import { networkOf } from '#kernel/ip-networks.ts';

export interface BodyLimits {
  /** Bodies on their way from one network. */
  readonly perNetwork: number;
  /** In each window of this length so many bytes must come, unless it is we who are slow. */
  readonly windowMs: number;
  readonly windowBytes: number;
  /** How much of the body of a refused request is still read, and for how long. */
  readonly restBytes: number;
  readonly restMs: number;
}

/**
 * A kilobyte a second is less than any phone sends; the hour that a request may take asks for more of a large file. An
 * office that uploads together has room. Most refused files come to their end within the rest, and the connection stays;
 * of larger ones it is closed, after the time that a slow client needs to read why.
 */
export const BODY_LIMITS: BodyLimits = {
  perNetwork: 200,
  windowMs: 60_000,
  windowBytes: 60_000,
  restBytes: 16_000_000,
  restMs: 5_000,
};

const CHECK_EVERY_MS = 5_000;

interface GuardOptions {
  readonly limits?: BodyLimits;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
  /** Whether the number of bodies from one network is limited. */
  readonly capped: boolean;
  readonly behindTls: boolean;
}

export interface BodyGuard {
  /** Cuts off bodies that come too slowly; done by itself every few seconds. */
  check(): void;
  /** Bodies on their way. */
  count(): number;
}

interface Incoming {
  readonly network: string;
  readonly socket: IncomingMessage['socket'];
  windowStart: number;
  bytesAtStart: number;
}

/** Bounds what the bodies of requests cost: how many come at once, how slowly, and what is read of refused ones. */
export function guardBodies(app: FastifyInstance, options: GuardOptions): BodyGuard {
  const { limits = BODY_LIMITS, now = () => performance.now(), capped, behindTls } = options;
  const bodies = new Map<IncomingMessage, Incoming>();
  const perNetwork = new Map<string, number>();

  const add = ({ raw, ip }: FastifyRequest) => {
    const network = networkOf(ip);
    const count = perNetwork.get(network) ?? 0;
    if (capped && count >= limits.perNetwork) throw tooManyRequests(1);
    perNetwork.set(network, count + 1);
    const { socket } = raw;
    bodies.set(raw, { network, socket, windowStart: now(), bytesAtStart: socket.bytesRead });
    for (const event of ['end', 'close'] as const) raw.once(event, () => remove(raw));
  };
  const remove = (raw: IncomingMessage) => {
    const body = bodies.get(raw);
    if (!body || !bodies.delete(raw)) return;
    const left = (perNetwork.get(body.network) ?? 1) - 1;
    if (left > 0) perNetwork.set(body.network, left);
    else perNetwork.delete(body.network);
  };
  const check = () => {
    for (const [raw, body] of bodies) {
      if (now() - body.windowStart < limits.windowMs) continue;
      const { bytesRead } = body.socket;
      const isSlow = bytesRead - body.bytesAtStart < limits.windowBytes;
      if (isSlow && isWaitingForSender(raw)) {
        answerClientError({ ...TOO_SLOW }, body.socket, { behindTls });
        remove(raw);
      }
      Object.assign(body, { windowStart: now(), bytesAtStart: bytesRead });
    }
  };

  app.addHook('onRequest', async (request) => {
    if (hasBody(request.raw)) add(request);
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // An answer before the end of the body is a refusal.
    if (!hasBody(raw) || raw.complete !== false) return;
    const closes = reply.getHeader('connection') === 'close';
    const passed = discardRest(raw, limits, closes);
    // The connection would end with the answer, and what comes then would take the answer from whoever sends it.
    if (closes) await passed;
  });
  // Injected requests have no connection to end, and may never be read.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete !== false) remove(raw);
  });
  const checking = setInterval(check, CHECK_EVERY_MS);
  checking.unref();
  app.addHook('onClose', async () => clearInterval(checking));
  return { check, count: () => bodies.size };
}

const TOO_SLOW = { name: 'Error', message: 'the body came too slowly', code: 'ERR_HTTP_REQUEST_TIMEOUT' };

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Not while nobody reads, or what has come lies unread: then it is we who are slow. */
const isWaitingForSender = (raw: IncomingMessage) =>
  (raw.readableFlowing === true || raw.listenerCount('readable') > 0) && raw.readableLength === 0;

/**
 * Lets what is still to come of a refused request go by, up to a limit; gives the end of that. Left where it is it would lie before the next
 * request on the same connection; cut off at once, the connection would be gone before its client has read the answer.
 */
function discardRest(
  raw: IncomingMessage,
  { restBytes, restMs }: BodyLimits,
  /** Whether the answer ends the connection, which is then not for us to cut. */
  closes: boolean,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = restBytes;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left >= 0) return;
    raw.pause();
    resolve();
  });
  raw.resume();
  const cutting = setTimeout(() => {
    resolve();
    if (!closes) raw.destroy();
  }, restMs);
  cutting.unref();
  for (const event of ['end', 'close'] as const)
    raw.once(event, () => {
      clearTimeout(cutting);
      resolve();
    });
  return promise;
}
