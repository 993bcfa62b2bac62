import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import type { Question } from '@recto/contract/questions';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addProductModules } from '#compose/modules.ts';
import type { Trx } from '#kernel/database.ts';
import type { Questions } from '#modules/questions/index.ts';
import { holdBack } from '#patches/pg-boss/job-rows.fixture.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { findTraces } from '#testing/traces.ts';
import { untilSomebodyWaits } from '#testing/until-somebody-waits.ts';

/** What rests on several files, asked as no call does yet, and read through the calls that there are. */

const WHEN = 'When are invoices payable?';
const pdf = (term: string) =>
  tinyPdf(
    [
      ['Services Agreement', 'This agreement is made between Northwind Ltd and Fabrikam Inc.'],
      ['Payment', `Invoices are payable within ${term} days of receipt.`],
    ],
    randomUUID(),
  );

let testApp: TestApp;
let questions: Questions;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp({}, undefined, undefined, {
    addModules(add, deps) {
      const product = addProductModules(add, { ...deps, passwords: makeCheapPasswords() });
      questions = product.questions;
      return product;
    },
  });
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

const upload = async (name: string, term: string, who = person): Promise<string> =>
  (await testApp.uploadAndWait(who, { name, bytes: pdf(term) }))._id;
const read = async (id: string, who = person) => testApp.request('GET', `/history/id/${id}`, who);
const get = async (path: string) => (await testApp.request('GET', path, person)).json().result;

async function askAndWait(fileIds: readonly string[], text: string, more = {}): Promise<Question> {
  const { _id } = await questions.ask(person.accountId, fileIds, { text, ...more });
  return vi.waitFor(
    async () => {
      const [question] = (await read(_id)).json().result.questions;
      expect(question.completed).toBe(true);
      return question;
    },
    { timeout: 20_000 },
  );
}

const filesOf = ({ citations }: Question) => [...new Set(citations.map(({ fileId }) => fileId))];

describe('one answer over two files', () => {
  let [one, two, asked]: [string, string, Question] = ['', '', {} as Question];
  beforeAll(async () => {
    [one, two] = [await upload('Lease.pdf', 'thirty'), await upload('Policy.pdf', 'sixty')];
    asked = await askAndWait([one, two], WHEN);
  });

  test('quotes both, each with its file, and names both', async () => {
    expect(asked).toMatchObject({
      fileId: null,
      files: [
        { fileId: one, name: 'Lease.pdf' },
        { fileId: two, name: 'Policy.pdf' },
      ],
      kind: 'answer',
      answeredBy: 'extract',
      searched: {
        pages: 4,
        nearest: [],
        files: [
          { fileId: one, pages: 2, unread: [], state: 'quoted' },
          { fileId: two, pages: 2, unread: [], state: 'quoted' },
        ],
      },
    });
    expect(filesOf(asked)).toEqual([one, two]);
    const leads = asked.claims.filter(({ isFurther }) => !isFurther);
    expect(leads.map(({ citations }) => asked.citations[citations[0] ?? -1]?.fileId)).toEqual([one, two]);
    expect(asked.answer).toContain('thirty days');
    expect(asked.answer).toContain('sixty days');
    const { contexts } = await get(`/qna/context/${asked._id}`);
    expect(contexts.map(({ fileId }: { fileId: string }) => fileId)).toEqual(
      asked.citations.map(({ fileId }) => fileId),
    );
    const { rows } = await sql`select used from usage_counter
      where metric = 'questions' and account_id = ${person.accountId}`.execute(
      testApp.installation.database.root,
    );
    expect(rows).toEqual([{ used: 1 }]);
  });

  test('locates its quotes anew in whichever file was read again', async () => {
    const { root } = testApp.installation.database;
    await sql`update question set answer = jsonb_set(answer, array['textVersions', ${two}], '"another"') ||
      jsonb_build_object('citations', (select jsonb_agg(citation || '{"span": {"start": 0, "end": 1}}')
        from jsonb_array_elements(answer -> 'citations') citation)) where id = ${asked._id}`.execute(root);
    const [now] = (await read(asked._id)).json().result.questions;
    expect(now.citations).toEqual(asked.citations);
  });

  test('is reviewed as any other', async () => {
    const review = (body: object) => testApp.request('POST', `/qna/review/${asked._id}`, person, body);
    const wrong = (await review({ mark: 'wrong', claim: 0 })).json().result.questions[0];
    expect(wrong.answer).not.toContain('thirty days');
    expect(wrong.answer).toContain('sixty days');
    const again = (await review({ mark: 'none' })).json().result.questions[0];
    expect(again.answer).toBe(asked.answer);
  });

  test('is listed as one entry, found by the name of either, and in the conversation of neither', async () => {
    const listed = async (query: string) => {
      const { items, total } = await get(`/history/list-meta/userid?kind=question&${query}`);
      expect(total).toBe(items.length);
      return items.map(({ _id }: Question) => _id);
    };
    const { items } = await get('/history/list-meta/userid?kind=question');
    expect(items).toMatchObject([{ _id: asked._id, fileName: 'Lease.pdf', files: asked.files }]);
    expect(await listed('q=lease')).toEqual([asked._id]);
    expect(await listed('q=policy+invoices')).toEqual([asked._id]);
    expect(await listed('q=nothing')).toEqual([]);
    for (const fileId of [one, two]) expect(await listed(`fileId=${fileId}`)).toEqual([]);
    expect(await get('/history/conversations')).toMatchObject({ items: [], total: 0 });
    const counts = await testApp.request('POST', '/history/question-counts', person, { fileIds: [one, two] });
    expect(counts.json().result.items).toEqual([]);
  });

  test('goes along with the data of the account', async () => {
    const exported = (await testApp.request('GET', '/auth/account/export', person)).json().result;
    expect(exported.questions).toEqual([asked]);
  });

  test('is followed by questions of the same files in any order, and by no others', async () => {
    expect(asked.conversationId).toMatch(/^files-/);
    const next = await askAndWait([two, one], 'And of what?');
    expect(next).toMatchObject({ conversationId: asked.conversationId, about: expect.any(String) });
    expect(next.files?.map(({ fileId }) => fileId)).toEqual([two, one]);
    const alone = await askAndWait([one], WHEN);
    expect(alone).toMatchObject({ fileId: one, conversationId: one });
    expect(alone).not.toHaveProperty('files');
    expect(alone).not.toHaveProperty('searched');
    const third = await upload('Third.pdf', 'ninety');
    const wider = await askAndWait([one, two, third], 'And why?');
    expect(wider.conversationId).not.toBe(asked.conversationId);
    expect(wider).not.toHaveProperty('about');
    for (const [fileIds, followUpOf] of [
      [[one, two], alone._id],
      [[one], asked._id],
    ] as const)
      await expect(
        questions.ask(person.accountId, fileIds, { text: 'Why?', followUpOf }),
      ).rejects.toMatchObject({ status: 404 });
    const anew = await askAndWait([one, two], WHEN, { followUpOf: null });
    expect(anew.conversationId).toBe(anew._id);
  });

  test('stands beside that of one file in no comparison', async () => {
    const comparisonId = await testApp.compareAndWait(person, [one, two]);
    for (const fileId of [one, two]) await askAndWait([fileId], WHEN);
    const { items } = await get(`/qna-on-aggregation/${comparisonId}`);
    expect(items).toMatchObject([{ question: WHEN, master: { fileId: one }, child: { fileId: two } }]);
  });
});

