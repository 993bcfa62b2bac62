import { type IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorEnvelope } from '@recto/contract/endpoint';
import type { Clock } from '#kernel/clock.ts';
import { tooManyRequests } from '#kernel/errors.ts';
import { networkOf } from '#kernel/ip-networks.ts';
import { HANDSHAKES_PER_MINUTE } from '#modules/realtime/limits.ts';

const MINUTE_MS = 60_000;

interface LimitOptions {
  clientIp(request: IncomingMessage): string;
  readonly clock: Clock;
}

type Middleware = (request: IncomingMessage, response: unknown, next: (error?: Error) => void) => void;

/**
 * Refuses handshakes beyond what pages make. Each keeps memory for as long as it may take its token, and none passes the
 * flood guard of the other calls.
 */
export function limitHandshakes({ clientIp, clock }: LimitOptions): Middleware {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (request, response, next) => {
    // A connection that is there already.
    if (new URL(request.url ?? '/', 'http://own.invalid').searchParams.has('sid')) return next();
    const now = clock();
    if (now >= endsAt) [counts, endsAt] = [new Map(), now + MINUTE_MS];
    const network = networkOf(clientIp(request));
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count <= HANDSHAKES_PER_MINUTE) return next();
    if (response instanceof ServerResponse) return refuse(response, Math.ceil((endsAt - now) / 1000));
    next(new Error('too many handshakes'));
  };
}

function refuse(response: ServerResponse, seconds: number): void {
  const { status, code, message } = tooManyRequests(seconds);
  const body: ErrorEnvelope = { ok: false, message, result: { code }, status };
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': String(seconds) })
    .end(JSON.stringify(body));
}
