import { expect, test } from 'vitest';
import { resetCompleteFiles } from '#modules/library/reset-files.store.ts';
import * as store from '#modules/library/store.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

test('an attempt that begins anew takes back no stage, what sends a file back does', async () => {
  const { root, transaction } = testApp.installation.database;
  const { _id: fileId } = await testApp.uploadAndWait(person);
  const record = async (progress: store.FileProgress) =>
    (await store.updateFile(root, fileId, progress, new Date()))?.stages_completed;
  await transaction((trx) => resetCompleteFiles(trx, [fileId], new Date()));
  expect(await record({ stages_completed: 4 })).toBe(4);
  expect(await record({ status: 'processing', stages_completed: 2 })).toBe(4);
  expect(await record({ progress_page: 1 })).toBe(4);
  expect(await record({ stages_completed: 5 })).toBe(5);
});
