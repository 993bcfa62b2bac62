import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import type { InstanceStatus } from '@recto/contract/instances';
import { FileItem } from '@recto/contract/library';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { onlyOn } from '#testing/database.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const WAIT = { timeout: 20_000 };

let testApp: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  [admin, person] = [await testApp.signUp(), await testApp.signUp()];
  await makeAdmin(admin);
});
afterAll(() => testApp.close());

const makeAdmin = ({ accountId }: Person) =>
  testApp.installation.database.root
    .updateTable('account')
    .set({ role: 'admin' })
    .where('id', '=', accountId)
    .execute();

const api = () => testApp.apiOf(admin);
const status = () => api().call(contract.instances.status);
const stop = (id?: string) => api().call(contract.instances.stop, { query: id === undefined ? {} : { id } });
const start = (id?: string) =>
  api().call(contract.instances.start, { query: id === undefined ? {} : { id } });
const statesOf = ({ items }: InstanceStatus) => items.map(({ id, state }) => `${id} ${state}`);
/** What ran when it was stopped has ended. */
const waitForStopped = () =>
  vi.waitFor(async () => expect(statesOf(await status())).toEqual(['worker-1 stopped']), WAIT);
const upload = async () => FileItem.parse((await testApp.upload(person)).json().result);
const acts = async () =>
  (await api().call(contract.audit.list, { query: { actor: admin.email } })).items.map(
    ({ action, subject, details }) => ({ action, subject, ...details }),
  );

test('a stopped worker takes no work on documents: that waits, mails go on, and a start goes on with it', async () => {
  const { _id: read } = await testApp.uploadAndWait(person);
  expect(statesOf(await status())).toEqual(['worker-1 running']);
  const stopped = await stop();
  expect(stopped.items).toMatchObject([{ id: 'worker-1', stoppedBy: admin.email }]);
  await waitForStopped();
  const { _id } = await upload();
  const ask = { body: { fileId: read, question: 'What is this?' } };
  const { questions } = await testApp.apiOf(person).call(contract.questions.ask, ask);
  // Its code comes by a mail, so the queue has been worked on since.
  await testApp.signUp();
  expect(await testApp.getFile(person, _id)).toMatchObject({ status: 'waiting' });
  const { waiting } = await status();
  expect(waiting).toEqual([
    { kind: 'reading', count: 1, oldestAt: expect.any(String) },
    { kind: 'questions', count: 1, oldestAt: expect.any(String) },
  ]);
  expect((await start()).items).toMatchObject([{ state: 'running', stoppedAt: null, stoppedBy: null }]);
  expect(await testApp.waitForFile(person, _id)).toMatchObject({ status: 'complete' });
  const id = questions[0]?._id ?? '';
  await vi.waitFor(async () => {
    const answer = await testApp.apiOf(person).call(contract.history.get, { params: { id } });
    expect(answer.questions?.[0]?.completed).toBe(true);
  }, WAIT);
  expect(await acts()).toEqual([
    { action: 'instances.start', subject: 'all workers', workers: 'worker-1' },
    { action: 'instances.stop', subject: 'all workers', workers: 'worker-1' },
  ]);
});

test('one is chosen by its id, and the check starts one where none takes work', async () => {
  await stop('worker-1');
  await waitForStopped();
  const unknown = await testApp.request('GET', '/stop-instances?id=worker-99', admin);
  expect([unknown.statusCode, unknown.json().result.code]).toEqual([404, 'worker.not_found']);
  expect(statesOf(await api().call(contract.instances.checkAndStart))).toEqual(['worker-1 running']);
  const done = (await acts()).length;
  expect(statesOf(await api().call(contract.instances.checkAndStart))).toEqual(['worker-1 running']);
  expect(await acts()).toHaveLength(done);
});

test('one whose process has died is shown as lost, until another takes its number', async () => {
  const { root } = testApp.installation.database;
  const died = new Date(Date.now() - 60_000);
  await root
    .insertInto('instance')
    .values({ number: 2, holder: randomUUID(), host: 'gone', heartbeat_at: died, load: 0.5, doing: '[]' })
    .execute();
  expect(statesOf(await status())).toEqual(['worker-1 running', 'worker-2 lost']);
  await root.updateTable('instance').set({ holder: null }).where('number', '=', 2).execute();
  expect(statesOf(await status())).toEqual(['worker-1 running']);
});

test('who is no administrator reaches none of it', async () => {
  for (const path of ['start-instances', 'stop-instances', 'get-instance-status', 'check-and-start-server']) {
    const answer = await testApp.request('GET', `/${path}`, person);
    expect([answer.statusCode, answer.json().result.code]).toEqual([403, 'auth.forbidden']);
  }
  expect(statesOf(await status())).toEqual(['worker-1 running']);
});

test('several on one database: each is stopped by itself, and one that starts while all are stopped is stopped too', {
  ...onlyOn('postgres'),
  timeout: 60_000,
}, async () => {
  const second = await testApp.openSecond({ sharesFolder: true });
  onTestFinished(() => second.stop());
  expect(statesOf(await status())).toEqual(['worker-1 running', 'worker-2 running']);
  expect(statesOf(await stop('worker-1'))).toEqual(['worker-1 stopped', 'worker-2 running']);
  // The other one reads it.
  const { _id } = await upload();
  expect(await testApp.waitForFile(person, _id)).toMatchObject({ status: 'complete' });
  await stop();
  const third = await testApp.openSecond();
  expect(statesOf(await status())).toEqual(['worker-1 stopped', 'worker-2 stopped', 'worker-3 stopped']);
  await third.stop();
  const { _id: waiting } = await upload();
  expect(await testApp.getFile(person, waiting)).toMatchObject({ status: 'waiting' });
  // Of another process: it hears of it with its next sign of life.
  await start('worker-2');
  expect(await testApp.waitForFile(person, waiting)).toMatchObject({ status: 'complete' });
  await second.stop();
  expect(statesOf(await start())).toEqual(['worker-1 running']);
});

test('a stop outlives the process, and the account of whoever did it', async () => {
  const { root } = testApp.installation.database;
  const operator = await testApp.signUp();
  await makeAdmin(operator);
  await testApp.request('GET', '/stop-instances', operator);
  const { password } = operator;
  const left = await testApp.request('DELETE', '/auth/account', operator, { password });
  expect(left.json()).toMatchObject({ ok: true });
  const rows = await root.selectFrom('instance').selectAll().execute();
  expect(rows).toMatchObject([{ stopped_at: expect.any(Date), stopped_by: null, stopped_by_id: null }]);
  const next = await testApp.openSecond({ sharesFolder: true });
  const { _id } = await upload();
  expect((await status()).items.every(({ state }) => state === 'stopped')).toBe(true);
  expect(await testApp.getFile(person, _id)).toMatchObject({ status: 'waiting' });
  await next.stop();
  await start();
  expect(await testApp.waitForFile(person, _id)).toMatchObject({ status: 'complete' });
});
