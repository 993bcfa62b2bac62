import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { READABLE_TYPES } from '@recto/contract/file-types';
import { readers } from '@recto/readers';
import { makeWordFile } from '@recto/testing/office';
import { tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeMemoryBlobStore } from '#adapters/blobs/memory.ts';
import { BlobStoreFullError } from '#kernel/blobs.ts';
import { type FileTypes, makeUploadFile, type UploadDeps } from '#modules/library/upload-file.ts';
import { makeMeter } from '#modules/plans/index.ts';
import { openTestApp, type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const post = async (path: string, body: object) => (await testApp.request('POST', path, person, body)).json();
const countBlobs = async () => {
  const names = await readdir(`${testApp.dataFolder}/blobs`, { recursive: true, withFileTypes: true });
  const originals = names.filter((entry) => entry.isFile() && entry.parentPath.includes('originals'));
  // A bucket of the tests keeps several files of each, under its name with endings.
  return new Set(originals.map(({ name }) => name.split('.', 1)[0])).size;
};

describe('uploading', () => {
  test('keeps the file under its cleaned name and takes it to Complete', async () => {
    const file = await testApp.uploadAndWait(person, { name: 'Umowa łódź.pdf', lang: 'pl' });
    expect(file).toMatchObject({
      name: 'Umowa_lodz.pdf',
      lang: 'pl',
      type: 'PDF',
      status: 'complete',
      pages: 1,
      parentFolderId: null,
      error_msg_customer: null,
    });
    expect(file.stages.every(({ completed }) => completed)).toBe(true);
  });

  test('of the same bytes gives the item that is there, wherever it lies', async () => {
    const { result: folder } = await post('/folders', { name: 'Place' });
    const bytes = tinyPdf([['The same.']], randomUUID());
    const first = await testApp.upload(person, { bytes, folderId: folder._id });
    const blobs = await countBlobs();
    const again = await testApp.upload(person, { bytes, name: 'other.pdf' });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toMatchObject({
      message: 'You have this file already, in "Place".',
      result: { _id: first.json().result._id, duplicate: true },
    });
    expect(await countBlobs()).toBe(blobs);
  });

  test('ten times at once makes one file, one count and one blob', async () => {
    const bytes = tinyPdf([['Ten clicks.']], randomUUID());
    const blobs = await countBlobs();
    const answers = await Promise.all(Array.from({ length: 10 }, () => testApp.upload(person, { bytes })));
    expect(new Set(answers.map((answer) => answer.json().result._id)).size).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await countBlobs()).toBe(blobs + 1);
  });

  test('is counted in the transaction that accepts it', async () => {
    person = await testApp.signUp();
    await testApp.uploadAndWait(person);
    await testApp.upload(person, { bytes: Buffer.from('not a pdf') });
    const { rows } = await sql<{ metric: string; used: number }>`
      select metric, used from usage_counter where account_id = ${person.accountId} order by metric`.execute(
      testApp.installation.database.root,
    );
    expect(rows).toEqual([
      { metric: 'files', used: 1 },
      { metric: 'storedBytes', used: expect.any(Number) },
      { metric: 'storedFiles', used: 1 },
    ]);
  });

  test.each([
    ['bytes of no type', Buffer.from([0, 1, 2, 3]), 'a.pdf', 415, 'file.type_refused'],
    ['text that calls itself a PDF', Buffer.from('just text'), 'a.pdf', 415, 'file.type_differs'],
    ['a name that says otherwise', tinyPdf([['x']], randomUUID()), 'a.docx', 415, 'file.type_differs'],
    ['an empty file', Buffer.alloc(0), 'a.pdf', 400, 'file.empty'],
  ])('refuses %s and keeps nothing', async (_what, bytes, name, status, code) => {
    const blobs = await countBlobs();
    const answer = await testApp.upload(person, { bytes, name });
    expect([answer.statusCode, answer.json().result.code]).toEqual([status, code]);
    expect(await countBlobs()).toBe(blobs);
  });

  test('refuses a second file, a missing file and a folder that is not there', async () => {
    const blobs = await countBlobs();
    const two = new FormData();
    two.append('file', new Blob([new Uint8Array(tinyPdf([['1']], randomUUID()))]), '1.pdf');
    two.append('file', new Blob([new Uint8Array(tinyPdf([['2']], randomUUID()))]), '2.pdf');
    const none = new FormData();
    none.append('lang', 'en');
    const send = (payload: FormData) =>
      testApp.inject({ method: 'POST', url: '/api/v2/files', headers: testApp.headers(person), payload });
    expect([(await send(two)).statusCode, (await send(none)).statusCode]).toEqual([400, 400]);
    expect((await testApp.upload(person, { folderId: randomUUID() })).statusCode).toBe(404);
    expect(await countBlobs()).toBe(blobs);
  });
});

