import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

const MEGABYTE = 1_000_000;
let free = 100_000 * MEGABYTE;
let testApp: TestApp;
let person: Person;
let things: Awaited<ReturnType<TestApp['makeThings']>>;
beforeAll(async () => {
  testApp = await openTestApp({ MIN_FREE_MB: '1000' }, undefined, undefined, { freeSpace: async () => free });
  person = await testApp.signUp();
  things = await testApp.makeThings(person);
});
afterAll(() => testApp.close());

const FULL = { status: 507, result: { code: 'storage.full' } };
const status = async (...input: Parameters<TestApp['request']>) =>
  (await testApp.request(...input)).json().status as number;

test('with little room what adds something is refused with a sentence; reading, signing in and deleting go on', async () => {
  free = 400 * MEGABYTE;
  const { fileId } = things;
  const added = await Promise.all([
    testApp.upload(person),
    testApp.request('POST', '/files/sample', person),
    testApp.request('POST', '/folders', person, { name: 'New' }),
    testApp.request('POST', '/qna/ask', person, { fileId, question: 'Who?' }),
    testApp.request('POST', '/send-feedback', person, { feedback: 'Good.' }),
    testApp.request('POST', '/auth/signup', null, {}),
  ]);
  for (const answer of added) expect(answer.json()).toMatchObject(FULL);
  expect(added[2]?.json().message).toBe('The storage of this installation is full. Nothing was changed.');

  expect(await status('GET', `/files/${fileId}`, person)).toBe(200);
  expect(await status('POST', '/files/get-file-from-s3', person, { fileId })).toBe(200);
  expect(await status('POST', '/auth/login', null, person)).toBe(200);
  expect(await status('DELETE', `/history/id/${things.questionId}`, person)).toBe(200);
  const { AccessToken } = (await testApp.request('POST', '/auth/login', null, person)).json().result
    .AuthenticationResult;
  expect(await status('POST', '/auth/logout', { ...person, AccessToken })).toBe(200);
  // Whoever is not signed in learns nothing of the disk.
  expect(await status('POST', '/folders', null, { name: 'New' })).toBe(401);
});

test('with almost none left nothing is written; reading and logging out go on', async () => {
  free = 50 * MEGABYTE;
  const { AccessToken } = person;
  expect((await testApp.request('POST', '/auth/login', null, person)).json()).toMatchObject(FULL);
  expect((await testApp.request('DELETE', `/files/${things.fileId}`, person)).json()).toMatchObject(FULL);
  expect(await status('GET', `/files/${things.fileId}`, person)).toBe(200);
  const session = await testApp.startSession(person, 'full');
  expect(await status('POST', '/auth/logout', { ...person, AccessToken: session })).toBe(200);
  expect(await status('GET', '/folders/root', { ...person, AccessToken })).toBe(200);
});
