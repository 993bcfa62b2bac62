import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import {
  type ModelCall,
  type ModelServer,
  passagesIn,
  startModelServer,
} from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { addProductModules } from '#compose/modules.ts';
import type { Log } from '#kernel/log.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { PAGES, RIGHT, saying, WHEN } from '#testing/model-test-app.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const KEY = 'sk-nobody-may-read-this-7f3a';
const SAMPLE_QUOTE = 'The Customer shall pay each correct invoice within 30 days of receiving it';
const SAMPLE_REPLY = saying({ text: 'Within 30 days of receiving it.', quote: SAMPLE_QUOTE });
/** Answers the question on the sample, and that on a person's file. */
const answering = (call: ModelCall) =>
  passagesIn(call.input).some(({ text }) => text.replace(/\s+/g, ' ').includes(RIGHT.quote))
    ? saying(RIGHT)(call)
    : SAMPLE_REPLY(call);

let testApp: TestApp;
let admin: Person;
let openai: ModelServer;
let anthropic: ModelServer;
let logged = '';
beforeAll(async () => {
  openai = await startModelServer('openai-compatible');
  anthropic = await startModelServer('anthropic');
  const lines = new Writable({
    write(chunk, _, done) {
      logged += String(chunk);
      done();
    },
  });
  testApp = await openTestApp({}, pino({ level: 'trace' }, lines) as unknown as Log, undefined, {
    addModules: (add, deps) =>
      addProductModules(add, {
        ...deps,
        passwords: makeCheapPasswords(),
        findLocalServers: async () => [
          {
            name: 'Ollama',
            baseUrl: openai.url,
            model: 'made-up',
            models: [{ name: 'made-up', bytes: 4e9 }],
          },
        ],
      }),
  });
  admin = await makeAdmin(testApp);
});
afterEach(async () => {
  openai.respond({ status: 500 });
  await call('DELETE', '/admin/settings/model');
});
afterAll(async () => {
  await testApp.close();
  await openai.close();
  await anthropic.close();
});

async function makeAdmin(app: TestApp): Promise<Person> {
  const person = await app.signUp();
  await app.installation.database.root
    .updateTable('account')
    .set({ role: 'admin' })
    .where('id', '=', person.accountId)
    .execute();
  return person;
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, by = admin) {
  const response = await testApp.request(method, path, by, body);
  expect(response.body).not.toContain(KEY);
  return { status: response.statusCode, ...response.json() };
}
const use = (body: object) =>
  call('PUT', '/admin/settings/model', {
    provider: 'openai-compatible',
    baseUrl: openai.url,
    model: 'made-up',
    ...body,
  });
const testOf = (name: string) => call('POST', `/admin/settings/${name}/test`);
const configured = async () => (await call('GET', '/config')).result.model;

test('everything that is configured is listed, without a secret, with what it lacks', async () => {
  const { result } = await call('GET', '/admin/settings');
  expect(result.items.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
    ['mail', 'off'],
    ['model', 'off'],
    ['storage', 'on'],
    ['payments', 'on'],
    ['signOn', 'off'],
    ['ocr', 'on'],
    ['converter', 'off'],
    ['virusScan', 'off'],
  ]);
  expect(result.items[0]).toMatchObject({ source: 'default', variable: 'SMTP_URL', advice: /SMTP_URL/ });
  expect(result.items[2].detail).toMatch(/^Folder on this machine, [\d.]+ of [\d.]+ GB free; /);
});

test('tests say what they found, and what is off has none', async () => {
  for (const name of ['mail', 'storage', 'ocr'])
    expect((await testOf(name)).result.lastTest).toMatchObject({ outcome: 'ok', text: /\w/ });
  expect((await testOf('signOn')).result).toEqual({ code: 'settings.nothing_to_test' });
  expect((await testOf('nothing')).status).toBe(400);
  const { result } = await call('GET', '/admin/settings');
  expect(result.items[2].lastTest).toMatchObject({ outcome: 'ok', text: 'Written, read back and deleted.' });
});

