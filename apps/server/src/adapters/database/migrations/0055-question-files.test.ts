import { randomUUID } from 'node:crypto';
import { tinyPdf } from '@recto/testing/pdf';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '#adapters/database/migrations/0055-question-files.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const root = () => testApp.installation.database.root;
const get = async (path: string) => (await testApp.request('GET', path, person)).json().result;

/** The tables and their rows as the version before had them. */
async function undo(): Promise<void> {
  await sql`alter table question add column file_id text references file on delete cascade`.execute(root());
  await sql`update question set file_id = file_set`.execute(root());
  await sql`alter table question drop column file_set`.execute(root());
  await sql`alter table history_entry add column file_id text references file on delete cascade`.execute(
    root(),
  );
  await sql`update history_entry set file_id = (select file_id from question where id = question_id)`.execute(
    root(),
  );
  await sql`drop table question_file`.execute(root());
  await sql`create index question_file on question (file_id, created_at desc)`.execute(root());
}

test('what was asked of one file is found by it, and goes with it, as before', async () => {
  const { fileId, questionId, itemId } = await testApp.makeThings(person);
  const { _id: otherId } = await testApp.uploadAndWait(person, {
    name: 'Other.pdf',
    bytes: tinyPdf([['The owner of this page is Ben.']], randomUUID()),
  });
  const other = await testApp.askAndWait(person, otherId, 'Who is the owner of this page?');
  const paths = [
    `/history/id/${questionId}`,
    `/history/id/${itemId}`,
    `/history/list-meta/userid?fileId=${otherId}`,
    '/history/list-meta/userid?q=other',
    '/history/conversations',
  ];
  const read = async () => Promise.all(paths.map(get));
  const before = await read();
  expect(before[2].items).toHaveLength(1);
  expect(before[3].items).toHaveLength(1);
  expect(before[4].items).toHaveLength(2);
  await undo();
  await up(root() as unknown as Kysely<unknown>);
  expect(await read()).toEqual(before);
  const again = await testApp.askAndWait(person, otherId, 'And who else?');
  expect(again.conversationId).toBe(other.conversationId);
  await testApp.request('DELETE', `/files/${fileId}`, person);
  expect((await testApp.request('GET', `/history/id/${questionId}`, person)).statusCode).toBe(404);
  expect(await get(`/history/id/${other._id}`)).toMatchObject({ questions: [{ fileId: otherId }] });
});
