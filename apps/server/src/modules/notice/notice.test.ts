import { contract } from '@recto/contract';
import { NOTICE_MAX_LENGTH } from '@recto/contract/limits';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});
const set = (text: string) => testApp.request('PUT', '/admin/notice', person, { text });
const shown = async () => (await testApp.request('GET', '/config', null)).json().result.notice;

test('administrators tell everybody something, and take it back; each is in the audit log', async () => {
  expect((await set('I am nobody')).statusCode).toBe(403);
  expect(await shown()).toBeNull();
  const { root } = testApp.installation.database;
  await root.updateTable('account').set({ role: 'admin' }).where('id', '=', person.accountId).execute();
  const text = 'Back at 18:00. <b>Save</b> your work.';
  expect((await set(` ${text} `)).json().result).toEqual({ notice: text });
  expect(await shown()).toBe(text);
  await set('Back at 19:00.');
  expect(await shown()).toBe('Back at 19:00.');
  const tooLong = await set('x'.repeat(NOTICE_MAX_LENGTH + 1));
  expect(tooLong.json()).toMatchObject({
    status: 400,
    result: { fields: { text: 'Please keep it under 501 characters.' } },
  });
  expect((await set(' ')).json().result).toEqual({ notice: null });
  expect(await shown()).toBeNull();
  const query = { subject: 'notice', limit: 3 };
  const { items } = await testApp.apiOf(person).call(contract.audit.list, { query });
  expect(items.map(({ action, details }) => [action, details['text']])).toEqual([
    ['notice.remove', ''],
    ['notice.set', 'Back at 19:00.'],
    ['notice.set', text],
  ]);
});
