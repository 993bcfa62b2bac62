import { randomUUID } from 'node:crypto';
import { tinyPdf } from '@recto/readers/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Door, openDoor, type Person } from '#testing/door.ts';

let door: Door;
let person: Person;
beforeAll(async () => {
  door = await openDoor();
  person = await door.signUp();
}, 60_000);
afterAll(() => door.close());

const post = async (path: string, body: object) => (await door.request('POST', path, person, body)).json();

test('of the original come whole and in ranges, as attachments that run nothing', async () => {
  person = await door.signUp();
  const bytes = tinyPdf([['Original.']], randomUUID());
  const file = await door.uploadAndWait(person, { bytes });
  const { url, expiresAt } = (await post('/files/get-file-from-s3', { fileId: file._id })).result;
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
  const whole = await door.inject({ method: 'GET', url });
  expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  expect(whole.headers['content-security-policy']).toContain('sandbox');
  expect(whole.headers['content-disposition']).toContain('attachment');
  const part = await door.inject({ method: 'GET', url, headers: { range: 'bytes=0-4' } });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    '%PDF-',
    `bytes 0-4/${bytes.length}`,
  ]);
  expect((await door.inject({ method: 'GET', url, headers: { range: 'bytes=99999-' } })).statusCode).toBe(
    416,
  );
});

test('of the extracted text end each page with a form feed', async () => {
  person = await door.signUp();
  const file = await door.uploadAndWait(person, {
    bytes: tinyPdf([['First page.'], ['Second page.']], randomUUID()),
  });
  const { url } = (await post('/files/get-extracted-file-from-s3', { fileId: file._id })).result;
  expect((await door.inject({ method: 'GET', url })).body).toBe('First page.\n\fSecond page.\n\f');
});
