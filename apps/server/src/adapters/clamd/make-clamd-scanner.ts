import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { ClamdAddress } from '#kernel/clamd-address.ts';
import { ScannerUnavailableError, type ScanVerdict, type VirusScanner } from '#kernel/virus-scanner.ts';

interface ClamdLimits {
  /** Until the connection stands. */
  readonly connectMs?: number;
  /** Of a whole scan; that of clamd itself (`MaxScanTime`) is two minutes. */
  readonly scanMs?: number;
  readonly pingMs?: number;
}

/** Longer than any reply of clamd; what goes on beyond is none. */
const MAX_REPLY_CHARACTERS = 1_000;

/** With the `z` form of a command its reply ends with this too. */
const END = '\0';

const ScanReply = z
  .string()
  .regex(/^(?:stream: OK|stream: [\x20-\x7e]{1,500} FOUND|INSTREAM size limit exceeded\. ERROR)$/)
  .transform((reply): ScanVerdict => {
    if (reply === 'stream: OK') return { kind: 'clean' };
    const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
    return signature === undefined ? { kind: 'too-large' } : { kind: 'infected', signature };
  });
const PingReply = z.literal('PONG');

/** Speaks to a clamd by its command INSTREAM, one connection for each scan (see clamd(8), "COMMANDS"). */
export function makeClamdScanner(
  address: ClamdAddress,
  { connectMs = 5_000, scanMs = 120_000, pingMs = 4_000 }: ClamdLimits = {},
): VirusScanner {
  const ask = async <T>(reply: z.ZodType<T, string>, ms: number, send: (socket: Socket) => void) => {
    const socket = connect({ ...address });
    try {
      const heard = hearReply(socket, { connectMs, ms });
      send(socket);
      return reply.parse(await heard);
    } catch (error) {
      throw new ScannerUnavailableError(error);
    } finally {
      socket.destroy();
    }
  };
  return {
    async scan(content) {
      let fault: unknown;
      const send = (socket: Socket) => {
        // A scanner that has heard enough closes the connection: then its reply counts, not how sending ended.
        pipeline(toFrames(content), socket, { end: false }).catch(() => {
          if (!content.errored) return;
          fault = content.errored;
          socket.destroy();
        });
      };
      try {
        return await ask(ScanReply, scanMs, send);
      } catch (error) {
        // Where the content itself could not be read the scanner is not to blame.
        throw fault ?? error;
      } finally {
        content.destroy();
      }
    },
    ping: async () => {
      await ask(PingReply, pingMs, (socket) => socket.write(`zPING${END}`));
    },
  };
}

/** The command, then each chunk after its length in four bytes, big-endian, and a length of zero. */
async function* toFrames(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from(`zINSTREAM${END}`);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (chunk.length === 0) continue;
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** The reply up to its end. Rejects for a connection that fails or is too slow, and for a reply without end. */
function hearReply(socket: Socket, limits: { connectMs: number; ms: number }): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const limit = (ms: number, what: string) =>
    setTimeout(() => reject(new Error(`${what} within ${ms} ms`)), ms);
  const connecting = limit(limits.connectMs, 'no connection');
  const answering = limit(limits.ms, 'no reply');
  let heard = '';
  socket.setEncoding('latin1');
  socket.once('connect', () => clearTimeout(connecting));
  socket.on('data', (text: string) => {
    heard += text;
    const end = heard.indexOf(END);
    if (end !== -1) resolve(heard.slice(0, end));
    else if (heard.length > MAX_REPLY_CHARACTERS) reject(new Error('a reply without end'));
  });
  socket.on('error', reject);
  socket.once('close', () => reject(new Error('the connection was closed before the reply')));
  return promise.finally(() => {
    clearTimeout(connecting);
    clearTimeout(answering);
  });
}
