import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const upload = async (fields: Parameters<TestApp['upload']>[1]) =>
  (await testApp.upload(person, fields)).json();

test('a newer version names the file that it follows, which stays; once that is deleted it names none', async () => {
  const { _id: older } = (await upload({ name: 'lease-1.pdf' })).result;
  const { _id: newer } = (await upload({ name: 'lease-2.pdf', previousFileId: older })).result;
  expect(await testApp.getFile(person, newer)).toMatchObject({ previousFileId: older });
  expect(await testApp.getFile(person, older)).not.toHaveProperty('previousFileId');
  await testApp.request('DELETE', `/files/${older}`, person);
  expect(await testApp.getFile(person, newer)).not.toHaveProperty('previousFileId');
});

test('a newer version of a file that is not there is refused', async () => {
  expect(await upload({ name: 'lease.pdf', previousFileId: randomUUID() })).toMatchObject({
    status: 404,
    result: { code: 'file.not_found' },
  });
});

test('a field that a form leaves empty says nothing', async () => {
  const fields = { name: 'lease-3.pdf', previousFileId: '', lang: '', folderId: '', userId: '' };
  expect(await upload(fields)).toMatchObject({
    status: 201,
    result: { lang: 'en', name: 'lease_3.pdf', parentFolderId: null },
  });
});
