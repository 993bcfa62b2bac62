import { randomUUID } from 'node:crypto';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listJobs } from '#patches/pg-boss/job-rows.fixture.ts';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';
import { findTraces } from '#testing/traces.ts';

const WAIT = { timeout: 20_000, interval: 50 };
/** In a folder that is deleted; `npm run soak` has more. */
const FILES = Number(process.env['FOLDER_FILES'] ?? 20);

let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

const remove = async (path: string) => (await testApp.request('DELETE', path, person)).json();
const get = async (path: string) => (await testApp.request('GET', path, person)).json();
const post = async (path: string, body: object) => (await testApp.request('POST', path, person, body)).json();
const makeFolder = async (name: string, parentFolderId: string | null = null): Promise<string> =>
  (await post('/folders', { name, parentFolderId })).result._id;
const traces = (...ids: string[]) =>
  findTraces({ database: testApp.installation.database, dataFolder: testApp.dataFolder }, ids);
const usage = async () => {
  const { rows } = await sql<{ metric: string; used: number }>`
    select metric, used from usage_counter
    where account_id = ${person.accountId} and metric <> 'storedBytes'`.execute(
    testApp.installation.database.root,
  );
  return Object.fromEntries(rows.map(({ metric, used }) => [metric, used]));
};
/** Jobs that did not end well; there are none where deletion is quiet. */
const troubledJobs = async () => {
  const jobs = await listJobs(testApp.installation.database.root);
  return jobs.filter(({ name, state }) => ['retry', 'failed'].includes(state) || name === 'abandoned');
};

describe('a deleted file', () => {
  test('can no longer be reached by any way, and cannot be deleted twice', async () => {
    const { fileId, questionId } = await testApp.makeThings(person);
    const original = (await post('/files/get-file-from-s3', { fileId })).result.url;
    const extracted = (await post('/files/get-extracted-file-from-s3', { fileId })).result.url;
    const statusOf = async (url: string) => (await testApp.inject({ method: 'GET', url })).statusCode;
    expect([await statusOf(original), await statusOf(extracted)]).toEqual([200, 200]);

    expect(await remove(`/document/${fileId}`)).toMatchObject({
      ok: true,
      message: 'File deleted successfully',
    });
    expect([await statusOf(original), await statusOf(extracted)]).toEqual([404, 404]);
    for (const path of [`/files/${fileId}`, `/documentDetail/${fileId}`, `/history/id/${questionId}`])
      expect((await get(path)).status, path).toBe(404);
    // The batch that asked it stays, without its cells.
    expect((await get('/history/list-meta/userid?kind=question')).result.total).toBe(0);
    expect((await get('/folders/root')).result.items).toMatchObject([{ type: 'FOLDER' }]);
    expect(await remove(`/files/${fileId}`)).toMatchObject({
      status: 404,
      result: { code: 'file.not_found' },
    });
  });

  test('frees its place but not its month, once, and can be uploaded again', async () => {
    const bytes = tinyPdf([['Twice uploaded.']], randomUUID());
    const first = await testApp.uploadAndWait(person, { bytes });
    await Promise.all([1, 2, 3].map(() => remove(`/files/${first._id}`)));
    expect(await usage()).toEqual({ storedFiles: 0, files: 1 });
    const again = await testApp.upload(person, { bytes });
    expect([again.statusCode, again.json().result._id === first._id]).toEqual([201, false]);
    expect(await usage()).toEqual({ storedFiles: 1, files: 2 });
  });

  test('ends its reading quietly and gets no pages, index or event any more', async () => {
    // Enough to be found at work, however seldom somebody looks.
    const pages = Array.from({ length: 1_500 }, (_, index) => [`Page ${index} of a long file.`]);
    const { _id } = (await testApp.upload(person, { bytes: tinyPdf(pages, randomUUID()) })).json().result;
    await vi.waitFor(async () => {
      expect((await testApp.getFile(person, _id)).progress?.page).toBeGreaterThan(0);
    }, WAIT);
    await remove(`/files/${_id}`);
    await vi.waitFor(async () => expect(await traces(_id)).toEqual([]), WAIT);
    // By the time that another file is read, whatever was still under way has ended, and left nothing.
    await testApp.uploadAndWait(person);
    expect(await traces(_id)).toEqual([]);
    expect(await troubledJobs()).toEqual([]);
  });

  test('lets the questions go that are being answered', async () => {
    const file = await testApp.uploadAndWait(person);
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post('/qna/ask', { fileId: file._id, question: `Is this ${index}?` }),
      ),
    );
    await remove(`/files/${file._id}`);
    await vi.waitFor(async () => expect(await traces(file._id)).toEqual([]), WAIT);
    const { status } = await get(`/history/id/${asked[0].result.questions[0]._id}`);
    expect([status, await usage()]).toEqual([404, { storedFiles: 0, files: 1, questions: 8 }]);
    // One that is answered later finds the place of these free.
    await testApp.askAndWait(person, (await testApp.uploadAndWait(person))._id, 'Is this the last?');
    expect(await troubledJobs()).toEqual([]);
  });
});

