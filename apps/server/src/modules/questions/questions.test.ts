import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMeter } from '#modules/plans/index.ts';
import { makeQuestions, type QuestionsDeps } from '#modules/questions/questions.ts';
import { silentLog } from '#testing/database.ts';
import { silentOutbox } from '#testing/silent-outbox.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { silentMetrics } from '#testing/silent-metrics.ts';

const PAGES = [
  ['Services Agreement', 'This agreement is made between Northwind Ltd and Fabrikam Inc.'],
  [
    'Payment',
    'Invoices are payable within forty-five days of receipt.',
    'Late payments bear interest of two percent a month.',
  ],
  ['Termination', 'Either party may terminate this agreement with ninety days written notice.'],
];

let testApp: TestApp;
let person: Person;
let fileId: string;
beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signUp();
  fileId = (await testApp.uploadAndWait(person, { bytes: tinyPdf(PAGES, randomUUID()) }))._id;
});
afterAll(() => testApp.close());

describe('an answer', () => {
  test('quotes the page it stands on, with boxes over the words', async () => {
    const answer = await testApp.askAndWait(person, fileId, 'When are invoices payable?');
    expect(answer).toMatchObject({ answered: true, kind: 'answer', answeredBy: 'extract', fileId });
    expect(answer.pages[0]).toBe(2);
    const [citation] = answer.citations;
    expect(citation?.quote).toContain('payable within forty-five days');
    expect(citation?.boxes.length).toBeGreaterThan(0);
    for (const { x, y, width, height } of citation?.boxes ?? []) {
      expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
    }
    expect(answer.searched).toBeUndefined();
  });

  test('tells the number printed on its page, also where it is the position in the file', async () => {
    const numbered = PAGES.map((lines, index) => [...lines, `${index + 1}`]);
    const file = await testApp.uploadAndWait(person, { bytes: tinyPdf(numbered, randomUUID()) });
    const answer = await testApp.askAndWait(person, file._id, 'When are invoices payable?');
    expect(answer.citations[0]).toMatchObject({ page: 2, pageLabel: '2' });
  });

  test('of a question the file says nothing about proves what was searched and shows no pages', async () => {
    const answer = await testApp.askAndWait(person, fileId, 'Which vitamins does a kiwi fruit contain?');
    expect(answer).toMatchObject({ answered: false, kind: 'none', pages: [], citations: [], claims: [] });
    expect(answer.searched).toMatchObject({ pages: 3, unread: [] });
  });

  test('that there is not tells the numbers printed on the pages of the passages that came nearest', async () => {
    const numbered = PAGES.map((lines, index) => [...lines, `${index + 11}`]);
    const file = await testApp.uploadAndWait(person, { bytes: tinyPdf(numbered, randomUUID()) });
    const answer = await testApp.askAndWait(person, file._id, 'Which bank charges interest on a mortgage?');
    const near = answer.searched?.nearest ?? [];
    expect(near.length).toBeGreaterThan(0);
    expect(near.map(({ pageLabel }) => pageLabel)).toEqual(near.map(({ page }) => `${page + 10}`));
  });

  test('that there is not says where the passages stand that came nearest', async () => {
    const answer = await testApp.askAndWait(person, fileId, 'Which bank charges interest on a mortgage?');
    expect(answer).toMatchObject({ answered: false });
    const near = answer.searched?.nearest ?? [];
    expect(near.length).toBeGreaterThan(0);
    const { pages } = (await testApp.request('GET', `/searchDocument/${fileId}`, person)).json().result;
    for (const { page, span, quote, boxes } of near) {
      expect(pages[page - 1].text.slice(span.start, span.end).replace(/\s+/g, ' ')).toBe(quote);
      expect(boxes.length).toBeGreaterThan(0);
    }
  });

  test('that is not sure tells in which part each passage stands, and which words of the question it says', async () => {
    const bytes = await readFile(new URL('../../../sample/Services agreement v2.pdf', import.meta.url));
    const file = await testApp.uploadAndWait(person, { bytes });
    const close = await testApp.askAndWait(person, file._id, 'How are disputes about price settled?');
    expect(close).toMatchObject({ kind: 'closest' });
    const [first, ...others] = close.citations.map(({ section }) => section);
    expect(first).toBe('3.2 · Charges and payment');
    for (const section of others) expect(section).toMatch(/^\d/);
    const words = close.claims.map(({ text, questionWords }) =>
      questionWords?.map(({ start, end }) => text.slice(start, end)),
    );
    expect(words[0]).toEqual(['dispute', 'dispute', 'settled']);
    const none = await testApp.askAndWait(person, file._id, 'What is the escrow agent paid?');
    expect(none.searched?.nearest.map(({ section }) => section)).toContain('7.4 · Term and termination');
    const sure = await testApp.askAndWait(person, file._id, 'What happens if a payment is late?');
    expect(sure).toMatchObject({ kind: 'answer' });
    expect(JSON.stringify(sure)).not.toMatch(/"section"|"questionWords"/);
  });

  test('of a follow-up is to the question before it, unless it is asked anew', async () => {
    const file = (await testApp.uploadAndWait(person, { bytes: tinyPdf(PAGES, randomUUID()) }))._id;
    const send = async (question: string, followUpOf?: string | null) => {
      const body = { fileId: file, question, ...(followUpOf !== undefined && { followUpOf }) };
      const { result } = (await testApp.request('POST', '/qna/ask', person, body)).json();
      return result.questions[0];
    };
    const first = await testApp.askAndWait(person, file, 'How much interest do late payments bear?');
    expect(first).toMatchObject({ conversationId: file });
    expect(first).not.toHaveProperty('about');
    const kept = await testApp.askAndWait(person, file, 'And who pays it?');
    expect(kept).toMatchObject({ question: 'And who pays it?', about: 'late payments bear' });
    expect(kept.conversationId).toBe(file);
    expect(kept.pages[0]).toBe(2);
    const again = await send('And who pays it?', first._id);
    expect(again).toMatchObject({ about: 'late payments bear', conversationId: file });
    const anew = await send('And who pays it?', null);
    expect(anew).toMatchObject({ standsAlone: true, conversationId: anew._id });
    expect(anew).not.toHaveProperty('about');
    expect(await send('And why?')).toMatchObject({ standsAlone: true, conversationId: anew._id });
  });

  test('of a question about words of the document is to both, and takes up nothing else', async () => {
    const body = { fileId, question: 'How high is it?', about: ' late payments ' };
    const { result } = (await testApp.request('POST', '/qna/ask', person, body)).json();
    expect(result.questions[0]).toMatchObject({ question: 'How high is it?', about: 'late payments' });
    const path = `/history/id/${result.questions[0]._id}`;
    const read = async () => (await testApp.request('GET', path, person)).json().result.questions[0];
    await expect.poll(read, { timeout: 20_000 }).toMatchObject({ completed: true, about: 'late payments' });
    expect((await read()).answer).toContain('Late payments bear interest');
    const tooLong = { ...body, about: 'x'.repeat(121) };
    expect((await testApp.request('POST', '/qna/ask', person, tooLong)).statusCode).toBe(400);
  });

  test('follows no question of another file or person', async () => {
    const own = await testApp.askAndWait(person, fileId, 'When are invoices payable?');
    const stranger = await testApp.signUp();
    const theirs = (await testApp.uploadAndWait(stranger, { bytes: tinyPdf(PAGES, randomUUID()) }))._id;
    const other = (await testApp.uploadAndWait(person, { bytes: tinyPdf(PAGES, randomUUID()) }))._id;
    for (const [who, file] of [
      [stranger, theirs],
      [person, other],
    ] as const) {
      const body = { fileId: file, question: 'Why?', followUpOf: own._id };
      expect((await testApp.request('POST', '/qna/ask', who, body)).statusCode).toBe(404);
    }
  });

  test('puts a typing error right and says so, unless the words are to be searched as typed', async () => {
    const question = 'When are invoices payabel?';
    const corrected = await testApp.askAndWait(person, fileId, question);
    expect(corrected).toMatchObject({ question, searchedFor: [{ from: 'payabel', to: 'payable' }] });
    expect(corrected.claims[0]?.text).toContain('forty-five days');
    const asked = await testApp.request('POST', '/qna/ask', person, { fileId, question, exact: true });
    const [{ _id }] = asked.json().result.questions;
    await expect
      .poll(async () => {
        const answer = await testApp.request('GET', `/history/id/${_id}`, person);
        const [found] = answer.json().result.questions;
        return [found.completed, found.searchedFor];
      })
      .toEqual([true, undefined]);
    const spelt = await testApp.askAndWait(person, fileId, 'When are invoices payable?');
    expect(spelt.searchedFor).toBeUndefined();
  });

  test('in another language than the document says so', async () => {
    const asked = await testApp.askAndWait(person, fileId, 'Welche Bank berechnet Zinsen für eine Hypothek?');
    expect(asked.languages).toEqual({ question: 'de', document: 'en' });
    expect(asked.kind).not.toBe('answer');
    expect(asked.answer).toContain('The question is in German, the document is in English');
  });

  test('can be read again with its boxes, alone and in the list of the file', async () => {
    const { _id } = await testApp.askAndWait(person, fileId, 'How can the agreement be terminated?');
    const { contexts } = (await testApp.request('GET', `/qna/context/${_id}`, person)).json().result;
    expect(contexts[0]).toMatchObject({ fileId, page: 3 });
    expect(contexts[0].boxes.length).toBeGreaterThan(0);
    const list = (
      await testApp.request(
        'GET',
        `/history/list-meta/userid?kind=question&fileId=${fileId}&userId=${person.email}`,
        person,
      )
    ).json().result;
    expect(list.items[0]).toMatchObject({
      kind: 'question',
      answerKind: 'answer',
      _id,
      fileName: 'tiny.pdf',
      pageKind: 'layout',
      answered: true,
    });
    expect(list.items[0].citations[0].span).toEqual(contexts[0].span);
    expect(list.items[0].citations[0].boxes).toBeUndefined();
    expect(list.items.map((item: { createdAt: string }) => item.createdAt)).toEqual(
      list.items
        .map((item: { createdAt: string }) => item.createdAt)
        .toSorted()
        .toReversed(),
    );
  });
});

