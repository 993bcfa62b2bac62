import { randomUUID } from 'node:crypto';
import { passagesIn } from '@recto/testing/language-model';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openModelTestApp, RIGHT, saying, WHEN } from '#testing/model-test-app.ts';

const OTHER = { text: 'Within sixty days.', quote: 'payable within sixty days of receipt' };

let app: Awaited<ReturnType<typeof openModelTestApp>>;
let otherId: string;
beforeAll(async () => {
  app = await openModelTestApp();
  otherId = await upload();
});
afterAll(() => app.close());

const upload = async (): Promise<string> => {
  const bytes = tinyPdf([['Invoices are payable within sixty days of receipt.']], randomUUID());
  return (await app.testApp.uploadAndWait(app.person, { bytes }))._id;
};
const ask = async (fileIds: readonly string[]): Promise<string> =>
  (await app.questions.ask(app.person.accountId, fileIds, { text: WHEN, followUpOf: null }))._id;
const readEnd = async (id: string) => {
  await expect.poll(async () => (await app.read(id)).completed, { timeout: 20_000 }).toBe(true);
  return app.read(id);
};
const callsOf = (id: string) =>
  app.testApp.installation.database.root
    .selectFrom('model_call')
    .select(['part', 'outcome'])
    .where('subject_id', '=', id)
    .orderBy('part')
    .execute();

test('a model is asked once of each file, and its statements are proved in the file that it cites', async () => {
  app.server().respond((call) => {
    const isOther = passagesIn(call.input).some(({ text }) => text.includes('sixty'));
    return saying(isOther ? OTHER : RIGHT, { text: 'In nine days.', quote: 'payable within nine days' })(
      call,
    );
  });
  const calls = app.server().calls.length;
  const id = await ask([app.fileId, otherId]);
  const answer = await readEnd(id);
  expect(app.server().calls.length).toBe(calls + 2);
  expect(answer).toMatchObject({
    fileId: null,
    answeredBy: 'openai-compatible/made-up',
    answer: `${RIGHT.text}\n${OTHER.text}`,
    droppedClaims: 2,
  });
  expect(answer.citations.map(({ fileId }) => fileId)).toEqual([app.fileId, otherId]);
  expect(await callsOf(id)).toEqual([
    { part: 0, outcome: 'replied' },
    { part: 1, outcome: 'replied' },
  ]);
});

test('one file in a folder that keeps its text inside keeps all of the question inside', async () => {
  const { result: folder } = (
    await app.testApp.request('POST', '/folders', app.person, { name: 'Kept', parentFolderId: '' })
  ).json();
  const body = { neverSendOutside: true };
  await app.testApp.request('PUT', `/folders/${folder._id}/settings`, app.person, body);
  const keptId = await upload();
  await app.testApp.request('PUT', '/files/move', app.person, { fileId: keptId, folderId: folder._id });
  const calls = app.server().calls.length;
  const answer = await readEnd(await ask([app.fileId, keptId]));
  expect(answer).toMatchObject({ answeredBy: 'extract', fallback: 'folder', kind: 'answer' });
  expect(app.server().calls.length).toBe(calls);
});

test('stopped before there is anything, no call of it is made', async () => {
  let release = () => {};
  app.holdAnswers(new Promise<void>((resolve) => (release = resolve)));
  const calls = app.server().calls.length;
  const id = await ask([app.fileId, otherId]);
  await app.stop(id);
  release();
  const answer = await readEnd(id);
  expect(answer).toMatchObject({ answeredBy: 'extract', fallback: 'stopped', kind: 'answer' });
  expect(app.server().calls.length).toBe(calls);
});
