import { randomUUID } from 'node:crypto';
import { DOWNLOAD_MAX_NAMED } from '@recto/contract/limits';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { readZip } from '#testing/read-zip.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
shareTestApp((shared) => {
  ({ testApp } = shared);
});

const post = async (person: Person, path: string, body: object) =>
  (await testApp.request('POST', path, person, body)).json();
const ask = (person: Person, body: { fileIds?: string[]; folderIds?: string[] }) =>
  post(person, '/files/download', body);

/** A folder `Contracts` with a file in it and in one below, and a file of the same name at the top. */
async function makeLibrary() {
  const person = await testApp.signUp();
  const addFolder = async (name: string, parentFolderId: string | null): Promise<string> =>
    (await post(person, '/folders', { name, parentFolderId })).result._id;
  const folderId = await addFolder('Contracts: 2026', null);
  const innerId = await addFolder('NDAs', folderId);
  const bytes = [folderId, innerId, ''].map((seed) => tinyPdf([[`In ${seed}.`]], randomUUID()));
  const upload = async (at: number, folder: string | undefined) =>
    (
      await testApp.uploadAndWait(person, {
        bytes: bytes[at] as Buffer,
        name: 'lease.pdf',
        ...(folder && { folderId: folder }),
      })
    )._id;
  const files = [await upload(0, folderId), await upload(1, innerId), await upload(2, undefined)];
  return { person, folderId, innerId, files: files as [string, string, string], bytes };
}

async function unzip(url: string) {
  const answer = await testApp.inject({ method: 'GET', url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return { zip: readZip(answer.rawPayload), disposition: answer.headers['content-disposition'] };
}

test('files and folders come as one zip, in their folders and under names of which none is there twice', async () => {
  const { person, folderId, files, bytes } = await makeLibrary();
  const all = (await ask(person, { fileIds: [files[2], files[0]], folderIds: [folderId] })).result;
  expect(all).toMatchObject({ files: 3, bytes: bytes.reduce((sum, { length }) => sum + length, 0) });
  expect(all.name).toMatch(/^documents-\d{4}-\d\d-\d\d\.zip$/);
  const { zip } = await unzip(all.url);
  expect(new Map([...zip].sort())).toEqual(
    new Map([
      ['Contracts_ 2026/NDAs/lease.pdf', bytes[1]],
      ['Contracts_ 2026/lease.pdf', bytes[0]],
      ['lease.pdf', bytes[2]],
    ]),
  );
  const flat = (await ask(person, { fileIds: files })).result;
  expect([...(await unzip(flat.url)).zip.keys()].sort()).toEqual([
    'lease (2).pdf',
    'lease (3).pdf',
    'lease.pdf',
  ]);
});

test('a folder alone gives the zip its name, and what was deleted meanwhile is left out', async () => {
  const { person, innerId, folderId, files } = await makeLibrary();
  const { url, name } = (await ask(person, { folderIds: [folderId] })).result;
  expect(name).toBe('Contracts_ 2026.zip');
  await testApp.request('DELETE', `/files/${files[0]}`, person);
  const { zip, disposition } = await unzip(url);
  expect([...zip.keys()]).toEqual(['Contracts_ 2026/NDAs/lease.pdf']);
  expect(disposition).toContain("attachment; filename*=UTF-8''Contracts_%202026.zip");
  await testApp.request('DELETE', `/files/${files[1]}`, person);
  expect((await testApp.inject({ method: 'GET', url })).statusCode).toBe(404);
  expect(await ask(person, { folderIds: [innerId] })).toMatchObject({
    status: 422,
    result: { code: 'download.empty' },
  });
});

test('nothing of another account is in it, and its address ends with the session', async () => {
  const { person: owner, folderId, files } = await makeLibrary();
  const { person, files: own } = await makeLibrary();
  expect(await ask(person, { fileIds: [own[0], files[0]] })).toMatchObject({ status: 404 });
  expect(await ask(person, { fileIds: own, folderIds: [folderId] })).toMatchObject({ status: 404 });
  const { url } = (await ask(owner, { folderIds: [folderId] })).result;
  expect((await testApp.request('POST', '/auth/logout', owner, {})).statusCode).toBe(200);
  expect((await testApp.inject({ method: 'GET', url })).statusCode).toBe(404);
});

test('as many as can be named have an address that proxies take; more are refused', async () => {
  const { person, folderId, files } = await makeLibrary();
  const many = Array.from({ length: DOWNLOAD_MAX_NAMED - 1 }, () => files[2]);
  const { url } = (await ask(person, { fileIds: many, folderIds: [folderId] })).result;
  expect(url.length).toBeLessThan(7_500);
  expect((await unzip(url)).zip.size).toBe(3);
  expect(await ask(person, { fileIds: [...many, files[0]], folderIds: [folderId] })).toMatchObject({
    status: 400,
    message: 'Name at most 200 files and folders.',
  });
  expect(await ask(person, {})).toMatchObject({ status: 400, message: 'Name a file or a folder.' });
});

test('more than a zip holds is refused before anything is sent', async () => {
  const { person, folderId, files } = await makeLibrary();
  await testApp.installation.database.root
    .updateTable('file')
    .set({ size: 2_500_000_000 })
    .where('id', 'in', files.slice(0, 2))
    .execute();
  const refused = await ask(person, { folderIds: [folderId] });
  expect(refused).toMatchObject({ status: 413, result: { code: 'download.too_large' } });
  expect(refused.message).toBe(
    'One download holds at most 10,000 documents and 4 GB. Download the folders one by one.',
  );
  expect(await ask(person, { fileIds: [files[0]] })).toMatchObject({ status: 200 });
});
