import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { cleanName } from '@recto/contract/clean-name';
import { up } from '#adapters/database/migrations/0019-clean-names.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const root = () => testApp.installation.database.root;
const migrateAgain = () => up(root() as unknown as Kysely<unknown>);

test.each([
  'Contracts\r\n2026',
  'ring\u0007 the bell',
  'invoice\u202efdp.exe',
  '\u2067left\u2069 \u202aright\u202c',
  'a\u0085b\u2028c\u2029d\te',
  'مجلد',
  '50 % {done}',
])('a folder that was named %j is named as it would be today', async (name) => {
  const { _id } = (await testApp.request('POST', '/folders', person, { name: 'Before' })).json().result;
  await root().updateTable('folder').set({ name }).where('id', '=', _id).execute();
  await migrateAgain();
  const { folder } = (await testApp.request('GET', `/folders/meta/${_id}`, person)).json().result;
  expect(folder.name).toBe(cleanName(name));
});

test('a folder whose name was nothing that can be seen has one, and a failed scan its code', async () => {
  const { _id } = (await testApp.request('POST', '/folders', person, { name: 'Before' })).json().result;
  const file = await testApp.uploadAndWait(person);
  await root().updateTable('folder').set({ name: '\u202e\r\n' }).where('id', '=', _id).execute();
  const failure = {
    status: 'failed',
    error_customer:
      'No page of this PDF holds text that can be read. It may be a scan: upload a version with text.',
  } as const;
  await root()
    .updateTable('file')
    .set({ ...failure, name: 'a\u202eb.pdf' })
    .where('id', '=', file._id)
    .execute();
  await migrateAgain();
  const { items } = (await testApp.request('GET', '/folders/root', person)).json().result;
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ _id, name: 'Folder' }),
      expect.objectContaining({ _id: file._id, name: 'a_b.pdf', error_code: 'file.no_text' }),
    ]),
  );
});
