import { API_BASE } from '@recto/contract';
import { tinyPdf } from '@recto/testing/pdf';
import { describe, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const bearer = () => ({ authorization: `Bearer ${person.AccessToken}` });

describe('the character that PostgreSQL takes in no text', () => {
  const form = {
    email: 'nul@people.example',
    name: 'Ad\0aline',
    lastName: 'Lovelace',
    password: 'a long enough password',
    termsAndConditionsAccepted: '1',
  };
  test.each([
    ['POST', '/auth/signup', form],
    ['POST', '/auth/update-user-full-name', { attributes: [{ Name: 'name', Value: 'Ad\0aline' }] }],
    ['DELETE', '/auth/sessions/%00', undefined],
    ['DELETE', '/auth/sso/identities/%00', undefined],
    ['POST', '/send-feedback', { text: 'well\0done' }],
    ['POST', '/send-feedback', { text: 'well done', page: '\0' }],
    ['POST', '/folders', { name: 'a\0b', parentFolderId: '' }],
    ['GET', '/files/%00', undefined],
  ] as const)('is refused: %s %s', async (method, path, payload) => {
    const url = API_BASE + path;
    const answer = await testApp.inject({ method, url, headers: bearer(), ...(payload && { payload }) });
    expect([answer.statusCode, answer.json().result.code]).toEqual([400, 'request.invalid']);
  });
});

/** A client sends any JSON: half a character, in every text that a call takes. */
test.each([
  [
    'POST',
    '/auth/signup',
    {
      email: 'half@people.example',
      name: 'Ad\ud800aline',
      lastName: 'L',
      password: 'a long enough password',
      termsAndConditionsAccepted: '1',
    },
  ],
  [
    'POST',
    '/auth/signup',
    {
      email: 'half\ud800@people.example',
      name: 'Ada',
      lastName: 'L',
      password: 'a long enough password',
      termsAndConditionsAccepted: '1',
    },
  ],
  ['POST', '/auth/login', { email: 'half@people.example', password: 'pass\udc00word' }],
  ['POST', '/auth/login', { email: 'ha\ud800lf', password: 'password' }],
  ['POST', '/auth/refresh-token', { refreshToken: '\ud800' }],
  ['POST', '/auth/update-user-full-name', { attributes: [{ Name: 'name', Value: 'Ad\ud800' }] }],
  ['POST', '/send-feedback', { text: 'well\udc00done' }],
  ['POST', '/send-feedback', { text: 'well done', page: '\ud800' }],
  ['POST', '/folders', { name: 'a', parentFolderId: '\ud800' }],
  ['POST', '/qna/ask', { fileId: '\ud800', question: 'Who?' }],
  ['POST', '/qna/ask', { fileId: '0d5f6f2e-6a6f-4a6e-8d6a-3b0f6e0f6a6f', question: 'Who\ud800?' }],
  ['POST', '/document/delete-many', { ids: ['\ud800'] }],
] as const)('half a character is refused: %s %s', async (method, path, payload) => {
  const answer = await testApp.inject({ method, url: API_BASE + path, headers: bearer(), payload });
  expect([answer.statusCode, answer.json().result.code]).toEqual([400, 'request.invalid']);
});

test('half a character in a name of ours is cleaned away; strange words of a client about itself do no harm', async () => {
  const url = `${API_BASE}/folders`;
  const made = await testApp.inject({
    method: 'POST',
    url,
    headers: bearer(),
    payload: { name: 'a\ud800b' },
  });
  expect(made.json()).toMatchObject({ status: 201, result: { name: 'a\ufffdb' } });
  const form = new FormData();
  form.set('file', new Blob([tinyPdf([['A tiny document.']], 'odd name')]), 'a\0\ud800\u202eb.pdf');
  const upload = await testApp.inject({
    method: 'POST',
    url: `${API_BASE}/files`,
    headers: bearer(),
    payload: form,
  });
  expect(upload.json()).toMatchObject({ status: 201, result: { name: expect.stringMatching(/^[\w.]+$/) } });
  const userAgent = { 'user-agent': '\x80\xff\t\u202e'.normalize(), 'x-forwarded-for': '10.0.0.1' };
  const { email, password } = person;
  const login = await testApp.inject({
    method: 'POST',
    url: `${API_BASE}/auth/login`,
    headers: userAgent,
    payload: { email, password },
  });
  expect(login.statusCode).toBe(200);
});

test('what is missing or of a wrong kind is said in a sentence, under the name of its field', async () => {
  const answer = await testApp.inject({
    method: 'POST',
    url: `${API_BASE}/auth/refresh-token`,
    payload: { refreshToken: 12 },
  });
  expect(answer.json()).toMatchObject({ status: 400, message: 'The refresh token must be a text.' });
  const empty = await testApp.inject({ method: 'POST', url: `${API_BASE}/auth/refresh-token` });
  expect(empty.json().result.fields).toEqual({ refreshToken: 'Give the refresh token.' });
});

test('signing out succeeds also for a client that announces JSON and sends nothing', async () => {
  const deleted = await testApp.signUp();
  const headers = { authorization: `Bearer ${deleted.AccessToken}`, 'content-type': 'application/json' };
  const call = (method: 'GET' | 'POST', path: string) =>
    testApp.inject({ method, url: API_BASE + path, headers });
  expect((await call('POST', '/auth/logout')).statusCode).toBe(200);
  expect((await call('GET', '/auth/sessions')).statusCode).toBe(401);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  'a body of the type %s is refused as such',
  async (type) => {
    const answer = await testApp.inject({
      method: 'POST',
      url: `${API_BASE}/auth/login`,
      headers: { 'content-type': type },
      payload: '{}',
    });
    expect([answer.statusCode, answer.json().result.code]).toEqual([415, 'request.wrong_type']);
  },
);