test('where one file answers, the other is named as searched', async () => {
  const [one, two] = [await upload('Lease.pdf', 'thirty'), await upload('Policy.pdf', 'sixty')];
  const { _id: silent } = await testApp.uploadAndWait(person, {
    bytes: tinyPdf([['Kiwi fruits are green and grow in New Zealand.']], randomUUID()),
  });
  const asked = await askAndWait([silent, one], WHEN);
  expect(asked).toMatchObject({
    kind: 'answer',
    searched: { files: [{ state: 'without' }, { state: 'quoted' }] },
  });
  expect(filesOf(asked)).toEqual([one]);
  const near = await askAndWait([one, two], 'Which bank charges interest on an invoice?', {
    followUpOf: null,
  });
  expect(near).toMatchObject({ answered: false, kind: 'none', pages: [], citations: [] });
  expect(near.answer).toBe('No matching passage was found in these 2 documents.');
  expect(new Set(near.searched?.nearest.map(({ fileId }) => fileId))).toEqual(new Set([one, two]));
  expect(near.searched?.files?.map(({ state }) => state)).toEqual(['without', 'without']);
});

test('a file that is named twice is asked once', async () => {
  const one = await upload('Lease.pdf', 'thirty');
  expect(await askAndWait([one, one], WHEN)).toMatchObject({ fileId: one, conversationId: one });
});

