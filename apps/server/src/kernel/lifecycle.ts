import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { unavailable } from '#kernel/errors.ts';

/** A part of the installation that must work before requests make sense; rejects with the reason when it does not. */
export interface ReadinessCheck {
  readonly name: string;
  check(): Promise<void>;
  /** Without it some requests are refused and all others served, so that the server stays ready. */
  readonly isOptional?: boolean;
}

/** A part that has not answered by then does not work: whoever asks has a limit too, and must be told by whom it is kept. */
const CHECK_LIMIT_MS = 5_000;

/** How long connections without a request stay open while the server stops; proxies in use send one within that time. */
const LINGER_MS = 1_000;
const LOOK_EVERY_MS = 20;

const PROBES = new Set(['/healthz', '/readyz']);

/**
 * `/healthz` says that the process lives, `/readyz` that it can serve. While draining `/readyz` is 503 and every
 * answer closes its connection: a busy keep-alive connection would otherwise hold `close()` for ever.
 */
export function makeLifecycle(
  app: FastifyInstance,
  checks: readonly ReadinessCheck[],
  { limitMs = CHECK_LIMIT_MS } = {},
) {
  let draining = false;
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!draining || PROBES.has(url)) return;
    // Said this early, what is still to come of its body is let by before.
    reply.header('connection', 'close');
    // Work begun now might be cut off.
    throw unavailable('The server is being restarted. Try again in a moment.');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (request, reply) => {
    const failed: string[] = draining ? ['draining'] : [];
    const degraded: string[] = [];
    for (const { name, check, isOptional } of draining ? [] : checks) {
      await withinLimit(check(), limitMs).catch((error: unknown) => {
        (isOptional ? degraded : failed).push(name);
        request.log.warn({ err: error, check: name }, isOptional ? 'degraded' : 'not ready');
      });
    }
    if (failed.length === 0) return { ok: true, ...(degraded.length > 0 && { degraded }) };
    return reply.code(503).header('retry-after', '5').send({ ok: false, failed });
  });
  return {
    startDraining(): void {
      draining = true;
    },
    /** Takes nothing new, finishes what is in flight, and closes. */
    async close(): Promise<void> {
      draining = true;
      await lastRequests(app.server);
      await app.close();
    },
  };
}

/**
 * Until every connection was told that it ends, or was not used for a while. A proxy keeps connections and sends the next
 * request on one of them just as it is closed for having nothing to do: it may not repeat one that changes something.
 */
async function lastRequests(server: Server): Promise<void> {
  if (!server.listening) return;
  const end = performance.now() + LINGER_MS;
  const count = () =>
    new Promise<number>((resolve) => server.getConnections((_error, connections) => resolve(connections)));
  while (performance.now() < end && (await count()) > 0)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}

async function withinLimit(work: Promise<void>, limitMs: number): Promise<void> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  await Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
}
