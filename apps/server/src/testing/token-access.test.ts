import { randomUUID } from 'node:crypto';
import { API_BASE } from '@recto/contract';
import type { TokenScope } from '@recto/contract/endpoint';
import { tinyPdf } from '@recto/testing/pdf';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

/** What tokens reach in the whole product; `access.test.ts` tries the scopes at every call. */

let testApp: TestApp;
let person: Person;
/** One thing of every kind, all of them about a file in a folder marked "never send outside". */
let kept: Awaited<ReturnType<typeof makeKept>>;
let openFileId: string;

beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signUp();
  kept = await makeKept();
  openFileId = (await testApp.uploadAndWait(person, { bytes: pdf('The open fee is 7 EUR.') }))._id;
});
afterAll(() => testApp.close());

const pdf = (line: string) => tinyPdf([[line]], randomUUID());
const post = async (path: string, who: Person, body: object = {}) =>
  (await testApp.request('POST', path, who, body)).json().result;

async function makeKept() {
  const outer = (await post('/folders', person, { name: 'Matters' }))._id as string;
  const inner = (await post('/folders', person, { name: 'Kept', parentFolderId: outer }))._id as string;
  const things = await testApp.makeThings(person);
  const { otherFileId, comparisonId } = await testApp.makeComparison(person, things.fileId);
  await testApp.request('PUT', '/files/move', person, { fileId: things.fileId, folderId: inner });
  await testApp.request('PUT', `/folders/${inner}/settings`, person, { neverSendOutside: true });
  return { ...things, outer, inner, otherFileId, comparisonId };
}

const holder = async (...scopes: TokenScope[]): Promise<Person> => ({
  ...person,
  AccessToken: await testApp.makeToken(person, scopes),
});
const codeOf = async (...request: Parameters<TestApp['request']>) => {
  const response = await testApp.request(...request);
  return response.statusCode === 403 ? response.json().result.code : response.statusCode;
};
const SCOPE = 'auth.token_scope';

type Call = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object];

