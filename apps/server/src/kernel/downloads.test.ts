import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { BlobNotFoundError } from '#kernel/blobs.ts';
import { type Download, makeDownloads, parseRange } from '#kernel/downloads.ts';
import type { AppError } from '#kernel/errors.ts';

describe('parsing a Range header', () => {
  test.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-2000', { start: 990, end: 999 }],
    ['Bytes=0-0', { start: 0, end: 0 }],
  ])('%s of 1,000 bytes', (header, range) => {
    expect(parseRange(header, 1_000)).toEqual(range);
  });

  test('a range beyond the end cannot be satisfied', () => {
    expect(parseRange('bytes=1000-', 1_000)).toBe('unsatisfiable');
    expect(parseRange('bytes=-0', 1_000)).toBe('unsatisfiable');
  });

  test('no range, several ranges, another unit or nonsense mean the whole', () => {
    for (const header of [undefined, 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=9-3'])
      expect(parseRange(header, 10)).toBeNull();
  });
});

const CALLER = { accountId: 'account', sessionId: 'session' };

test('a signed address names when it ends', () => {
  const { url, expiresAt } = makeDownloads('s'.repeat(32), () => 0).sign('original', CALLER, 'file');
  expect(url).toMatch(/^\/download\/[\w-]+\.[\w-]+$/);
  expect(expiresAt).toBe('1970-01-01T00:05:00.000Z');
});

/** Asks for a download of these ten bytes. */
async function ask(download: Partial<Download>, headers: Record<string, string>) {
  const bytes = Buffer.from('0123456789');
  const downloads = makeDownloads('s'.repeat(32), () => 0);
  downloads.offer('original', async () => ({
    name: 'ten',
    type: 'text/plain',
    size: bytes.length,
    open: async (range) => Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    ...download,
  }));
  const app = Fastify({ routerOptions: { maxParamLength: 500 } });
  app.setErrorHandler<AppError>((error, _request, reply) => reply.code(error.status).send());
  downloads.mount(app, async () => true);
  const { url } = downloads.sign('original', CALLER, 'file');
  return app.inject({ method: 'GET', url, headers });
}

describe('a part of a download', () => {
  const range = 'bytes=2-3';
  test.each([
    ['of the same bytes', { hash: 'abc' }, '"abc"', [206, '23']],
    ['of other bytes', { hash: 'abc' }, '"other"', [200, '0123456789']],
    ['of bytes that may have changed', {}, '"abc"', [200, '0123456789']],
  ])('%s', async (_what, download, condition, expected) => {
    const answer = await ask(download, { range, 'if-range': condition });
    expect([answer.statusCode, answer.body]).toEqual(expected);
  });

  test('names the bytes it is of', async () => {
    expect((await ask({ hash: 'abc' }, { range })).headers).toMatchObject({
      etag: '"abc"',
      'content-range': 'bytes 2-3/10',
      'content-length': '2',
    });
  });
});

test('a download that is deleted before it is opened is not found', async () => {
  const open = () => Promise.reject(new BlobNotFoundError('originals/1'));
  const answer = await ask({ open }, {});
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([404, undefined]);
});
