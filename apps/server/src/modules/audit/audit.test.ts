import { randomUUID } from 'node:crypto';
import { type AuditEntry, audit as endpoints } from '@recto/contract/audit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuditRecord, COMMAND_LINE, makeAudit } from '#modules/audit/index.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let admin: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  admin = await testApp.signUp();
  await root().updateTable('account').set({ role: 'admin' }).where('id', '=', admin.accountId).execute();
});
afterAll(() => testApp.close());

const root = () => testApp.installation.database.root;

async function record(...records: readonly AuditRecord[]): Promise<void> {
  const { database } = testApp.installation;
  const { api } = makeAudit({ database, clock: Date.now });
  await database.transaction(async (trx) => {
    for (const each of records) await api.record(trx, each);
  });
}

async function list(query: string): Promise<{ items: readonly AuditEntry[]; total: number }> {
  const answer = await testApp.request('GET', `/audit-log${query}`, admin);
  expect(answer.json()).toMatchObject({ ok: true });
  return endpoints.list.result.parse(answer.json().result);
}

test('shows what was done by whom to whom, the last first, page by page', async () => {
  const subject = { accountId: randomUUID(), email: `${randomUUID()}@example.test` };
  const plan = { plan: 'none', previous: null };
  await record(
    { actor: COMMAND_LINE, action: 'user.role', subject, details: { role: 'admin', previous: 'user' } },
    { actor: admin, action: 'user.plan', subject, details: plan },
    { actor: admin, action: 'notice.set', subject: 'notice' },
  );
  const { items, total } = await list(`?subject=${encodeURIComponent(subject.email)}&limit=1`);
  expect([items, total]).toEqual([
    [
      {
        _id: expect.any(String),
        at: expect.any(String),
        actor: admin.email,
        action: 'user.plan',
        subject: subject.email,
        details: plan,
      },
    ],
    2,
  ]);
  expect((await list(`?subject=${encodeURIComponent(subject.email)}&limit=1&page=2`)).items).toMatchObject([
    { actor: 'command line', action: 'user.role' },
  ]);
  expect((await list('?limit=2')).items.map(({ subject: name }) => name)).toEqual(['notice', subject.email]);
  expect((await list('?actor=command%20line&limit=1')).items).toMatchObject([{ action: 'user.role' }]);
});

test('an entry does not outlive the transaction that it tells of, and long details are cut', async () => {
  const subject = `thing ${randomUUID()}`;
  const { database } = testApp.installation;
  const { api } = makeAudit({ database, clock: Date.now });
  const failing = database.transaction(async (trx) => {
    await api.record(trx, { actor: admin, action: 'thing.change', subject });
    throw new Error('the change was refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect((await list(`?subject=${encodeURIComponent(subject)}`)).total).toBe(0);
  await record({ actor: admin, action: 'thing.change', subject, details: { text: 'x'.repeat(5_000) } });
  const [entry] = (await list(`?subject=${encodeURIComponent(subject)}`)).items;
  expect(entry?.details['text']).toBe('x'.repeat(200));
});

test('the database refuses to change, delete or empty it', async () => {
  await record({ actor: admin, action: 'notice.set', subject: 'notice' });
  const before = (await list('')).total;
  for (const statement of [
    sql`update audit_log set actor = 'nobody'`,
    sql`delete from audit_log`,
    sql`truncate audit_log`,
  ])
    await expect(statement.execute(root())).rejects.toThrow('the audit log takes new entries only');
  expect((await list('')).total).toBe(before);
});

test('is closed to everybody else', async () => {
  const answer = await testApp.request('GET', '/audit-log', await testApp.signUp());
  expect([answer.statusCode, answer.json().result.code]).toEqual([403, 'auth.forbidden']);
});
