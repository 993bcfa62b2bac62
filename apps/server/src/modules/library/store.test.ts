import { afterAll, beforeAll, expect, test } from 'vitest';
import * as store from '#modules/library/store.ts';
import { type Door, openDoor, type Person } from '#testing/door.ts';

let door: Door;
let person: Person;
beforeAll(async () => {
  door = await openDoor();
  person = await door.signUp();
}, 60_000);
afterAll(() => door.close());

test('an attempt that begins anew takes back no stage, what sends a file back does', async () => {
  const { root, transaction } = door.installation.database;
  const { _id: fileId } = await door.uploadAndWait(person);
  const record = async (progress: store.FileProgress) =>
    (await store.updateFile(root, fileId, progress, new Date()))?.stages_completed;
  await transaction((trx) => store.resetCompleteFiles(trx, [fileId], new Date()));
  expect(await record({ stages_completed: 4 })).toBe(4);
  expect(await record({ status: 'processing', stages_completed: 2 })).toBe(4);
  expect(await record({ progress_page: 1 })).toBe(4);
  expect(await record({ stages_completed: 5 })).toBe(5);
});
