import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * A connection takes what is sent in steps of up to 1.6 MB, since that much lies in the buffers of the two systems. At
 * 220 kbit/s, the slowest line that a file may come by, a step takes a minute; so long a reader seems to have stopped.
 */
const LIMIT_MS = 90_000;

const CHECK_EVERY_MS = 5_000;

interface StallOptions {
  readonly limitMs?: number;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

export interface StallGuard {
  /** Cuts off responses that nobody reads any more; done by itself every few seconds. */
  check(): void;
  /** Responses on their way. */
  count(): number;
}

interface Outgoing {
  /** Since when nothing was taken of what waits to be sent. */
  since: number;
  sent: number;
}

/**
 * Ends responses whose reader has stopped: their connection, and with it the files, the memory and the work behind them.
 * Whoever reads slowly is waited for, and so are we where we are slow.
 */
export function cutStalledResponses(app: FastifyInstance, options: StallOptions = {}): StallGuard {
  const { limitMs = LIMIT_MS, now = () => performance.now() } = options;
  const responses = new Map<ServerResponse, Outgoing>();

  const check = () => {
    for (const [response, outgoing] of responses) {
      const { socket } = response;
      const waiting = socket?.writableLength ?? 0;
      // What was handed over and does not wait any more.
      const sent = (socket?.bytesWritten ?? 0) - waiting;
      if (waiting === 0 || sent !== outgoing.sent) Object.assign(outgoing, { since: now(), sent });
      else if (now() - outgoing.since >= limitMs) socket?.destroy();
    }
  };

  app.addHook('onRequest', async (_request, { raw }) => {
    responses.set(raw, { since: now(), sent: 0 });
    raw.once('close', () => responses.delete(raw));
  });
  const checking = setInterval(check, CHECK_EVERY_MS);
  checking.unref();
  app.addHook('onClose', async () => clearInterval(checking));
  return { check, count: () => responses.size };
}