test('servers on this machine are found with their models', async () => {
  const { result } = await call('GET', '/admin/model-servers');
  expect(result.servers).toEqual([
    { name: 'Ollama', baseUrl: openai.url, models: [{ name: 'made-up', bytes: 4e9 }] },
  ]);
  expect(result.memory.totalBytes).toBeGreaterThan(result.memory.freeBytes);
});

describe.each(['openai-compatible', 'anthropic'] as const)('a model by the protocol %s', (provider) => {
  const server = () => (provider === 'anthropic' ? anthropic : openai);
  const wanted = (more: object = {}) => ({ provider, baseUrl: server().url, apiKey: KEY, ...more });

  test('is tried with a question on the sample, used at once, tested, failing, and removed', async () => {
    server().respond(answering);
    const used = await use(wanted());
    expect(used).toMatchObject({ status: 200, result: { state: 'on', source: 'screen' } });
    expect(used.result.model).toEqual({
      provider,
      baseUrl: server().url,
      model: 'made-up',
      embeddingModel: null,
      hasKey: true,
    });
    expect(used.result.lastTest).toMatchObject({
      outcome: 'ok',
      evidence: { document: 'Services agreement v1.pdf', page: expect.any(Number), quote: SAMPLE_QUOTE },
    });
    const sent = JSON.stringify(server().calls.at(-1)?.headers);
    expect(sent).toContain(KEY);
    expect(await configured()).toBe(`${provider}/made-up`);

    // In force from the next question on, behind the switches of the person who asks.
    const person = await testApp.signUp();
    const { _id: fileId } = await testApp.uploadAndWait(person, { bytes: tinyPdf(PAGES, randomUUID()) });
    const before = server().calls.length;
    const inside = await testApp.askAndWait(person, fileId, WHEN);
    expect([inside.answeredBy, inside.fallback]).toEqual(['extract', 'account']);
    expect(server().calls.length).toBe(before);
    await testApp.sendOutside(person);
    const answered = await testApp.askAndWait(person, fileId, `${WHEN} Please.`);
    expect([answered.answeredBy, answered.answer]).toEqual([`${provider}/made-up`, RIGHT.text]);

    server().respond({ status: 401 });
    const failing = await testOf('model');
    expect(failing.result).toMatchObject({
      state: 'error',
      lastTest: { outcome: 'failed', text: 'It refuses the key (status 401).' },
    });
    const again = await testOf('model');
    expect(again.result.lastTest.failingSince).toBe(failing.result.lastTest.failingSince);

    expect((await call('DELETE', '/admin/settings/model')).result).toMatchObject({ state: 'off' });
    expect(await configured()).toBeNull();
    expect((await testApp.askAndWait(person, fileId, `${WHEN} Again.`)).answeredBy).toBe('extract');
  });

  test.each([
    ['refuses', { status: 404 }, /does not know this model/],
    ['breaks off', { reply: { answered: true, claims: [] }, fault: 'break' as const }, /broke off/],
    ['says what is not on the page', saying({ text: 'Two years.', quote: 'in two years' }), /could be found/],
  ])('that %s is not kept, and the one before stays', async (_what, reply, why) => {
    server().respond(answering);
    await use(wanted({ model: 'first' }));
    server().respond(reply);
    expect(await use(wanted({ model: 'second' }))).toMatchObject({
      status: 422,
      result: { code: 'settings.model_failed' },
      message: why,
    });
    expect(await configured()).toBe(`${provider}/first`);
  });
});

