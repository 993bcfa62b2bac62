import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { BlobNotFoundError, type ByteRange } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import { AppError } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import { makeSigner } from '#kernel/signing.ts';

/** Long enough for a slow page to load, short enough that a leaked address is soon worthless. */
const VALID_FOR_MS = 5 * 60_000;

const Ticket = z.object({
  kind: z.string(),
  accountId: z.string(),
  sessionId: z.string(),
  id: z.string(),
  expires: z.number(),
});

export interface Download {
  readonly name: string;
  readonly type: string;
  /** Null where it is made while it is sent; then there are no parts to be had of it. */
  readonly size: number | null;
  /** Stands for these very bytes; left out where they may change. */
  readonly hash?: string;
  open(range?: ByteRange): Promise<Readable>;
}

/** Finds what a signed address stands for; null when it is gone or no longer the account's. */
type FindDownload = (accountId: string, id: string) => Promise<Download | null>;

/** Whether the session that asked for a signed address is still open, or can be opened again; or the token is still good. */
type IsLiveHolder = (id: string) => Promise<boolean>;

/**
 * Same-origin addresses that need no header, as a viewer or a link cannot send one: signed, for five minutes and no
 * longer than the session, or the personal access token, lives that asked.
 */
export function makeDownloads(secret: string, clock: Clock) {
  const signer = makeSigner(secret, 'download');
  const kinds = new Map<string, FindDownload>();
  return {
    offer(kind: string, find: FindDownload): void {
      if (kinds.has(kind)) throw new Error(`Two capabilities offer downloads of the kind "${kind}".`);
      kinds.set(kind, find);
    },
    sign(
      kind: string,
      { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
      id: string,
    ): { url: string; expiresAt: string } {
      const expires = clock() + VALID_FOR_MS;
      const token = signer.sign({ kind, accountId, sessionId, id, expires });
      return { url: `/download/${token}`, expiresAt: new Date(expires).toISOString() };
    },
    mount(app: FastifyInstance, isLiveHolder: IsLiveHolder): void {
      const find = async (token: string): Promise<Download> => {
        const ticket = Ticket.safeParse(signer.open(token));
        if (!ticket.success) throw downloadNotFound();
        const { kind, accountId, sessionId, id, expires } = ticket.data;
        if (expires < clock())
          throw new AppError(404, 'download.expired', 'This download address has expired.');
        if (!(await isLiveHolder(sessionId))) throw downloadNotFound();
        const download = await kinds.get(kind)?.(accountId, id);
        if (!download) throw downloadNotFound();
        return download;
      };
      // Compression would change the bytes that a Range header counts.
      app.get<{ Params: { token: string } }>(
        '/download/:token',
        { compress: false },
        async ({ params, headers }, reply) => sendDownload(reply, await find(params.token), headers),
      );
    },
  };
}
export type Downloads = ReturnType<typeof makeDownloads>;

const downloadNotFound = () => new AppError(404, 'download.not_found', 'This download does not exist.');

async function sendDownload(reply: FastifyReply, download: Download, asked: IncomingHttpHeaders) {
  const { size, hash } = download;
  const etag = hash === undefined ? undefined : `"${hash}"`;
  // Who has a part of other bytes is given all of these (RFC 9110, section 13.1.5).
  const isPartWanted = asked['if-range'] === undefined || asked['if-range'] === etag;
  const range = size !== null && isPartWanted ? parseRange(asked.range, size) : null;
  const content = range === 'unsatisfiable' ? undefined : await openPart(download, range);
  reply.headers({
    ...(etag === undefined ? {} : { etag }),
    'accept-ranges': size === null ? 'none' : 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(download.name)}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-type': download.type,
    'x-content-type-options': 'nosniff',
  });
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range) {
    const { start, end } = range;
    reply
      .code(206)
      .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
  } else if (size !== null) reply.header('content-length', size);
  return reply.send(content);
}

async function openPart(download: Download, range: ByteRange | null): Promise<Readable> {
  try {
    return await download.open(range ?? undefined);
  } catch (error) {
    // Deleted between the look for it and its opening.
    throw error instanceof BlobNotFoundError ? downloadNotFound() : error;
  }
}

/**
 * One range of bytes (RFC 9110, section 14). Several ranges, another unit, or one that ends before it begins, are answered
 * with the whole.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size ? 'unsatisfiable' : { start, end };
}
