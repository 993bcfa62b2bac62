import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ByteRange } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import { AppError } from '#kernel/errors.ts';
import { makeSigner } from '#kernel/signing.ts';

/** Long enough for a slow page to load, short enough that a leaked address is soon worthless. */
const VALID_FOR_MS = 5 * 60_000;

const Ticket = z.object({ kind: z.string(), accountId: z.string(), id: z.string(), expires: z.number() });

export interface Download {
  readonly name: string;
  readonly type: string;
  /** Null where it is made while it is sent; then there are no parts to be had of it. */
  readonly size: number | null;
  open(range?: ByteRange): Promise<Readable>;
}

/** Finds what a signed address stands for; null when it is gone or no longer the account's. */
type FindDownload = (accountId: string, id: string) => Promise<Download | null>;

/** Same-origin addresses that need no header, as a viewer or a link cannot send one: signed, for five minutes. */
export function makeDownloads(secret: string, clock: Clock) {
  const signer = makeSigner(secret, 'download');
  const kinds = new Map<string, FindDownload>();
  return {
    offer(kind: string, find: FindDownload): void {
      kinds.set(kind, find);
    },
    sign(kind: string, accountId: string, id: string): { url: string; expiresAt: string } {
      const expires = clock() + VALID_FOR_MS;
      const token = signer.sign({ kind, accountId, id, expires });
      return { url: `/download/${token}`, expiresAt: new Date(expires).toISOString() };
    },
    mount(app: FastifyInstance): void {
      // Compression would change the bytes that a Range header counts.
      app.get<{ Params: { token: string } }>(
        '/download/:token',
        { compress: false },
        async (request, reply) => {
          const ticket = Ticket.safeParse(signer.open(request.params.token));
          if (!ticket.success) throw new AppError(404, 'download.not_found', 'This download does not exist.');
          const { kind, accountId, id, expires } = ticket.data;
          if (expires < clock())
            throw new AppError(404, 'download.expired', 'This download address has expired.');
          const download = await kinds.get(kind)?.(accountId, id);
          if (!download) throw new AppError(404, 'download.not_found', 'This download does not exist.');
          const { size } = download;
          const range = size === null ? null : parseRange(request.headers.range, size);
          reply.headers({
            'accept-ranges': size === null ? 'none' : 'bytes',
            'cache-control': 'private, no-store',
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(download.name)}`,
            'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
            'content-type': download.type,
            'x-content-type-options': 'nosniff',
          });
          if (range === 'unsatisfiable') {
            return reply.code(416).header('content-range', `bytes */${size}`).send();
          }
          if (!range) {
            if (size !== null) reply.header('content-length', size);
            return reply.send(await download.open());
          }
          reply.code(206).headers({
            'content-range': `bytes ${range.start}-${range.end}/${size}`,
            'content-length': range.end - range.start + 1,
          });
          return reply.send(await download.open(range));
        },
      );
    },
  };
}
export type Downloads = ReturnType<typeof makeDownloads>;

/** One range of bytes (RFC 9110, section 14). Several ranges, or another unit, are answered with the whole. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
