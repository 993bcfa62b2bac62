import { randomUUID } from 'node:crypto';
import { tinyPdf } from '@recto/testing/pdf';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '#adapters/database/migrations/0023-conversations.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const root = () => testApp.installation.database.root;
const read = async (id: string) =>
  (await testApp.request('GET', `/history/id/${id}`, person)).json().result.questions[0];

/** The table and its rows as the version before had them. */
async function undo(): Promise<void> {
  await sql`alter table question add column file_id text`.execute(root());
  await sql`update question set file_id = file_set`.execute(root());
  await sql`alter table question drop column conversation_id`.execute(root());
  await sql`update question set answered_by = 'extract', answer = answer - 'kind' - 'textVersions'`.execute(
    root(),
  );
  await sql`update question set answer = jsonb_set(answer, '{citations}',
    (select jsonb_agg(citation - 'span') from jsonb_array_elements(answer -> 'citations') citation))
    where answer -> 'citations' <> '[]'`.execute(root());
  await sql`alter table question alter column answered_by set not null, alter column file_id set not null`.execute(
    root(),
  );
}

test('old questions get what new ones have', async () => {
  const pages = [['The rent is 1,200 euros.', 'The rent is 1,200 euros.', 'The wages are 900 euros.']];
  const { _id: fileId } = await testApp.uploadAndWait(person, { bytes: tinyPdf(pages, randomUUID()) });
  const found = await testApp.askAndWait(person, fileId, 'What is the rent?');
  const missed = await testApp.askAndWait(person, fileId, 'Which vitamins does a kiwi fruit contain?');
  const [open, failed] = [randomUUID(), randomUUID()];
  for (const id of [open, failed])
    await sql`insert into question (id, account_id, file_set, conversation_id, question, created_at)
      select ${id}, account_id, file_set, file_set, 'Why?', now() from question where id = ${found._id}`.execute(
      root(),
    );
  await sql`update question set completed_at = now(), error = 'It failed.' where id = ${failed}`.execute(
    root(),
  );
  await undo();
  await up(root() as unknown as Kysely<unknown>);
  // Later versions have it elsewhere.
  await sql`alter table question drop column file_id`.execute(root());
  expect(await read(found._id)).toEqual(found);
  expect(found).toMatchObject({ kind: 'answer', answeredBy: 'extract', conversationId: fileId });
  expect(await read(missed._id)).toEqual(missed);
  expect(missed).toMatchObject({ kind: 'none', answeredBy: 'extract', conversationId: fileId });
  const unanswered = { kind: 'none', answeredBy: '', conversationId: fileId };
  expect(await read(open)).toMatchObject({ ...unanswered, completed: false });
  expect(await read(failed)).toMatchObject({ ...unanswered, completed: true, error: 'It failed.' });
});