test('a question is accepted at once and counted once', async () => {
  const other = await testApp.signUp();
  const file = await testApp.uploadAndWait(other);
  const asked = await testApp.request('POST', '/qna/ask', other, {
    fileId: file._id,
    question: '  What is this?  ',
  });
  expect([asked.statusCode, asked.json().result.questions]).toMatchObject([
    202,
    [
      {
        question: 'What is this?',
        completed: false,
        kind: 'none',
        // Whoever answers it says so then.
        answeredBy: '',
        conversationId: file._id,
      },
    ],
  ]);
  const { rows } =
    await sql`select used from usage_counter where metric = 'questions' and account_id = ${other.accountId}`.execute(
      testApp.installation.database.root,
    );
  expect(rows).toEqual([{ used: 1 }]);
});

test('an empty question, one that is too long and a file that is not Complete are refused', async () => {
  const ask = async (body: object) => (await testApp.request('POST', '/qna/ask', person, body)).json();
  expect(await ask({ fileId, question: '   ' })).toMatchObject({
    status: 400,
    result: { fields: { question: 'Type a question.' } },
  });
  expect(await ask({ fileId, question: 'x'.repeat(2_001) })).toMatchObject({ status: 400 });
  const failed = await testApp.uploadAndWait(person, { bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}`) });
  expect(await ask({ fileId: failed._id, question: 'What?' })).toMatchObject({
    status: 422,
    result: { code: 'file.not_complete' },
  });
});

/** Questions whose files are as another request sees them at the same time. */
function questionsBeside(library: Partial<QuestionsDeps['library']>) {
  const unused = () => Promise.reject(new Error('not part of it'));
  return makeQuestions({
    database: testApp.installation.database,
    jobs: { enqueue: async () => {} },
    metrics: silentMetrics,
    meter: makeMeter({ database: testApp.installation.database, clock: Date.now }),
    library: { getFile: unused, findFileForWork: unused, mapFiles: unused, ...library },
    pages: {
      reprocessIfOutdated: async () => false,
      checkReady: unused,
      withIndex: unused,
      keyTerms: unused,
      outline: unused,
      loadStored: unused,
      loadStoredOf: unused,
      requeueIfCorrupt: unused,
      readState: unused,
      textVersions: async () => new Map(),
    },
    modelCalls: { callOnce: unused, callOff: unused, settle: unused },
    realtime: silentOutbox,
    clock: Date.now,
    tasks: { run: async () => ({ kind: 'alone' }) as never },
    answerer: { name: 'nobody', draft: unused },
    findModel: async () => null,
    findEmbeddings: async () => null,
    modelLimits: { timeoutMs: 1, maxTokens: 1 },
    log: silentLog,
    recordHistory: async () => {},
  });
}

test('questions and their files leave the lists together where a file is deleted at that moment', async () => {
  const { _id } = await testApp.askAndWait(person, fileId, 'Who are the parties?');
  const listing = { accountId: person.accountId, offset: 0, limit: 100 };
  const { mapListed, listConversations } = questionsBeside({ mapFiles: async () => new Map() });
  expect((await mapListed(person.accountId, [_id])).size).toBe(0);
  expect((await listConversations(listing)).conversations).toEqual([]);
  await testApp.request('DELETE', `/history/id/${_id}`, person);
});

test('of a file that is deleted while it is asked is refused like any that does not exist', async () => {
  const { database } = testApp.installation;
  const { _id } = await testApp.uploadAndWait(person);
  const gone = await database.root
    .selectFrom('file')
    .selectAll()
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
  await testApp.request('DELETE', `/files/${_id}`, person);
  // As it was found a moment ago.
  const { ask } = questionsBeside({ getFile: async () => gone });
  await expect(ask(person.accountId, [_id], { text: 'Who?' })).rejects.toMatchObject({
    status: 404,
    code: 'file.not_found',
  });
});

test('a deleted question is gone from every list, and its answer does not come back', async () => {
  const { _id } = await testApp.askAndWait(person, fileId, 'Who are the parties?');
  const beside = await testApp.askAndWait(person, fileId, 'When are invoices payable?');
  const asked = await testApp.request('POST', '/qna/ask', person, {
    fileId,
    question: 'Deleted while answered?',
  });
  const running = asked.json().result.questions[0]._id;
  for (const id of [_id, running]) {
    const answer = (await testApp.request('DELETE', `/history/id/${id}`, person)).json();
    expect(answer).toMatchObject({ ok: true, message: 'Question deleted successfully', result: null });
  }
  expect((await testApp.request('DELETE', `/history/id/${_id}`, person)).statusCode).toBe(404);
  // By the time that another is answered, the job of the deleted one has ended, too.
  await testApp.askAndWait(person, fileId, 'What is the notice for termination?');
  for (const id of [_id, running])
    expect((await testApp.request('GET', `/history/id/${id}`, person)).statusCode).toBe(404);
  const list = (await testApp.request('GET', '/history/list-meta/userid?limit=100', person)).json().result;
  const ids = list.items.map((item: { _id: string }) => item._id);
  expect(ids).toContain(beside._id);
  expect(ids).not.toContain(running);
});
