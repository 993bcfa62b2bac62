import { randomUUID } from 'node:crypto';
import { tinyPdf } from '@recto/testing/pdf';
import { describe, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const post = async (path: string, body: object) => (await testApp.request('POST', path, person, body)).json();

test('of the original come whole and in ranges, as attachments that run nothing', async () => {
  person = await testApp.signUp();
  const bytes = tinyPdf([['Original.']], randomUUID());
  const file = await testApp.uploadAndWait(person, { bytes });
  const { url, expiresAt } = (await post('/files/get-file-from-s3', { fileId: file._id })).result;
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
  const whole = await testApp.inject({ method: 'GET', url });
  expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  expect(whole.headers['content-security-policy']).toContain('sandbox');
  expect(whole.headers['content-disposition']).toContain('attachment');
  const part = await testApp.inject({ method: 'GET', url, headers: { range: 'bytes=0-4' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    '%PDF-',
    `bytes 0-4/${bytes.length}`,
  ]);
  expect((await testApp.inject({ method: 'GET', url, headers: { range: 'bytes=99999-' } })).statusCode).toBe(
    416,
  );
});

test('of the extracted text end each page with a form feed', async () => {
  person = await testApp.signUp();
  const file = await testApp.uploadAndWait(person, {
    bytes: tinyPdf([['First page.'], ['Second page.']], randomUUID()),
  });
  const { url } = (await post('/files/get-extracted-file-from-s3', { fileId: file._id })).result;
  expect((await testApp.inject({ method: 'GET', url })).body).toBe('First page.\n\fSecond page.\n\f');
});

describe('signed addresses are bound to the session that asked for them', () => {
  /** One of each kind, the export of the whole account among them. */
  async function signAll(): Promise<string[]> {
    person = await testApp.signUp();
    const { _id: fileId } = await testApp.uploadAndWait(person);
    const { archive } = (await testApp.request('GET', '/auth/account/export', person)).json().result;
    const signed = [
      (await post('/files/get-file-from-s3', { fileId })).result,
      (await post('/files/get-extracted-file-from-s3', { fileId })).result,
      archive,
    ];
    return signed.map(({ url }) => url);
  }
  const statusesOf = async (urls: string[]) => {
    const answers = await Promise.all(urls.map((url) => testApp.inject({ method: 'GET', url })));
    return answers.map(({ statusCode }) => statusCode);
  };

  test('and end when it is signed out', async () => {
    const urls = await signAll();
    const other = { ...person, AccessToken: await testApp.startSession(person, 'full') };
    expect((await testApp.request('POST', '/auth/logout', other, {})).statusCode).toBe(200);
    expect(await statusesOf(urls)).toEqual([200, 200, 200]);
    expect((await testApp.request('POST', '/auth/logout', person, {})).statusCode).toBe(200);
    expect(await statusesOf(urls)).toEqual([404, 404, 404]);
  });

  test('and end with a change of the password, but not when the tokens are renewed', async () => {
    const urls = await signAll();
    const renewed = await testApp.request('POST', '/auth/refresh-token', null, {
      refreshToken: person.RefreshToken,
    });
    const { AccessToken } = renewed.json().result.AuthenticationResult;
    expect(await statusesOf(urls)).toEqual([200, 200, 200]);
    const { email, password: previousPassword } = person;
    const form = { email, previousPassword, proposedPassword: 'another long password' };
    const changed = await testApp.request('POST', '/auth/change-password', { ...person, AccessToken }, form);
    expect(changed.statusCode).toBe(200);
    expect(await statusesOf(urls)).toEqual([404, 404, 404]);
  });
});
