import type { AddressInfo } from 'node:net';
import { contract } from '@recto/contract';
import { ErrorEnvelope } from '@recto/contract/endpoint';
import type { ServerEvent } from '@recto/contract/events';
import { connect as connectApi } from '@recto/testing/api';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CONNECTIONS_PER_SESSION, HANDSHAKES_PER_MINUTE } from '#modules/realtime/limits.ts';
import { testEngine } from '#testing/database.ts';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

const WAIT = { timeout: 20_000 };

/** Stands still where a test says so. */
let stoppedAt: number | null = null;
const clock = () => stoppedAt ?? Date.now();

let testApp: TestApp;
let url: string;
let person: Person;
const sockets: Socket[] = [];

beforeAll(async () => {
  testApp = await openTestApp({}, undefined, clock);
  await testApp.installation.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(testApp.installation.app.server.address() as AddressInfo).port}`;
  person = await testApp.signUp();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => testApp.close());

function connect(
  token: string | undefined,
  userId?: string,
  at = url,
  extraHeaders: Record<string, string> = {},
) {
  const socket = io(at, {
    extraHeaders,
    auth: { token },
    query: userId ? { userId } : {},
    reconnection: false,
    forceNew: true,
    transports: ['websocket'],
  });
  sockets.push(socket);
  const events: ServerEvent[] = [];
  socket.on('events', (event: ServerEvent) => events.push(event));
  const outcome = new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
  return { socket, events, outcome };
}

test('only a full session may listen, and only for itself', async () => {
  const pending = await testApp.startSession(person, 'mfa_pending');
  const temporary = await testApp.startSession(person, 'password_change');
  for (const token of [undefined, '', 'rubbish', pending, temporary]) {
    expect(await connect(token).outcome).toBe('auth.not_signed_in');
  }
  expect(await connect(person.AccessToken, 'somebody@else.example').outcome).toBe('auth.foreign_account');
  expect(await connect(`Bearer ${person.AccessToken}`, person.email).outcome).toBe('connected');
});

test('progress and answers reach the account’s own pages and nobody else’s', async () => {
  const mine = connect(person.AccessToken, person.email);
  const other = await testApp.signUp();
  const theirs = connect(other.AccessToken, other.email);
  await Promise.all([mine.outcome, theirs.outcome]);
  const file = await testApp.uploadAndWait(person);
  const answer = await testApp.askAndWait(person, file._id, 'Is this a tiny document?');
  await vi.waitFor(() => {
    const last = mine.events.filter(({ type }) => type === 'FILE_PROGRESS').at(-1);
    expect(last?.body).toMatchObject({ _id: file._id, status: 'complete' });
    const answers = mine.events.flatMap((event) =>
      event.type === 'chat_response' ? event.body.questions : [],
    );
    expect(answers).toContainEqual(answer);
  }, WAIT);
  expect(theirs.events).toEqual([]);
});

test('a comparison is told with its rows and changes, of a long one only that it has ended', async () => {
  const { events, outcome } = connect(person.AccessToken, person.email);
  await outcome;
  const uploadText = async (text: string) => {
    const fields = { name: 'a.txt', bytes: Buffer.from(`${text}\n\n${crypto.randomUUID()}`) };
    return (await testApp.uploadAndWait(person, fields))._id;
  };
  const compareTexts = async (earlier: string, later: string) => {
    const fileIds = [await uploadText(earlier), await uploadText(later)];
    const comparisonId = await testApp.compareAndWait(person, fileIds);
    const bodyOf = (type: ServerEvent['type']) =>
      events.findLast(
        (event) =>
          event.type === type && 'comparisonId' in event.body && event.body.comparisonId === comparisonId,
      )?.body;
    await vi.waitFor(() => expect(bodyOf('SMART_COMPARE_RESPONSE')).toBeDefined(), WAIT);
    await vi.waitFor(() => expect(bodyOf('COMPARE_RESPONSE')).toMatchObject({ completed: true }), WAIT);
    const read = async (path: string) =>
      (await testApp.request('GET', `/compare/${comparisonId}${path}`, person)).json().result;
    const types = events.flatMap(({ type, body }) =>
      'comparisonId' in body && body.comparisonId === comparisonId ? type : [],
    );
    expect(types.slice(-2)).toEqual(['COMPARE_RESPONSE', 'SMART_COMPARE_RESPONSE']);
    return { whole: bodyOf('COMPARE_RESPONSE'), smart: bodyOf('SMART_COMPARE_RESPONSE'), read };
  };
  const short = await compareTexts('The fee is $5,000 a month.', 'The fee is $7,000 a month.');
  const { masterFile, childFile, generation, smartSummary } = await short.read('');
  const { items: rows } = await short.read('/rows');
  expect(short.whole).toMatchObject({ compare: { rows, masterFile, childFile } });
  expect(short.smart).toMatchObject({ generation, smartSummary });
  expect(generation).not.toEqual([]);

  const fees = (fee: number) =>
    Array.from({ length: 300 }, (_, at) => `Item ${at} costs $${fee + at} a month.`);
  const long = await compareTexts(fees(5_000).join('\n\n'), fees(7_000).join('\n\n'));
  expect(long.whole).toMatchObject({
    compare: { rowsTotal: expect.any(Number), changesTotal: expect.any(Number) },
  });
  expect(long.whole).not.toHaveProperty('compare.rows');
  expect(long.smart).not.toHaveProperty('generation');
  expect(long.smart).toMatchObject({ smartSummary: expect.stringContaining('changes') });
});

test('the summary of a batch is told after its end', async () => {
  const { events, outcome } = connect(person.AccessToken, person.email);
  await outcome;
  const { _id: fileId } = await testApp.uploadAndWait(person);
  const start = async (path: string, body: object) =>
    (await testApp.request('POST', path, person, body)).json().result;
  const { _id: templateId } = await start('/qna-template', {
    name: 'One',
    questions: ['Is it tiny?', 'Who?', 'When?', 'Where?', 'Why?', 'How?'],
  });
  await start('/qna/batch', { fileIds: [fileId], templateId });
  const indexOf = (type: ServerEvent['type'], body: object) => {
    const index = events.findIndex((event) => {
      const found = { ...event.body } as Record<string, unknown>;
      return event.type === type && Object.entries(body).every(([key, value]) => found[key] === value);
    });
    expect(index).toBeGreaterThanOrEqual(0);
    return index;
  };
  await vi.waitFor(() => indexOf('BATCH_SUMMARY_PROGRESS', { completed: true }), WAIT);
  const end = await vi.waitFor(() => indexOf('BATCH_PROGRESS', { done: 6, total: 6 }), WAIT);
  const first = events.find((event) => event.type === 'BATCH_PROGRESS');
  // Which cell the first one tells of, the pace of events decides.
  expect(first?.body).toMatchObject({ eta: expect.any(Number) });
  expect(end).toBeLessThan(indexOf('BATCH_SUMMARY_PROGRESS', {}));
});

test('a connection is cut when its session ends', async () => {
  const deleted = await testApp.signUp();
  const { socket, outcome } = connect(deleted.AccessToken);
  expect(await outcome).toBe('connected');
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));
  expect((await testApp.request('POST', '/auth/logout', deleted, {})).statusCode).toBe(200);
  expect(await cut).toBe('io server disconnect');
});

test('a connection is cut when its session has expired, and lives on where the tokens were renewed', async () => {
  onTestFinished(() => {
    stoppedAt = null;
  });
  const [deleted, staying] = [await testApp.signUp(), await testApp.signUp()];
  const { expiry } = await testApp.installation.database.root
    .selectFrom('session')
    .select(({ fn }) => fn.min('access_expires_at').as('expiry'))
    .where('account_id', '=', deleted.accountId)
    .executeTakeFirstOrThrow();
  stoppedAt = expiry.getTime() - 50;
  const { outcome, socket } = connect(deleted.AccessToken);
  const renewed = connect(staying.AccessToken);
  expect(await Promise.all([outcome, renewed.outcome])).toEqual(['connected', 'connected']);
  const refreshed = await testApp.request('POST', '/auth/refresh-token', null, {
    refreshToken: staying.RefreshToken,
  });
  expect(refreshed.statusCode).toBe(200);
  const cut = new Promise((resolve) => socket.once('disconnect', resolve));
  stoppedAt += 10_000;
  expect(await cut).toBe('io server disconnect');
  expect(renewed.socket.connected).toBe(true);
});

describe('the flood guard', () => {
  const shake = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const response = await fetch(`${url}/socket.io/?EIO=4&transport=polling`, { headers });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), response };
  };

  test('refuses more handshakes from one network than pages make, and leaves others alone', async () => {
    const statuses = [];
    for (let n = 0; n < HANDSHAKES_PER_MINUTE; n += 1) statuses.push((await shake('198.51.100.1')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { status, retryAfter, response } = await shake('198.51.100.1');
    const { result } = ErrorEnvelope.parse(await response.json());
    expect([status, result.code]).toEqual([429, 'request.too_many']);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    const overSocket = connect(person.AccessToken, person.email, url, { 'x-forwarded-for': '198.51.100.1' });
    expect(await overSocket.outcome).toContain('websocket error');
    expect((await shake('203.0.113.1')).status).toBe(200);
  });

  test('keeps so many connections of one session, and closes the oldest for another', async () => {
    const token = await testApp.startSession(person, 'full');
    const first = connect(token);
    expect(await first.outcome).toBe('connected');
    const cut = new Promise((resolve) => first.socket.once('disconnect', resolve));
    const others = Array.from({ length: CONNECTIONS_PER_SESSION }, () => connect(token));
    expect(new Set(await Promise.all(others.map(({ outcome }) => outcome)))).toEqual(new Set(['connected']));
    expect(await cut).toBe('transport close');
    expect(others.every(({ socket }) => socket.connected)).toBe(true);
  });
});

// The embedded database has but one process.
describe.each(testEngine() === 'postgres' ? ['PostgreSQL'] : [])('several processes on %s', () => {
  test('a connection to another process on the same database is cut too', async () => {
    // Before the other process is there, which may be the one that sends the mails.
    const [deleted, staying] = [await testApp.signUp(), await testApp.signUp()];
    const second = await testApp.openSecond();
    onTestFinished(() => second.stop());
    await second.app.listen({ port: 0, host: '127.0.0.1' });
    const secondUrl = `http://127.0.0.1:${(second.app.server.address() as AddressInfo).port}`;
    const connections = [deleted, staying].map((one) => connect(one.AccessToken, one.email, secondUrl));
    expect(await Promise.all(connections.map(({ outcome }) => outcome))).toEqual(['connected', 'connected']);
    const cut = new Promise((resolve) => connections[0]?.socket.once('disconnect', resolve));
    expect((await testApp.request('POST', '/auth/logout', deleted, {})).statusCode).toBe(200);
    expect(await cut).toBe('io server disconnect');
    expect(connections[1]?.socket.connected).toBe(true);
  });

  test('an event of either process reaches the clients of the other, and its own', async () => {
    const { _id: id } = await testApp.uploadAndWait(person);
    const second = await testApp.openSecond();
    onTestFinished(() => second.stop());
    await second.app.listen({ port: 0, host: '127.0.0.1' });
    const secondUrl = `http://127.0.0.1:${(second.app.server.address() as AddressInfo).port}`;
    const clients = [url, secondUrl].map((at) => connect(person.AccessToken, person.email, at));
    expect(await Promise.all(clients.map(({ outcome }) => outcome))).toEqual(['connected', 'connected']);
    for (const [at, name] of [
      [url, 'by_the_first'],
      [secondUrl, 'by_the_second'],
    ] as const) {
      await connectApi(at, person.AccessToken).call(contract.files.rename, {
        params: { id },
        body: { name },
      });
      await vi.waitFor(() => {
        for (const { events } of clients)
          expect(events.findLast(({ type }) => type === 'FILE_PROGRESS')?.body).toMatchObject({
            _id: id,
            name: `${name}.pdf`,
          });
      }, WAIT);
    }
  });

  test('after a time without news every connection is made and looked at again', async () => {
    const { socket, outcome } = connect(person.AccessToken);
    expect(await outcome).toBe('connected');
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen recto%' and datname = current_database()`.execute(
      testApp.installation.database.root,
    );
    // Which clients answer by connecting again.
    expect(await cut).toBe('transport close');
  });
});
