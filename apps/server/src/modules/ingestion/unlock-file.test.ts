import { ENCRYPTED_PDFS } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { listJobs } from '#patches/pg-boss/job-rows.fixture.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

describe('a file under a user password', () => {
  const unlock = (id: string, password: string) =>
    testApp.request('POST', `/files/${id}/unlock`, person, { password });
  let locked: Awaited<ReturnType<TestApp['uploadAndWait']>>;
  beforeAll(async () => {
    person = await testApp.signUp();
    locked = await testApp.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.user128) });
  });

  test('asks for it', () => {
    expect(locked).toMatchObject({ status: 'failed', error_code: 'file.password_needed' });
    expect(locked.error_msg_customer).toContain('protected with a password');
  });

  test('stays as it is under a wrong one', async () => {
    expect((await unlock(locked._id, 'guess')).json()).toMatchObject({
      status: 422,
      result: { code: 'file.password_wrong' },
    });
    expect(await testApp.getFile(person, locked._id)).toEqual(locked);
  });

  test('is read with the right one, which is kept nowhere', async () => {
    const secret = 'latin';
    const answer = await unlock(locked._id, secret);
    expect([answer.statusCode, answer.json().result.status]).toEqual([202, 'processing']);
    await vi.waitFor(async () => {
      expect(await testApp.getFile(person, locked._id)).toMatchObject({
        status: 'complete',
        pages: 1,
        error_code: null,
      });
    }, 20_000);
    const found = await testApp.askAndWait(person, locked._id, 'What is kept under lock?');
    expect(found.citations[0]?.quote).toContain('kept under lock');
    const jobs = await listJobs(testApp.installation.database.root);
    expect(jobs.filter(({ text }) => text.includes(secret))).toEqual([]);
    expect((await unlock(locked._id, secret)).json()).toMatchObject({
      status: 409,
      result: { code: 'file.not_locked' },
    });
  });

  test('whose process died while it was read is asked for again', async () => {
    const { database } = testApp.installation;
    const file = await testApp.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.user256) });
    await sql`update file set unlocking = true, status = 'processing', error_code = null where id = ${file._id}`.execute(
      database.root,
    );
    await testApp.installation.recover();
    expect(await testApp.getFile(person, file._id)).toMatchObject({
      status: 'failed',
      error_code: 'file.password_needed',
    });
    expect((await unlock(file._id, 'guess')).statusCode).toBe(422);
  });
});

test('a file under an owner password alone opens', async () => {
  person = await testApp.signUp();
  expect(await testApp.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.ownerOnly) })).toMatchObject(
    {
      status: 'complete',
    },
  );
});

test('of two locked files of the same bytes one can be read', async () => {
  const other = await testApp.signUp();
  const upload = () => testApp.uploadAndWait(other, { bytes: Buffer.from(ENCRYPTED_PDFS.user128) });
  const [{ _id: first }, { _id: second }] = [await upload(), await upload()];
  expect(first).not.toBe(second);
  const post = async (path: string) =>
    (await testApp.request('POST', path, other, { password: 'latin' })).json();
  expect(await post(`/files/${first}/unlock`)).toMatchObject({ status: 202 });
  const refused = { status: 409, result: { code: 'file.duplicate' } };
  expect(await post(`/files/${second}/unlock`)).toMatchObject(refused);
  expect(await post(`/files/${second}/retry`)).toMatchObject(refused);
  expect(await testApp.getFile(other, second)).toMatchObject({ status: 'failed' });
});