describe('folders marked "never send outside"', () => {
  const calls = (): Call[] => [
    ['GET', `/files/${kept.fileId}`],
    ['GET', `/documentPage/${kept.fileId}/1`],
    ['GET', `/documentTables/${kept.fileId}/1`],
    ['GET', `/searchDocument/${kept.fileId}?q=owner`],
    ['GET', `/qna/context/${kept.questionId}`],
    ['GET', `/history/id/${kept.questionId}`],
    ['GET', `/history/id/${kept.itemId}`],
    ['GET', `/qna/batch/${kept.batchId}`],
    ['GET', `/qna/batch/${kept.batchId}/cells`],
    ['GET', `/compare/${kept.comparisonId}/rows`],
    ['GET', `/folders/items?folderId=${kept.inner}`],
    ['POST', '/files/get-file-from-s3', { fileId: kept.fileId }],
    ['POST', '/files/download', { fileIds: [kept.fileId] }],
    ['POST', '/files/download', { folderIds: [kept.outer] }],
    ['POST', '/qna/ask', { fileId: kept.fileId, question: 'Who is the owner?' }],
    ['POST', '/compare/files', { fileIds: [openFileId, kept.fileId] }],
    ['PUT', '/files/move', { fileId: kept.fileId, folderId: null }],
    ['PUT', `/folders/${kept.inner}/settings`, { neverSendOutside: false }],
    ['POST', `/folders/move/${kept.inner}`, { parentFolderId: null }],
    ['DELETE', `/files/${kept.fileId}`],
  ];

  test('are closed to tokens without the scope, whatever names what lies in them', async () => {
    const token = await holder('read', 'ask', 'write');
    for (const [method, path, body] of calls())
      expect(await codeOf(method, path, token, body), path).toBe(SCOPE);
  });

  test('are open to tokens with it, and to sessions', async () => {
    const token = await holder('read', 'outside');
    for (const who of [token, person])
      for (const [method, path] of calls().filter(([name]) => name === 'GET'))
        expect(await codeOf(method, path, who), path).toBe(200);
    expect(await codeOf('POST', '/files/download', token, { folderIds: [kept.outer] })).toBe(200);
    expect(await codeOf('POST', '/qna/ask', token, { fileId: kept.fileId, question: 'Who?' })).toBe(SCOPE);
  });

  test('are left out of lists, and everything else is there', async () => {
    const [without, withIt] = [await holder('read'), await holder('read', 'outside')];
    const textOf = async (path: string, who: Person) => (await testApp.request('GET', path, who)).body;
    for (const path of [
      '/search?q=owner',
      '/history/list-meta/userid',
      '/history/conversations',
      '/files/by-name',
      '/compare',
    ]) {
      expect(await textOf(path, withIt), path).toContain(kept.fileId);
      const shown = await textOf(path, without);
      for (const id of [kept.fileId, kept.questionId, kept.batchId, kept.comparisonId, 'owner of this page'])
        expect(shown, path).not.toContain(id);
    }
    expect(await textOf('/files/by-name', without)).toContain(openFileId);
    const folders = await textOf('/folders/user', without);
    expect([folders.includes(kept.outer), folders.includes(kept.inner)]).toEqual([true, false]);
  });

  test('close behind a file at once', async () => {
    const token = await holder('read');
    const { _id } = await testApp.uploadAndWait(person, { bytes: pdf('On the move.') });
    expect(await codeOf('GET', `/files/${_id}`, token)).toBe(200);
    await testApp.request('PUT', '/files/move', person, { fileId: _id, folderId: kept.inner });
    expect(await codeOf('GET', `/files/${_id}`, token)).toBe(SCOPE);
  });

  test('tell nothing of a file that is uploaded again', async () => {
    const bytes = pdf('Uploaded twice.');
    await testApp.upload(person, { bytes, folderId: kept.inner });
    const response = await testApp.upload(await holder('write'), { bytes });
    expect([response.statusCode, response.json().result.code]).toEqual([403, SCOPE]);
  });
});

test('a signed address is good for as long as the token that asked for it', async () => {
  const session = await post('/tokens', person, { name: 'Short', scopes: ['read'] });
  const token = { ...person, AccessToken: session.token };
  const { url } = await post('/files/get-file-from-s3', token, { fileId: openFileId });
  const open = async () => (await testApp.inject({ method: 'GET', url })).statusCode;
  expect(await open()).toBe(200);
  await testApp.request('DELETE', `/tokens/${session._id}`, person);
  expect(await open()).toBe(404);
});

test('an Idempotency-Key belongs to the account, whoever of its programs sends it', async () => {
  const [first, second] = [await holder('ask'), await holder('ask')];
  const ask = async (who: Person) =>
    testApp.inject({
      method: 'POST',
      url: `${API_BASE}/qna/ask`,
      headers: { ...testApp.headers(who), 'idempotency-key': 'the-same' },
      payload: { fileId: openFileId, question: 'What is the open fee?' },
    });
  const answer = await ask(first);
  expect(answer.statusCode).toBe(202);
  expect((await ask(second)).body).toBe(answer.body);
});

test('what a token does counts like what its owner does, and no limit is lifted', async () => {
  const token = await holder('write');
  const response = await testApp.upload(token, { bytes: pdf('Counted.') });
  expect(response.statusCode).toBe(201);
  expect(await testApp.waitForFile(person, response.json().result._id)).toMatchObject({ status: 'complete' });
});

test('no socket takes a token', async () => {
  const url = await testApp.installation.app.listen({ port: 0, host: '127.0.0.1' });
  const { AccessToken } = await holder('read', 'ask', 'write', 'outside');
  const socket = io(url, { auth: { token: AccessToken }, transports: ['websocket'], reconnection: false });
  const refusal = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
  socket.close();
  expect(refusal.message).toBe('auth.not_signed_in');
});
