import { API_BASE } from '@recto/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Door, openDoor, type Person } from '#testing/door.ts';

let door: Door;
let person: Person;
beforeAll(async () => {
  door = await openDoor();
  person = await door.signUp();
}, 60_000);
afterAll(() => door.close());

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
    const answer = await door.inject({ method, url, headers: bearer(), ...(payload && { payload }) });
    expect([answer.statusCode, answer.json().result.code]).toEqual([400, 'request.invalid']);
  });
});

test('what is missing or of a wrong type is named', async () => {
  const answer = await door.inject({
    method: 'POST',
    url: `${API_BASE}/auth/refresh-token`,
    payload: { refreshToken: 12 },
  });
  expect(answer.json()).toMatchObject({ status: 400, message: '"refreshToken" has the wrong type.' });
  const empty = await door.inject({ method: 'POST', url: `${API_BASE}/auth/refresh-token` });
  expect(empty.json().result.fields).toEqual({ refreshToken: '"refreshToken" is missing.' });
});

test('signing out succeeds also for a client that announces JSON and sends nothing', async () => {
  const leaving = await door.signUp();
  const headers = { authorization: `Bearer ${leaving.AccessToken}`, 'content-type': 'application/json' };
  const call = (method: 'GET' | 'POST', path: string) =>
    door.inject({ method, url: API_BASE + path, headers });
  expect((await call('POST', '/auth/logout')).statusCode).toBe(200);
  expect((await call('GET', '/auth/sessions')).statusCode).toBe(401);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  'a body of the type %s is refused as such',
  async (type) => {
    const answer = await door.inject({
      method: 'POST',
      url: `${API_BASE}/auth/login`,
      headers: { 'content-type': type },
      payload: '{}',
    });
    expect([answer.statusCode, answer.json().result.code]).toEqual([415, 'request.wrong_type']);
  },
);
