import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const post = async (path: string, body: object) => (await testApp.request('POST', path, person, body)).json();

test('the sample comes once, is read like any file and is not counted', async () => {
  person = await testApp.signUp();
  const first = (await post('/files/sample', {})).result.items;
  const again = (await post('/files/sample', {})).result.items;
  expect(first.map((item: { name: string }) => item.name).sort()).toEqual([
    'Annual_report_2025.pdf',
    'Services_agreement_v1.pdf',
    'Services_agreement_v2.pdf',
  ]);
  expect(again.map((item: { _id: string }) => item._id)).toEqual(
    first.map((item: { _id: string }) => item._id),
  );
  const { rows } = await sql`select 1 from usage_counter where account_id = ${person.accountId}`.execute(
    testApp.installation.database.root,
  );
  expect(rows).toEqual([]);
});
