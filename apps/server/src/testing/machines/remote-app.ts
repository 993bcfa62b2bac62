import { once } from 'node:events';
import { type IncomingMessage, request as callServer } from 'node:http';
import { Readable } from 'node:stream';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject as injected } from 'vitest';
import { openDatabase } from '#adapters/database/open-database.ts';
import type { Installation } from '#compose/server.ts';
import { makeSessions } from '#modules/accounts/sessions/sessions.ts';
import { findTestDatabase, silentLog } from '#testing/database.ts';
import { notReached } from '#testing/machines/not-reached.ts';
import { RECORD_FOLDER, TEST_SETTINGS } from '#testing/machines/through-proxy.ts';
import { makeTestClient } from '#testing/test-client.ts';

/** What clients and tests are told of a deployment. */
export interface MachinesSource {
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataFolder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The processes that all test files of a run share; null where there are none. */
    machines: MachinesSource | null;
  }
}

/** Settings of its own take processes of its own. */
export async function openRemoteApp(env: Record<string, string>) {
  const shared = injected('machines');
  const own = Object.keys(env).length > 0 || shared === null ? await startOwn(env) : undefined;
  const { url, databaseUrl, dataFolder } = own ?? (shared as MachinesSource);
  const opened = await openDatabase({ kind: 'postgres', url: databaseUrl }, { log: silentLog });
  const installation = {
    app: {
      inject: (options: InjectOptions | string) => injectOver(url, options),
      listen: async () => url,
      server: { address: () => ({ address: '127.0.0.1', family: 'IPv4', port: Number(new URL(url).port) }) },
    },
    database: opened.database,
    // Sessions are rows: whoever writes one has started it.
    accounts: { startSession: makeSessions({ database: opened.database, clock: Date.now }).start },
    recover: notReached('recover'),
    start: notReached('start'),
    startWorking: notReached('startWorking'),
    stop: notReached('stop'),
  } as unknown as Installation;
  return {
    ...makeTestClient(installation, dataFolder),
    installation,
    opened,
    dataFolder,
    openSecond: notReached('openSecond'),
    async close() {
      await opened.close();
      await own?.close();
    },
  };
}

async function startOwn(settings: Record<string, string>) {
  const source = findTestDatabase();
  if (source.kind !== 'postgres') throw new Error('Only PostgreSQL has several processes.');
  // Loaded where they are wanted: every other test does without them.
  const { startDeployment } = await import('#testing/machines/deployment.ts');
  const { makeRecord } = await import('#testing/machines/record.ts');
  const folder = process.env[RECORD_FOLDER];
  return startDeployment({
    ...source,
    settings: { ...TEST_SETTINGS, ...settings },
    // Half as many to start as those that all other files share, and still two that serve and two that work.
    roles: ['all', 'all'],
    ...(folder !== undefined && { onPassed: makeRecord(folder) }),
  });
}

/** As Fastify's own `inject`, over the network. */
async function injectOver(base: string, options: InjectOptions | string): Promise<LightMyRequestResponse> {
  const {
    method = 'GET',
    url = '/',
    headers = {},
    query = {},
    payload,
    body = payload,
    remoteAddress,
  } = typeof options === 'string' ? { url: options } : options;
  const address = new URL(typeof url === 'string' ? url : (url.pathname ?? '/'), base);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const content = body instanceof Readable ? { bytes: undefined, headers: {} } : await encode(body);
  const asked = callServer({
    host: address.hostname,
    port: address.port,
    method,
    path: address.pathname + address.search,
    headers: {
      ...(remoteAddress !== undefined && { 'x-forwarded-for': remoteAddress }),
      ...content.headers,
      ...(headers as Record<string, string>),
    },
  });
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  if (body instanceof Readable) body.pipe(asked);
  else asked.end(content.bytes);
  const [answer] = await answered;
  const rawPayload = Buffer.concat(await Array.fromAsync(answer as AsyncIterable<Buffer>));
  const text = rawPayload.toString();
  return {
    statusCode: answer.statusCode ?? 0,
    statusMessage: answer.statusMessage ?? '',
    headers: answer.headers,
    rawPayload,
    payload: text,
    body: text,
    json: () => JSON.parse(text),
  } as unknown as LightMyRequestResponse;
}

async function encode(body: unknown): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  if (body === undefined || body === null) return { bytes: Buffer.alloc(0), headers: {} };
  const isRaw = typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
  const response = new Response(isRaw ? (body as string) : JSON.stringify(body));
  const bytes = Buffer.from(await response.arrayBuffer());
  const type =
    body instanceof FormData ? response.headers.get('content-type') : isRaw ? null : 'application/json';
  return {
    bytes,
    headers: { 'content-length': String(bytes.length), ...(type !== null && { 'content-type': type }) },
  };
}
