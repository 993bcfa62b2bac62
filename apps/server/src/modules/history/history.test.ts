import { expect, test } from 'vitest';
import { makeMeter } from '#modules/plans/index.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const get = async (path: string, who = person) => (await testApp.request('GET', path, who)).json();

test('conversations come with their number of questions, the last one first', async () => {
  const folder = await testApp.request('POST', '/folders', person, { name: 'Contracts', parentFolderId: '' });
  const [older, newer, silent] = [
    await testApp.uploadAndWait(person, { name: 'older.pdf', folderId: folder.json().result._id }),
    await testApp.uploadAndWait(person, { name: 'newer.pdf' }),
    await testApp.uploadAndWait(person, { name: 'silent.pdf' }),
  ];
  await testApp.askAndWait(person, newer._id, 'What is this?');
  await testApp.askAndWait(person, older._id, 'What is this?');
  const last = await testApp.askAndWait(person, newer._id, 'How long is it?');
  const { result } = await get('/history/conversations');
  expect(result).toEqual({
    items: [
      { fileId: newer._id, questions: 2, lastAskedAt: last.createdAt, file: newer, folder: null },
      {
        fileId: older._id,
        questions: 1,
        lastAskedAt: expect.any(String),
        file: older,
        folder: 'Contracts',
      },
    ],
    page: 1,
    limit: 100,
    total: 2,
  });
  expect(JSON.stringify(result)).not.toContain(silent._id);
  expect((await get('/history/conversations?limit=1&page=2')).result.items).toMatchObject([
    { fileId: older._id },
  ]);
  const stranger = await testApp.signUp();
  expect((await get('/history/conversations', stranger)).result).toMatchObject({ items: [], total: 0 });
  const counts = async (who: Person) => {
    const fileIds = [silent._id, newer._id, older._id, 'unknown'];
    return (await testApp.request('POST', '/history/question-counts', who, { fileIds })).json().result.items;
  };
  const counted = await counts(person);
  expect(counted).toHaveLength(2);
  expect(counted).toEqual(
    expect.arrayContaining([
      { fileId: newer._id, questions: 2 },
      { fileId: older._id, questions: 1 },
    ]),
  );
  expect(await counts(stranger)).toEqual([]);
});

test('totals count what the account has, and nobody may ask for another’s', async () => {
  const total = async (what: string, id: string) => (await get(`/total-nof-${what}/${id}`)).result;
  expect(await total('documents', person.accountId)).toEqual({ total: 3 });
  expect(await total('questions', person.email)).toEqual({ total: 3 });
  const { database } = testApp.installation;
  const meter = makeMeter({ database, clock: Date.now });
  for (const [key, amount] of [
    ['one', 1_200],
    ['other', 34],
  ] as const)
    await database.transaction((trx) =>
      meter.take(trx, { key, accountId: person.accountId, metric: 'translatedText', amount }),
    );
  expect(await total('translated-text', person.accountId)).toEqual({ total: 1_234 });
  const stranger = await testApp.signUp();
  for (const what of ['documents', 'questions', 'translated-text'])
    expect((await get(`/total-nof-${what}/${stranger.accountId}`)).status).toBe(403);
});
