import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '#adapters/database/migrations/0033-follow-ups.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

test('questions of before stand alone', async () => {
  const { _id } = await testApp.uploadAndWait(person);
  const asked = await testApp.askAndWait(person, _id, 'What does this page say?');
  const root = testApp.installation.database.root;
  await sql`alter table question drop column follow_up`.execute(root);
  await up(root as unknown as Kysely<unknown>);
  const { result } = (await testApp.request('GET', `/history/id/${asked._id}`, person)).json();
  expect(result.questions[0]).not.toHaveProperty('about');
  expect(result.questions[0]).not.toHaveProperty('standsAlone');
});
