import { randomUUID } from 'node:crypto';
import type { Question } from '@recto/contract/questions';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

const PAGES = [
  ['Invoices are payable within forty-five days of receipt.'],
  ['Late payments bear interest of two percent a month.'],
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

/** A question whose stored answer is of a kind, with two claims; what the engine makes of it does not matter here. */
async function makeAnswered(kind: Question['kind']): Promise<Question> {
  const { _id } = await testApp.askAndWait(person, fileId, 'When are invoices payable?');
  const quotes = PAGES.flat();
  const claims = quotes.map((text, at) => ({
    text,
    citations: [at],
    ...(kind === 'answer' && at > 0 && { isFurther: true }),
  }));
  const citations = quotes.map((quote, at) => ({
    fileId,
    page: at + 1,
    quote,
    span: { start: 0, end: quote.length },
    boxes: [],
  }));
  const made = { answer: quotes[0], answered: true, kind, pages: [1, 2], claims, citations };
  await sql`update question set answer = answer || ${JSON.stringify(made)}::jsonb where id = ${_id}`.execute(
    testApp.installation.database.root,
  );
  return read(_id);
}

const read = async (id: string): Promise<Question> =>
  (await testApp.request('GET', `/history/id/${id}`, person)).json().result.questions[0];
const review = (id: string, said: object) => testApp.request('POST', `/qna/review/${id}`, person, said);
const topAnswer = ({ claims }: Question) =>
  claims.filter(({ isFurther }) => !isFurther).map(({ text }) => text);

test('a person accepts an answer, and takes that back', async () => {
  const asked = await makeAnswered('answer');
  const { questions } = (await review(asked._id, { mark: 'accepted' })).json().result;
  expect(questions).toEqual([{ ...asked, review: { mark: 'accepted' } }]);
  expect(await read(asked._id)).toEqual(questions[0]);
  expect((await review(asked._id, { mark: 'none' })).json().result.questions).toEqual([asked]);
});

test('after wrong the next claim leads, everywhere the question is shown', async () => {
  const { _id } = await makeAnswered('answer');
  const said = { mark: 'wrong', reason: 'not-asked', note: '  See page 2.\n' };
  const [changed] = (await review(_id, said)).json().result.questions;
  expect(topAnswer(changed)).toEqual([PAGES[1]?.[0]]);
  expect(changed).toMatchObject({
    answer: PAGES[1]?.[0],
    pages: [2, 1],
    review: { mark: 'wrong', reason: 'not-asked', note: 'See page 2.', wrongClaims: [0] },
  });
  expect(await read(_id)).toEqual(changed);
  const url = `/history/list-meta/userid?kind=question&fileId=${fileId}&userId=${person.email}`;
  const { items } = (await testApp.request('GET', url, person)).json().result;
  const listed = items.find((item: { _id: string }) => item._id === _id);
  expect(listed).toMatchObject({ review: changed.review, answer: changed.answer, answerKind: 'answer' });
});

test('a closest passage is kept as the answer with its question', async () => {
  const { _id } = await makeAnswered('closest');
  const [taken] = (await review(_id, { mark: 'accepted', claim: 1 })).json().result.questions;
  expect(taken).toMatchObject({ kind: 'answer', review: { mark: 'accepted', claim: 1 } });
  expect(topAnswer(await read(_id))).toEqual([PAGES[1]?.[0]]);
});

test('what is said must make sense', async () => {
  const { _id } = await makeAnswered('closest');
  const refused = async (id: string, said: object) => {
    const response = await review(id, said);
    return [response.statusCode, response.json().result.code];
  };
  expect(await refused(_id, { mark: 'accepted' })).toEqual([422, 'review.claim_needed']);
  expect(await refused(_id, { mark: 'wrong', claim: 2 })).toEqual([422, 'review.unknown_claim']);
  expect(await refused(_id, { mark: 'splendid' })).toEqual([400, 'request.invalid']);
  expect(await refused(_id, { mark: 'check', note: 'x'.repeat(2_001) })).toEqual([400, 'request.invalid']);
  expect(await refused('unknown', { mark: 'check' })).toEqual([404, 'question.not_found']);
  expect(await read(_id)).not.toHaveProperty('review');
});

test('nobody can say anything of a question that is not answered', async () => {
  const id = randomUUID();
  const { _id } = await makeAnswered('answer');
  await sql`insert into question (id, account_id, file_set, conversation_id, question, created_at)
    select ${id}, account_id, file_set, conversation_id, 'Why?', now() from question where id = ${_id}`.execute(
    testApp.installation.database.root,
  );
  expect((await review(id, { mark: 'accepted' })).json()).toMatchObject({
    status: 422,
    result: { code: 'question.unanswered' },
  });
});
