import { randomUUID } from 'node:crypto';
import { ENCRYPTED_PDFS, tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProductModules } from '#compose/modules.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { makeScan } from '#testing/make-scan.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let limit = 0;
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp({}, undefined, undefined, {
    addModules: (add, kit) =>
      addProductModules(add, {
        ...kit,
        passwords: makeCheapPasswords(),
        limitFor: async (_trx, _accountId, metric) => (metric === 'ocrFiles' ? limit : null),
      }),
  });
  person = await testApp.signUp();
}, 60_000);
afterAll(() => testApp.close());

const retry = (fileId: string) => testApp.request('POST', `/files/${fileId}/retry`, person);

test('over the limit for OCR a scan is Complete, names what was not read, and is read by a later retry', async () => {
  limit = 0;
  const bytes = await makeScan([['The fee is 900 euros.'], ['Notice is given in writing.']]);
  const file = await testApp.uploadAndWait(person, { bytes });
  const unread = {
    status: 'complete',
    error_code: 'plan.ocr',
    error_msg_customer:
      'Pages 1–2 could not be read: they hold no text, only pictures or damage. Your plan has no more files for OCR this month.',
  };
  expect(file).toMatchObject(unread);
  const { answered, searched } = await testApp.askAndWait(person, file._id, 'What is the fee?');
  expect({ answered, unread: searched?.unread }).toEqual({ answered: false, unread: [1, 2] });

  expect((await retry(file._id)).statusCode).toBe(200);
  expect(await testApp.waitForFile(person, file._id)).toMatchObject(unread);
  limit = 1;
  await retry(file._id);
  expect(await testApp.waitForFile(person, file._id)).toMatchObject({
    status: 'complete',
    error_code: null,
    error_msg_customer: null,
  });
  expect((await testApp.askAndWait(person, file._id, 'What is the fee?')).answer).toContain('900 euros');
  expect((await retry(file._id)).json()).toMatchObject({ status: 409, result: { code: 'file.not_failed' } });
});

test('scanned pages under a password ask for it again', async () => {
  const { _id } = await testApp.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.user128) });
  await testApp.request('POST', `/files/${_id}/unlock`, person, { password: 'latin' });
  expect(await testApp.waitForFile(person, _id)).toMatchObject({ status: 'complete' });
  const { root } = testApp.installation.database;
  // As the plan would have left it, were its page a scan.
  await root.updateTable('page').set({ state: 'needs-ocr' }).where('file_id', '=', _id).execute();
  await root.updateTable('file').set({ error_code: 'plan.ocr' }).where('id', '=', _id).execute();
  limit = 9;
  await retry(_id);
  expect(await testApp.waitForFile(person, _id)).toMatchObject({ error_code: 'file.password_needed' });
});

test('a file with text loses none of it to the limit', async () => {
  limit = 0;
  const bytes = tinyPdf([['The fee is 900 euros.']], randomUUID());
  expect(await testApp.uploadAndWait(person, { bytes })).toMatchObject({
    status: 'complete',
    error_code: null,
  });
});
