import { randomUUID } from 'node:crypto';
import type { Metric } from '@recto/contract/metrics';
import { ENCRYPTED_PDFS, tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProductModules } from '#compose/modules.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { makeScan } from '#testing/make-scan.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let limits: Partial<Record<Metric, number>> = {};
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp({}, undefined, undefined, {
    addModules: (add, deps) =>
      addProductModules(add, {
        ...deps,
        passwords: makeCheapPasswords(),
        limitFor: async (_trx, _accountId, metric) => limits[metric] ?? null,
      }),
  });
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

const retry = (fileId: string) => testApp.request('POST', `/files/${fileId}/retry`, person);

test('over the limit for OCR a scan is Complete, names what was not read, and is read by a later retry', async () => {
  limits = { ocrFiles: 0 };
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
  limits = { ocrFiles: 1 };
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
  limits = { ocrFiles: 9 };
  await retry(_id);
  expect(await testApp.waitForFile(person, _id)).toMatchObject({ error_code: 'file.password_needed' });
});

test('a file with text loses none of it to the limit', async () => {
  limits = { ocrFiles: 0 };
  const bytes = tinyPdf([['The fee is 900 euros.']], randomUUID());
  expect(await testApp.uploadAndWait(person, { bytes })).toMatchObject({
    status: 'complete',
    error_code: null,
  });
});

const threePages = () => tinyPdf([['The fee is 900 euros.'], ['Two.'], ['Three.']], randomUUID());

test('a file with more pages than the plan allows fails, keeps none, and is read once the plan allows them', async () => {
  limits = { pages: 2 };
  const { _id } = await testApp.uploadAndWait(person, { bytes: threePages() });
  expect(await testApp.waitForFile(person, _id)).toMatchObject({
    status: 'failed',
    error_code: 'plan.pages',
    error_msg_customer:
      'This PDF has 3 pages, and your plan allows 2 in one file. Split it, or choose a larger plan and try again.',
  });
  const { root } = testApp.installation.database;
  expect(await root.selectFrom('page').select('number').where('file_id', '=', _id).execute()).toEqual([]);

  limits = { pages: 3 };
  expect((await retry(_id)).statusCode).toBe(200);
  expect(await testApp.waitForFile(person, _id)).toMatchObject({ status: 'complete', pages: 3 });
});

test('a file that was read before is not lost to a smaller plan when it is read again', async () => {
  limits = {};
  const bytes = Buffer.from(`The fee is 900 euros. ${randomUUID()}`);
  const { _id } = await testApp.uploadAndWait(person, { bytes, name: 'Fee.txt' });
  limits = { pages: 0 };
  const again = await testApp.request('POST', `/files/${_id}/reread`, person, { encoding: 'windows-1252' });
  expect(again.statusCode).toBe(202);
  expect(await testApp.waitForFile(person, _id)).toMatchObject({ status: 'complete', pages: 1 });
});

test('a file larger than the plan allows is cut off with the limit, and nothing of it is kept', async () => {
  const bytes = threePages();
  limits = { fileBytes: bytes.length - 1 };
  const refused = await testApp.upload(person, { bytes });
  const allowed = bytes.length - 1;
  expect(refused.json()).toMatchObject({
    status: 413,
    message: `Your plan allows ${(allowed / 1_000_000).toFixed(3)} MB in one file.`,
    result: {
      code: 'plan.limit_reached',
      limit: { name: 'fileBytes', used: allowed, allowed, resetsAt: null },
    },
  });
  limits = { fileBytes: bytes.length };
  expect((await testApp.uploadAndWait(person, { bytes })).status).toBe('complete');
});