test('a key stays where it was given for, and is sent nowhere else', async () => {
  openai.respond(answering);
  await use({ apiKey: KEY });
  await use({ model: 'other' });
  expect(openai.calls.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  const elsewhere = await startModelServer('openai-compatible');
  onTestFinished(() => elsewhere.close());
  elsewhere.respond(answering);
  expect((await use({ baseUrl: elsewhere.url })).result.model.hasKey).toBe(false);
  expect(elsewhere.calls.at(-1)?.headers.authorization).toBeUndefined();
});

test.each([
  'http://169.254.169.254/v1',
  'http://2852039166/v1',
  'https://[fd00:ec2::254]/v1',
  'https://[::ffff:169.254.169.254]/v1',
  'https://metadata.google.internal/v1',
  'http://100.100.100.200/v1',
  'http://models.example/v1',
  'ftp://127.0.0.1/v1',
  'https://user:password@models.example/v1',
  'nothing',
])('the address %s is refused before anything is sent', async (baseUrl) => {
  expect(await use({ baseUrl })).toMatchObject({
    status: 422,
    result: { code: 'settings.address_refused', fields: { baseUrl: expect.any(String) } },
  });
});

test('a redirect is not followed', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: `${openai.url}/chat/completions` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const before = openai.calls.length;
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  expect(await use({ baseUrl })).toMatchObject({ status: 422, message: /redirect/ });
  expect([openai.calls.length, asked]).toEqual([before, ['/v1/chat/completions']]);
});

test('another server on the same database has the model, and loses it, without a word between them', async () => {
  const second = await testApp.openSecond();
  onTestFinished(() => second.stop());
  const seen = async () =>
    (await second.app.inject({ method: 'GET', url: '/api/v2/config' })).json().result.model;
  expect(await seen()).toBeNull();
  openai.respond(answering);
  await use({ apiKey: KEY });
  expect(await seen()).toBe('openai-compatible/made-up');
  await use({ apiKey: KEY, model: 'newer' });
  expect(await seen()).toBe('openai-compatible/newer');
  await call('DELETE', '/admin/settings/model');
  expect(await seen()).toBeNull();
});

test('the key lies sealed, and is in no log, no export and no table in plain text', async () => {
  openai.respond(answering);
  await use({ apiKey: KEY });
  openai.respond({ status: 500 });
  await testOf('model');
  const root = testApp.installation.database.root;
  const rows = [
    ...(await root.selectFrom('model_setting').selectAll().execute()),
    ...(await root.selectFrom('setting_test').selectAll().execute()),
  ];
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toContain(KEY);
  const exported = await testApp.request('GET', '/auth/account/export', admin);
  expect(exported.statusCode).toBe(200);
  expect(exported.body).not.toContain(KEY);
  expect(logged.length).toBeGreaterThan(1_000);
  expect(logged).not.toContain(KEY);
});

test('only administrators reach any of it', async () => {
  const person = await testApp.signUp();
  for (const [method, path] of [
    ['GET', '/admin/settings'],
    ['POST', '/admin/settings/mail/test'],
    ['GET', '/admin/model-servers'],
    ['PUT', '/admin/settings/model'],
    ['DELETE', '/admin/settings/model'],
  ] as const)
    expect((await call(method, path, {}, person)).result).toEqual({ code: 'auth.forbidden' });
});

test('what the environment says goes before the screen, and is shown as such', async () => {
  const app = await openTestApp({
    LLM_PROVIDER: 'openai-compatible',
    LLM_BASE_URL: openai.url,
    LLM_MODEL: 'from-the-environment',
    LLM_API_KEY: KEY,
  });
  onTestFinished(() => app.close());
  const operator = await makeAdmin(app);
  const body = { provider: 'openai-compatible', baseUrl: openai.url, model: 'other' };
  for (const method of ['PUT', 'DELETE'] as const) {
    const response = await app.request(method, '/admin/settings/model', operator, body);
    expect([response.statusCode, response.json().result]).toEqual([
      409,
      { code: 'settings.from_environment' },
    ]);
  }
  openai.respond(answering);
  const tested = await app.request('POST', '/admin/settings/model/test', operator);
  expect(tested.body).not.toContain(KEY);
  expect(tested.json().result).toMatchObject({
    source: 'environment',
    model: { model: 'from-the-environment', hasKey: true },
    lastTest: { outcome: 'ok' },
  });
});