test('many are deleted at once, and those that cannot be are named', async () => {
  const files = [await testApp.uploadAndWait(person), await testApp.uploadAndWait(person)].map(
    ({ _id }) => _id,
  );
  const kept = await testApp.uploadAndWait(person);
  const unknown = randomUUID();
  const answer = await post('/document/delete-many', { ids: [...files, unknown, unknown] });
  expect(answer).toMatchObject({ message: '2 files deleted successfully', result: { failed: [unknown] } });
  expect(answer.result.deleted.sort()).toEqual(files.sort());
  expect((await get('/folders/root')).result.items).toMatchObject([{ _id: kept._id }]);
  expect(await usage()).toEqual({ storedFiles: 1, files: 3 });
  expect(await post('/document/delete-many', { ids: [] })).toMatchObject({
    status: 400,
    result: { fields: { ids: 'Choose a file.' } },
  });
});

describe('a deleted folder', () => {
  test(
    `of ${FILES} files, one of them being read, leaves no row and no blob, and others their identical file`,
    async () => {
      const folderId = await makeFolder('Many');
      const shared = tinyPdf([['Both accounts have this file.']], randomUUID());
      const other = await testApp.signUp();
      const identical = await testApp.uploadAndWait(other, { bytes: shared });
      const upload = async (bytes?: Buffer): Promise<string> =>
        (await testApp.upload(person, { folderId, ...(bytes && { bytes }) })).json().result._id;
      const ids = [await upload(shared)];
      while (ids.length < FILES - 1) ids.push(await upload());
      const pages = Array.from({ length: 1_500 }, (_, index) => [`Page ${index} of a long file.`]);
      ids.push(await upload(tinyPdf(pages, randomUUID())));
      await vi.waitFor(
        async () =>
          expect((await testApp.getFile(person, ids.at(-1) ?? '')).progress?.page).toBeGreaterThan(0),
        { ...WAIT, timeout: FILES * 2_000 },
      );
      await remove(`/folders/${person.accountId}/${folderId}`);
      await vi.waitFor(async () => expect(await traces(folderId, ...ids)).toEqual([]), WAIT);
      // By the time that another file is read, whatever was still under way has ended, and left nothing.
      await testApp.uploadAndWait(person);
      expect(await traces(folderId, ...ids)).toEqual([]);
      expect(await troubledJobs()).toEqual([]);
      expect(await usage()).toEqual({ storedFiles: 1, files: FILES + 1 });
      expect(await testApp.getFile(other, identical._id)).toEqual(identical);
      expect(await testApp.askAndWait(other, identical._id, 'Which accounts have this file?')).toMatchObject({
        answered: true,
      });
    },
    FILES * 3_000,
  );

  test('takes everything in it along, and nothing beside it', async () => {
    const [gone, beside] = [await makeFolder('Gone'), await makeFolder('Beside')];
    const below = await makeFolder('Deeper', await makeFolder('Below', gone));
    const files = [
      await testApp.uploadAndWait(person, { folderId: gone }),
      await testApp.uploadAndWait(person, { folderId: below }),
    ];
    const kept = await testApp.uploadAndWait(person, { folderId: beside });
    expect(await remove(`/folders/${person.accountId}/${gone}`)).toMatchObject({
      ok: true,
      message: 'Folder deleted successfully',
      result: null,
    });
    const ids = [gone, below, ...files.map(({ _id }) => _id)];
    await vi.waitFor(async () => expect(await traces(...ids)).toEqual([]), WAIT);
    expect((await get('/folders/user')).result.items).toMatchObject([{ _id: beside, itemCount: 1 }]);
    expect(await testApp.getFile(person, kept._id)).toMatchObject({ status: 'complete' });
    expect(await usage()).toEqual({ storedFiles: 1, files: 3 });
  });

  test('may be named under the e-mail address too, and not twice', async () => {
    const folder = await makeFolder('Once');
    expect(await remove(`/folders/${person.email}/${folder}`)).toMatchObject({ ok: true });
    expect(await remove(`/folders/${person.email}/${folder}`)).toMatchObject({
      status: 404,
      result: { code: 'folder.not_found' },
    });
  });

  test('leaves no file of uploads that were under way, whichever came first', async () => {
    const folderId = await makeFolder('Contested');
    const uploads = Array.from({ length: 6 }, () => testApp.upload(person, { folderId }));
    const deletion = remove(`/folders/${person.accountId}/${folderId}`);
    const answers = await Promise.all(uploads);
    expect(await deletion).toMatchObject({ ok: true });
    for (const { statusCode } of answers) expect([201, 404]).toContain(statusCode);
    const ids = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json().result._id);
    await vi.waitFor(async () => expect(await traces(folderId, ...ids)).toEqual([]), WAIT);
    expect((await usage())['storedFiles'] ?? 0).toBe(0);
  });
});