test('uploads are refused while the disk is almost full', async () => {
  const freeSpace = async () => 999_000_000;
  const full = await openTestApp({ MIN_FREE_MB: '1000' }, undefined, undefined, { freeSpace });
  try {
    const answer = await full.upload(await full.signUp());
    expect(answer.json()).toMatchObject({ status: 507, result: { code: 'storage.full' } });
  } finally {
    await full.close();
  }
});

/** Takes what the product's own table of types knows, and what a later one may read besides. */
function makeUpload(deps: Partial<UploadDeps>) {
  const { database } = testApp.installation;
  const uploadFile = makeUploadFile({
    database,
    blobs: makeMemoryBlobStore(),
    jobs: { enqueue: async () => {} },
    meter: makeMeter({ database, clock: Date.now }),
    clock: Date.now,
    readers,
    admission: async () => {},
    freeSpace: async () => 1,
    minFreeBytes: 0,
    virusScanner: null,
    log: { warn: () => {} },
    ...deps,
  });
  return (name: string, bytes: Uint8Array) =>
    uploadFile(
      { accountId: person.accountId, folderId: null, lang: 'en', name },
      { name, stream: Readable.from([bytes], { objectMode: false }), finish: async () => {} },
    );
}

test('a disk that becomes full on the way is no fault of the client, and nothing is kept', async () => {
  const upload = makeUpload({
    blobs: {
      ...makeMemoryBlobStore(),
      put: () => Promise.reject(new BlobStoreFullError(new Error('ENOSPC'))),
    },
  });
  await expect(upload('a.pdf', tinyPdf([['x']], randomUUID()))).rejects.toMatchObject({
    status: 507,
    code: 'storage.full',
  });
});

describe('the type of an upload', () => {
  test('is one of those that clients are told of', () => {
    expect(readers.types).toEqual(READABLE_TYPES);
  });

  const withWord: FileTypes = {
    types: ['PDF', 'DOCX'],
    mayBeReadable: () => true,
    detectType: readers.detectType,
    explainRefusal: readers.explainRefusal,
  };

  test('is what the whole file shows, where its beginning shows less or something else', async () => {
    const blobs = makeMemoryBlobStore();
    const upload = makeUpload({ blobs, readers: withWord });
    expect((await upload('letter.docx', makeWordFile())).file).toMatchObject({
      type: 'DOCX',
      page_kind: 'section',
    });
    const kept = await Array.fromAsync(blobs.list(''));
    // Begins like any other Word file; that it holds macros stands at its end.
    const macros = makeWordFile({ type: 'application/vnd.ms-word.document.macroEnabled.main+xml' });
    await expect(upload('macros.docx', macros)).rejects.toMatchObject({
      status: 415,
      code: 'file.type_refused',
      message: expect.stringContaining('This file holds macros'),
    });
    expect(await Array.fromAsync(blobs.list(''))).toEqual(kept);
  });

  test('is refused before the file is stored where its beginning leaves no doubt', async () => {
    const put = () => Promise.reject(new Error('stored'));
    const upload = makeUpload({ blobs: { ...makeMemoryBlobStore(), put } });
    await expect(upload('a.pdf', Buffer.from([0, 1, 2, 3]))).rejects.toMatchObject({
      code: 'file.type_refused',
    });
    await expect(upload('a.pdf', Buffer.from('\x89PNG\r\n\x1a\n\0', 'latin1'))).rejects.toMatchObject({
      code: 'file.type_refused',
    });
  });
});

test('an account can ask which bytes it has already, and learns nothing of anybody else’s', async () => {
  const [there, failed] = [
    await testApp.uploadAndWait(person, { name: 'there.pdf' }),
    await testApp.uploadAndWait(person, { bytes: Buffer.from(`%PDF-1.7 ${randomUUID()}`) }),
  ];
  expect(failed.status).toBe('failed');
  const hashes = [there.hash, failed.hash, 'f'.repeat(64)];
  // What failed can be uploaded again.
  expect((await post('/files/find-by-hash', { hashes })).result).toMatchObject({
    items: [{ _id: there._id, name: 'there.pdf' }],
  });
  const stranger = await testApp.signUp();
  const answer = await testApp.request('POST', '/files/find-by-hash', stranger, { hashes });
  expect(answer.json()).toMatchObject({ ok: true, result: { items: [] } });
  expect(await post('/files/find-by-hash', { hashes: ['x'] })).toMatchObject({ status: 400 });
});
