import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ENCRYPTED_PDFS, tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

const WAIT = { timeout: 20_000, interval: 50 };
const QUESTION = 'When are invoices payable?';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const root = () => testApp.installation.database.root;
const uploadAgreement = () =>
  testApp.uploadAndWait(person, {
    bytes: tinyPdf(
      [['Invoices are payable within forty-five days of receipt.'], ['A second page.']],
      randomUUID(),
    ),
  });
const originalOf = (fileId: string) => join(testApp.dataFolder, 'blobs/originals', fileId);

async function indexOf(fileId: string): Promise<string> {
  const folder = join(testApp.dataFolder, 'blobs/indexes', fileId);
  const [name = ''] = await readdir(folder);
  return join(folder, name);
}

describe('an index that is not what was stored', () => {
  const flip = (bytes: Buffer, at: number) => {
    const damaged = Buffer.from(bytes);
    for (let i = at; i < at + 40; i++) damaged[i] = (damaged[i] ?? 0) ^ 0xff;
    return damaged;
  };

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['garbled at its head', (bytes: Buffer) => flip(bytes, 0)],
    // What its head says still fits.
    ['garbled within', (bytes: Buffer) => flip(bytes, 120)],
    ['garbled at its end', (bytes: Buffer) => flip(bytes, bytes.length - 41)],
  ])('because it was %s is made anew, and the question answered', async (_, damage) => {
    const file = await uploadAgreement();
    const path = await indexOf(file._id);
    const whole = await readFile(path);
    await writeFile(path, damage(whole));
    const answer = await testApp.askAndWait(person, file._id, QUESTION);
    expect(answer).toMatchObject({ answered: true, answer: expect.stringContaining('forty-five') });
    expect(await readFile(path)).toEqual(whole);
  });
});

describe('a stored page that is damaged', () => {
  const ask = (fileId: string) => testApp.request('POST', '/qna/ask', person, { fileId, question: QUESTION });
  const contents = async (fileId: string) =>
    (await sql`select number, content from page where file_id = ${fileId} order by number`.execute(root()))
      .rows;

  test.each([
    [
      'when its index is to be made anew',
      async (fileId: string) => {
        await rm(await indexOf(fileId));
        await ask(fileId);
      },
    ],
    ['when an answer cites it', async (fileId: string) => void (await ask(fileId))],
    [
      'when its text is shown',
      async (fileId: string) => {
        const shown = await testApp.request('GET', `/searchDocument/${fileId}`, person);
        expect(shown.json()).toMatchObject({ status: 422, result: { code: 'file.not_complete' } });
      },
    ],
  ])('has its file read again %s, and the question can be asked', async (_, meet) => {
    const file = await uploadAgreement();
    const whole = await contents(file._id);
    await sql`update page set content = substr(content, 1, length(content) - 9)
      where file_id = ${file._id}`.execute(root());
    await meet(file._id);
    await vi.waitFor(async () => {
      expect(await contents(file._id)).toEqual(whole);
      expect(await testApp.getFile(person, file._id)).toMatchObject({ status: 'complete' });
    }, WAIT);
    expect((await testApp.askAndWait(person, file._id, QUESTION)).citations[0]?.boxes.length).toBe(1);
  });
});

describe('an original that is gone', () => {
  test('is told at once, when its file is to be read again', async () => {
    const file = await uploadAgreement();
    await rm(originalOf(file._id));
    await sql`update file set status = 'failed' where id = ${file._id}`.execute(root());
    await sql`delete from page where file_id = ${file._id}`.execute(root());
    await testApp.request('POST', `/files/${file._id}/retry`, person, {});
    await vi.waitFor(async () => {
      expect(await testApp.getFile(person, file._id)).toMatchObject({
        status: 'failed',
        error_code: 'file.original_missing',
        error_msg_customer: expect.stringContaining('Upload it again'),
      });
    }, WAIT);
  });

  test('is told to who gives its password', async () => {
    const file = await testApp.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.user128) });
    await rm(originalOf(file._id));
    const answer = await testApp.request('POST', `/files/${file._id}/unlock`, person, { password: 'latin' });
    expect(answer.json()).toMatchObject({ status: 409, result: { code: 'file.original_missing' } });
    expect(await testApp.getFile(person, file._id)).toMatchObject({ error_code: 'file.original_missing' });
  });
});
