import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listJobs } from '#patches/pg-boss/job-rows.fixture.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

const OPERATOR = 'ops@northwind.example';
const WAIT = { timeout: 20_000 };

let testApp: TestApp;
let admin: Person;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp({ FEEDBACK_MAIL: OPERATOR });
  [admin, person] = [await testApp.signUp(), await testApp.signUp()];
  const { root } = testApp.installation.database;
  await root.updateTable('account').set({ role: 'admin' }).where('id', '=', admin.accountId).execute();
});
afterAll(() => testApp.close());

const outbox = () => join(testApp.dataFolder, 'outbox');
const send = (text: string, page?: string) =>
  testApp.request('POST', '/send-feedback', person, { text, page });
const list = (query = {}) => testApp.apiOf(admin).call(contract.feedback.list, { query });

async function listMails(): Promise<string[]> {
  const names = (await readdir(outbox())).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(outbox(), name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${OPERATOR}`));
}

test('what people write is mailed to the operator, and administrators read it, newest first', async () => {
  expect((await send('It <b>found</b> the page.', '/chat')).statusCode).toBe(201);
  await vi.waitFor(async () => expect(await listMails()).toHaveLength(1), WAIT);
  const [mail] = await listMails();
  expect(mail).toContain(`${person.email} wrote on /chat:`);
  expect(mail).toContain('&lt;b&gt;found&lt;/b&gt;');
  await send('And again.');
  await vi.waitFor(async () => expect(await listMails()).toHaveLength(2), WAIT);
  const written = {
    _id: expect.any(String),
    createdAt: expect.any(String),
    email: person.email,
    text: 'It <b>found</b> the page.',
    page: '/chat',
  };
  expect(await list({ limit: 1 })).toMatchObject({ items: [{ text: 'And again.', page: null }], total: 2 });
  expect(await list({ limit: 1, page: 2 })).toEqual({ items: [written], page: 2, limit: 1, total: 2 });
  expect((await testApp.request('GET', '/feedback', person)).statusCode).toBe(403);
});

test('where no mail gets through, it is kept all the same, and the mail is tried again', async () => {
  await rm(outbox(), { recursive: true });
  await writeFile(outbox(), 'in the way');
  expect((await send('Lost?')).statusCode).toBe(201);
  expect((await list()).items[0]).toMatchObject({ text: 'Lost?' });
  await vi.waitFor(async () => {
    const jobs = await listJobs(testApp.installation.database.root, 'feedback.mail');
    expect(jobs.map(({ state }) => state)).toContain('retry');
  }, WAIT);
});
