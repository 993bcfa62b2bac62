import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseClamdAddress } from '#kernel/clamd-address.ts';
import { makeClamdScanner } from '#adapters/clamd/make-clamd-scanner.ts';
import { ScannerUnavailableError } from '#kernel/virus-scanner.ts';
import { type ClamdFault, type ClamdServer, EICAR, startClamdServer } from '#testing/clamd-server.ts';

let server: ClamdServer;
beforeAll(async () => {
  server = await startClamdServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.state.fault = null;
});

const scannerAt = (text: string, limits = {}) => {
  const parsed = parseClamdAddress(text);
  if (!parsed) throw new Error(`no address: ${text}`);
  return makeClamdScanner(parsed, limits);
};
const contentOf = (...chunks: readonly (string | Buffer)[]) =>
  Readable.from(
    chunks.map((chunk) => Buffer.from(chunk)),
    { objectMode: false },
  );

test('a content is sent whole, in whatever chunks it comes', async () => {
  const bytes = randomBytes(700_000);
  const content = contentOf(bytes.subarray(0, 1), bytes.subarray(1, 65_000), bytes.subarray(65_000));
  expect(await scannerAt(server.clamdAddress).scan(content)).toEqual({ kind: 'clean' });
  expect(server.state.scanned.at(-1)?.equals(bytes)).toBe(true);
});

test('what is found is named, also where it lies across two chunks', async () => {
  const content = contentOf('before ', EICAR.slice(0, 20), EICAR.slice(20), ' after');
  expect(await scannerAt(server.clamdAddress).scan(content)).toEqual({
    kind: 'infected',
    signature: 'Eicar-Test-Signature',
  });
});

test('a content beyond the limit of the scanner is not taken for a clean one, nor for a scanner that is away', async () => {
  const content = contentOf(randomBytes(600_000), randomBytes(600_000));
  expect(await scannerAt(server.clamdAddress).scan(content)).toEqual({ kind: 'too-large' });
});

test('a socket in the file system does as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const local = await startClamdServer({ path: join(folder, 'clamd.sock') });
  expect(await scannerAt(`unix:${local.clamdAddress}`).scan(contentOf(EICAR))).toMatchObject({
    kind: 'infected',
  });
  await local.close();
  await rm(folder, { recursive: true });
});

describe('no answer is no verdict', () => {
  test.each<ClamdFault>(['cut', 'silence', 'garbage', 'endless', 'half-reply'])('%s', async (fault) => {
    server.state.fault = fault;
    const scanner = scannerAt(server.clamdAddress, { scanMs: 100, pingMs: 100 });
    await expect(scanner.scan(contentOf('anything'))).rejects.toThrow(ScannerUnavailableError);
  });

  test('nor is one where nobody listens', async () => {
    const gone = await startClamdServer();
    await gone.close();
    const scanner = scannerAt(gone.clamdAddress);
    await expect(scanner.scan(contentOf('anything'))).rejects.toThrow(ScannerUnavailableError);
    await expect(scanner.ping()).rejects.toThrow(ScannerUnavailableError);
  });

  test('and a content that cannot be read is not the fault of the scanner', async () => {
    const content = Readable.from(
      (async function* () {
        yield Buffer.from('begun');
        throw new Error('the disk is gone');
      })(),
    );
    await expect(scannerAt(server.clamdAddress).scan(content)).rejects.toThrow('the disk is gone');
  });
});

test('a ping is answered, or the scanner is away', async () => {
  const scanner = scannerAt(server.clamdAddress, { pingMs: 100 });
  await scanner.ping();
  server.state.fault = 'garbage';
  await expect(scanner.ping()).rejects.toThrow(ScannerUnavailableError);
});

test('addresses are a host with its port, or a path', () => {
  expect(parseClamdAddress('clamav:3310')).toEqual({ host: 'clamav', port: 3310 });
  expect(parseClamdAddress('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(parseClamdAddress('/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  for (const wrong of ['clamav', ':3310', 'clamav:0', 'clamav:70000', 'http://clamav:3310', 'run/clamd.ctl'])
    expect(parseClamdAddress(wrong), wrong).toBeNull();
});
