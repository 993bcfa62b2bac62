import { randomUUID } from 'node:crypto';
import { FileItem } from '@recto/contract/library';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';
import { heavyPdf, tinyPdf } from '@recto/testing/pdf';

/**
 * Far more work than the short file beside it, on any machine: so many pages with so many lines to go through. No page alone
 * comes near the limit of one, however busy the machine is.
 */
const HEAVY = { pages: 300, linesDrawn: 100_000 };

let testApp: TestApp;
let owner: Person;
let other: Person;
let heavyId: string;

const isBeingRead = async () => {
  const { status, progress } = await testApp.getFile(owner, heavyId);
  return status === 'processing' && progress !== null;
};
const tenPages = () =>
  tinyPdf(
    Array.from({ length: 10 }, (_, page) => [`Shelf ${page + 1} holds the letters of year ${1901 + page}.`]),
    randomUUID(),
  );

beforeAll(async () => {
  testApp = await openTestApp();
  [owner, other] = [await testApp.signUp(), await testApp.signUp()];
  const bytes = heavyPdf(HEAVY.pages, HEAVY.linesDrawn, randomUUID());
  const sent = await testApp.upload(owner, { name: 'heavy.pdf', bytes });
  heavyId = FileItem.parse(sent.json().result)._id;
  await vi.waitFor(async () => expect(await isBeingRead()).toBe(true), { timeout: 60_000, interval: 50 });
});
afterAll(async () => {
  await testApp.inject({
    method: 'DELETE',
    url: `/api/v2/files/${heavyId}`,
    headers: testApp.headers(owner),
  });
  await testApp.close();
});

test("while somebody's long file is read, the short file of another is read and asked", async () => {
  const { _id, status, pages } = await testApp.uploadAndWait(other, { bytes: tenPages() });
  expect({ status, pages }).toEqual({ status: 'complete', pages: 10 });
  const answer = await testApp.askAndWait(other, _id, 'Which shelf holds the letters of year 1904?');
  expect(answer.pages[0]).toBe(4);
  expect(await isBeingRead()).toBe(true);
});

test('a short file does not wait for the end of a long one of the same account', async () => {
  const { status, pages } = await testApp.uploadAndWait(owner, { bytes: tenPages() });
  expect({ status, pages }).toEqual({ status: 'complete', pages: 10 });
  expect(await isBeingRead()).toBe(true);
});