test('a file of another account, or one that is not Complete, is refused with all of the question', async () => {
  const stranger = await testApp.signUp();
  const [own, theirs] = [await upload('Own.pdf', 'thirty'), await upload('Theirs.pdf', 'sixty', stranger)];
  const ask = (fileIds: string[]) => questions.ask(person.accountId, fileIds, { text: WHEN });
  for (const fileIds of [[own, theirs], [theirs, own], [own, randomUUID()], []])
    await expect(ask(fileIds)).rejects.toMatchObject({ status: 404 });
  const { _id: failed } = await testApp.uploadAndWait(person, {
    name: 'Broken.pdf',
    bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}`),
  });
  await expect(ask([own, failed])).rejects.toMatchObject({
    status: 422,
    code: 'file.not_complete',
    message: expect.stringContaining('Broken.pdf'),
  });
  const asked = await askAndWait([own, await upload('Second.pdf', 'sixty')], WHEN);
  expect((await read(asked._id, stranger)).statusCode).toBe(404);
  for (const [method, path, body] of [
    ['GET', `/qna/context/${asked._id}`, undefined],
    ['POST', `/qna/review/${asked._id}`, { mark: 'check' }],
    ['POST', `/qna/stop/${asked._id}`, {}],
    ['DELETE', `/history/id/${asked._id}`, undefined],
  ] as const)
    expect((await testApp.request(method, path, stranger, body)).statusCode).toBe(404);
});

test('a file that could not be read again by then is named to the one who asked', async () => {
  const { root } = testApp.installation.database;
  const [one, two] = [await upload('One.pdf', 'thirty'), await upload('Two.pdf', 'sixty')];
  const { _id } = await holdBack(root, 'answer-question', async () => {
    const asked = await questions.ask(person.accountId, [one, two], { text: WHEN });
    await sql`update file set status = 'failed' where id = ${two}`.execute(root);
    return asked;
  });
  const ended = await vi.waitFor(
    async () => {
      const [question] = (await read(_id)).json().result.questions;
      expect(question.completed).toBe(true);
      return question;
    },
    // What became due without being added is looked for every 30 s on PGlite.
    { timeout: 40_000 },
  );
  expect(ended.error).toBe('Two.pdf could not be read again. See what is wrong with it, then ask again.');
  const { rows } = await sql`select body -> 'about' as about from outbox_event
    where type = 'error_response' and ${_id} = any(about)`.execute(root);
  expect(rows).toEqual([{ about: { questionId: _id, fileIds: [one, two] } }]);
});

test('a question goes with any of its files, which is told before, and leaves nothing behind', async () => {
  const [one, two] = [await upload('One.pdf', 'thirty'), await upload('Two.pdf', 'sixty')];
  const both = await askAndWait([one, two], WHEN);
  const alone = await askAndWait([one], WHEN);
  await testApp.request('POST', `/qna/review/${both._id}`, person, { mark: 'check' });
  const body = { fileIds: [two], folderIds: [] };
  expect(await testApp.apiOf(person).call(contract.history.deletionPreview, { body })).toMatchObject({
    files: 1,
    answers: 1,
    reviews: 1,
  });
  const waiting = await questions.ask(person.accountId, [one, two], { text: 'Who are the parties?' });
  await testApp.request('DELETE', `/files/${two}`, person);
  for (const id of [both._id, waiting._id]) expect((await read(id)).statusCode).toBe(404);
  expect((await read(alone._id)).statusCode).toBe(200);
  const { database } = testApp.installation;
  const traces = (...ids: string[]) => findTraces({ database, dataFolder: testApp.dataFolder }, ids);
  // That they were asked stays counted.
  await vi.waitFor(
    async () => expect(await traces(two, both._id, waiting._id)).toEqual(['public.usage_event']),
    {
      timeout: 20_000,
    },
  );
});

test('asking files, named in any order, while they are deleted ends neither with an error', async () => {
  const ids = [await upload('One.pdf', 'thirty'), await upload('Two.pdf', 'sixty')].toSorted();
  const locked = Promise.withResolvers<void>();
  const called = Promise.withResolvers<void>();
  const lock = (trx: Trx, id = '') => sql`select id from file where id = ${id} for update`.execute(trx);
  // As a deletion of both does it, one after the other.
  const deleting = testApp.installation.database.transaction(async (trx) => {
    await lock(trx, ids[0]);
    locked.resolve();
    await called.promise;
    await untilSomebodyWaits(trx);
    await lock(trx, ids[1]);
    await sql`delete from file where id = any(${ids}::text[])`.execute(trx);
  });
  await locked.promise;
  const asking = questions.ask(person.accountId, ids.toReversed(), { text: WHEN });
  called.resolve();
  await Promise.all([deleting, expect(asking).rejects.toMatchObject({ status: 404 })]);
});

test('a folder marked "never send outside" closes it to tokens as soon as one of its files lies there', async () => {
  const [one, two] = [await upload('One.pdf', 'thirty'), await upload('Two.pdf', 'sixty')];
  const { _id } = await askAndWait([one, two], WHEN);
  const folder = await testApp.request('POST', '/folders', person, { name: 'Kept', parentFolderId: '' });
  const folderId = folder.json().result._id;
  await testApp.request('PUT', `/folders/${folderId}/settings`, person, { neverSendOutside: true });
  const token = { ...person, AccessToken: await testApp.makeToken(person, ['read']) };
  const status = async () => [
    (await read(_id, token)).statusCode,
    (await testApp.request('GET', '/history/list-meta/userid?limit=100', token)).body.includes(_id),
  ];
  expect(await status()).toEqual([200, true]);
  await testApp.request('PUT', '/files/move', person, { fileId: two, folderId });
  expect(await status()).toEqual([403, false]);
  const writer = { ...person, AccessToken: await testApp.makeToken(person, ['write']) };
  expect((await testApp.request('DELETE', `/history/id/${_id}`, writer)).statusCode).toBe(403);
  expect((await read(_id)).statusCode).toBe(200);
});
