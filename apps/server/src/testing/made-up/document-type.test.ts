import { afterAll, beforeAll, expect, test } from 'vitest';
import { readers } from '#testing/made-up/readers.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

/**
 * A type of document that the product does not have goes the whole way: what it takes to add one is its folder beside
 * `packages/readers/src/pdf`, a line of `FORMATS`, one of the contract's `FILE_TYPES` and `READABLE_TYPES`, and, where
 * its pages are of a new kind, a viewer.
 */
let testApp: TestApp;
let person: Person;

beforeAll(async () => {
  const workerEntry = new URL('./worker.fixture.ts', import.meta.url);
  testApp = await openTestApp({}, undefined, undefined, { readers, workerEntry });
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

const NOTES = [
  'NOTES\nMinutes of the board.\nThe board met in Vienna.',
  'The dividend of the year is 2.40 euros per share.\nIt will be paid in May.',
].join('\f');
const PAYMENT = 'It will be paid in May.';

test('a made-up type of document is told by its content, read, shown, searched and asked', async () => {
  const file = await testApp.uploadAndWait(person, { name: 'minutes.txt', bytes: Buffer.from(NOTES) });
  expect(file).toMatchObject({ status: 'complete', type: 'TXT', pages: 2, pageKind: 'lines', lang: 'en' });

  const search = async (query: string) =>
    (await testApp.request('GET', `/searchDocument/${file._id}?${query}`, person)).json().result;
  const { pages } = await search('from=1&to=2');
  expect(pages[1]).toMatchObject({ page: 2, text: expect.stringContaining(PAYMENT) });
  const { hits } = await search('q=paid');
  expect(hits).toEqual([expect.objectContaining({ page: 2, boxes: [] })]);
  expect(pages[1].text.slice(hits[0].span.start, hits[0].span.end)).toBe('paid');

  const answer = await testApp.askAndWait(person, file._id, 'What is the dividend per share?');
  expect(answer).toMatchObject({ answered: true, pages: [2] });
  const [citation] = answer.citations;
  expect(citation).toMatchObject({ page: 2, boxes: [] });
  expect(citation?.quote).toContain('2.40 euros per share');
  expect(pages[1].text.slice(citation?.span.start, citation?.span.end)).toBe(citation?.quote);
});

test('the types of the product are read beside it', async () => {
  expect(await testApp.uploadAndWait(person)).toMatchObject({ type: 'PDF', pageKind: 'layout' });
});

test('what only looks like text is still no document', async () => {
  const response = await testApp.upload(person, { name: 'a.txt', bytes: Buffer.from('No notes.') });
  expect(response.statusCode).toBe(415);
});
