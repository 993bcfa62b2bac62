import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Door, openDoor, type Person } from '#testing/door.ts';
import { ENCRYPTED_PDFS, makePdf, SCANNED, textAt, tinyPdf } from '@recto/readers/testing';

let door: Door;
let person: Person;
beforeAll(async () => {
  door = await openDoor();
}, 60_000);
afterAll(() => door.close());

const byKind = (a: { kind: string }, b: { kind: string }) => a.kind.localeCompare(b.kind);
const newPerson = async () => {
  person = await door.signUp();
};
const get = async (path: string) => (await door.request('GET', path, person)).json();
const post = async (path: string, body: object) => (await door.request('POST', path, person, body)).json();
const countBlobs = async () => {
  const { readdir } = await import('node:fs/promises');
  const names = await readdir(`${door.dataFolder}/blobs`, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile() && entry.parentPath.includes('originals')).length;
};

describe('folders', () => {
  beforeAll(newPerson);

  test('are created, listed lazily and lead back to the top', async () => {
    const created = await post('/folders', {
      name: '  Contracts ',
      parentFolderId: 'root',
      email: person.email,
    });
    expect(created).toMatchObject({
      ok: true,
      message: 'Folder Created',
      status: 201,
      result: { name: 'Contracts', parentFolderId: null },
    });
    const contracts = created.result._id;
    const { result: ndas } = await post('/folders', { name: 'NDAs', parentFolderId: contracts });
    expect((await get('/folders/root')).result.items).toMatchObject([
      { name: 'Contracts', type: 'FOLDER', itemCount: 1 },
    ]);
    expect((await get(`/folders/items?folderId=${contracts}`)).result.items).toMatchObject([
      { name: 'NDAs', itemCount: 0 },
    ]);
    expect((await get('/folders/user')).result).toMatchObject({ total: 2 });
    expect((await get(`/folders/meta/${ndas._id}`)).result).toMatchObject({
      folder: { name: 'NDAs' },
      crumbs: [{ name: 'Contracts' }, { name: 'NDAs' }],
    });
  });

  test('need a name, and a parent that exists', async () => {
    expect(await post('/folders', { name: '  ' })).toMatchObject({
      ok: false,
      status: 400,
      result: { fields: { name: 'Give the folder a name.' } },
    });
    expect(await post('/folders', { name: 'Lost', parentFolderId: randomUUID() })).toMatchObject({
      status: 404,
      result: { code: 'folder.not_found' },
    });
  });

  test('and files come as one paged list', async () => {
    await newPerson();
    for (const name of ['B', 'A', 'C']) await post('/folders', { name });
    for (let index = 0; index < 3; index++) await door.upload(person, { name: `f${index}.pdf` });
    const pages = await Promise.all([1, 2, 3].map((page) => get(`/folders/items?limit=2&page=${page}`)));
    const names = pages.flatMap(({ result }) => result.items.map((item: { name: string }) => item.name));
    expect(names).toEqual(['A', 'B', 'C', 'f2.pdf', 'f1.pdf', 'f0.pdf']);
    expect(pages[0].result).toMatchObject({ total: 6, page: 1, limit: 2 });
    expect((await get('/folders/items?limit=501')).status).toBe(400);
  });
});

describe('uploading', () => {
  beforeAll(newPerson);

  test('keeps the file under its cleaned name and takes it to Complete', async () => {
    const file = await door.uploadAndWait(person, { name: 'Umowa łódź.pdf', lang: 'pl' });
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
    const first = await door.upload(person, { bytes, folderId: folder._id });
    const blobs = await countBlobs();
    const again = await door.upload(person, { bytes, name: 'other.pdf' });
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
    const answers = await Promise.all(Array.from({ length: 10 }, () => door.upload(person, { bytes })));
    expect(new Set(answers.map((answer) => answer.json().result._id)).size).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(await countBlobs()).toBe(blobs + 1);
  });

  test('is counted in the transaction that accepts it', async () => {
    await newPerson();
    await door.uploadAndWait(person);
    await door.upload(person, { bytes: Buffer.from('not a pdf') });
    const { rows } = await sql<{ metric: string; used: number }>`
      select metric, used from usage_counter where account_id = ${person.accountId} order by metric`.execute(
      door.installation.database.root,
    );
    expect(rows).toEqual([
      { metric: 'files_stored', used: 1 },
      { metric: 'files_uploaded', used: 1 },
    ]);
  });

  test.each([
    ['text', Buffer.from('just text'), 'a.pdf', 415, 'file.type_refused'],
    ['a name that says otherwise', tinyPdf([['x']], randomUUID()), 'a.docx', 415, 'file.type_differs'],
    ['an empty file', Buffer.alloc(0), 'a.pdf', 400, 'file.empty'],
  ])('refuses %s and keeps nothing', async (_what, bytes, name, status, code) => {
    const blobs = await countBlobs();
    const answer = await door.upload(person, { bytes, name });
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
      door.inject({ method: 'POST', url: '/api/v2/files', headers: door.headers(person), payload });
    expect([(await send(two)).statusCode, (await send(none)).statusCode]).toEqual([400, 400]);
    expect((await door.upload(person, { folderId: randomUUID() })).statusCode).toBe(404);
    expect(await countBlobs()).toBe(blobs);
  });

  test('a damaged file fails with a sentence and can be tried again', async () => {
    const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(randomUUID())]);
    const file = await door.uploadAndWait(person, { bytes: broken });
    expect(file).toMatchObject({ status: 'failed' });
    expect(file.error_msg_customer).toContain('damaged');
    const retried = await door.request('POST', `/files/${file._id}/retry`, person, {});
    expect(retried.json()).toMatchObject({
      ok: true,
      result: { status: 'waiting', error_msg_customer: null },
    });
  });

  test('pages without text are named, and the rest can be used', async () => {
    const bytes = tinyPdf([['Text.'], SCANNED, ['More text.'], SCANNED, SCANNED], randomUUID());
    const file = await door.uploadAndWait(person, { bytes });
    expect(file).toMatchObject({
      status: 'complete',
      pages: 5,
      error_msg_customer: 'Pages 2 and 4–5 could not be read: they hold no text, only pictures or damage.',
    });
    const { report } = (await get(`/documentDetail/${file._id}`)).result;
    expect(report).toMatchObject({ read: 2, empty: 0, damaged: 0, needOcr: 3, ocr: 0 });
    expect(report.ms).toBeGreaterThan(0);
    expect(report.pages[1]).toEqual({ page: 2, width: 600, height: 800, state: 'needs-ocr' });
  });

  test('text that nobody sees is counted page by page, and left out', async () => {
    const seen = textAt(72, 720, `Seen by everybody, ${randomUUID()}.`);
    const unseen = `${textAt(72, 600, 'Too small.', 1)} 1 g ${textAt(72, 500, 'White on white.')} 0 g`;
    const file = await door.uploadAndWait(person, {
      bytes: Buffer.from(makePdf([{ content: seen }, { content: seen + unseen }])),
    });
    const { report } = (await get(`/documentDetail/${file._id}`)).result;
    expect(report.pages[0].flags).toBeUndefined();
    expect(report.pages[1].flags.toSorted(byKind)).toEqual([
      { kind: 'tiny', count: 'Toosmall.'.length },
      { kind: 'white', count: 'Whiteonwhite.'.length },
    ]);
  });

  test('a file without any readable text fails', async () => {
    const file = await door.uploadAndWait(person, { bytes: tinyPdf([SCANNED], randomUUID()) });
    expect(file).toMatchObject({ status: 'failed', pages: 1 });
    expect(file.error_msg_customer).toMatch(/^No page of this PDF holds text that can be read/);
  });

  test('a file that did not fail cannot be tried again', async () => {
    const file = await door.uploadAndWait(person);
    expect((await door.request('POST', `/files/${file._id}/retry`, person, {})).json()).toMatchObject({
      status: 409,
      result: { code: 'file.not_failed' },
    });
  });
});

test('uploads are refused while the disk is almost full', async () => {
  const full = await openDoor({ MIN_FREE_MB: '9999999' });
  try {
    const answer = await full.upload(await full.signUp());
    expect(answer.json()).toMatchObject({ status: 507, result: { code: 'storage.full' } });
  } finally {
    await full.close();
  }
}, 60_000);

describe('a file under a user password', () => {
  const unlock = (id: string, password: string) =>
    door.request('POST', `/files/${id}/unlock`, person, { password });
  let locked: Awaited<ReturnType<Door['uploadAndWait']>>;
  beforeAll(async () => {
    await newPerson();
    locked = await door.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.user128) });
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
    expect(await door.getFile(person, locked._id)).toEqual(locked);
  });

  test('is read with the right one, which is kept nowhere', async () => {
    const secret = 'latin';
    const answer = await unlock(locked._id, secret);
    expect([answer.statusCode, answer.json().result.status]).toEqual([202, 'processing']);
    await vi.waitFor(async () => {
      expect(await door.getFile(person, locked._id)).toMatchObject({
        status: 'complete',
        pages: 1,
        error_code: null,
      });
    }, 20_000);
    const found = await door.askAndWait(person, locked._id, 'What is kept under lock?');
    expect(found.citations[0]?.quote).toContain('kept under lock');
    const { rows } = await sql<{ job: string }>`select data::text as job from pgboss.job`.execute(
      door.installation.database.root,
    );
    expect(rows.filter(({ job }) => job.includes(secret))).toEqual([]);
    expect((await unlock(locked._id, secret)).json()).toMatchObject({
      status: 409,
      result: { code: 'file.not_locked' },
    });
  });

  test('whose process died while it was read is asked for again', async () => {
    const { database } = door.installation;
    const file = await door.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.user256) });
    await sql`update file set unlocking = true, status = 'processing', error_code = null where id = ${file._id}`.execute(
      database.root,
    );
    await door.installation.recover();
    expect(await door.getFile(person, file._id)).toMatchObject({
      status: 'failed',
      error_code: 'file.password_needed',
    });
    expect((await unlock(file._id, 'guess')).statusCode).toBe(422);
  });
});

test('a file under an owner password alone opens', async () => {
  await newPerson();
  expect(await door.uploadAndWait(person, { bytes: Buffer.from(ENCRYPTED_PDFS.ownerOnly) })).toMatchObject({
    status: 'complete',
  });
});

describe('downloads', () => {
  test('of the original come whole and in ranges, as attachments that run nothing', async () => {
    await newPerson();
    const bytes = tinyPdf([['Original.']], randomUUID());
    const file = await door.uploadAndWait(person, { bytes });
    const { url, expiresAt } = (await post('/files/get-file-from-s3', { fileId: file._id })).result;
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(4 * 60_000);
    const whole = await door.inject({ method: 'GET', url });
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(whole.headers['content-security-policy']).toContain('sandbox');
    expect(whole.headers['content-disposition']).toContain('attachment');
    const part = await door.inject({ method: 'GET', url, headers: { range: 'bytes=0-4' } });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF-',
      `bytes 0-4/${bytes.length}`,
    ]);
    expect((await door.inject({ method: 'GET', url, headers: { range: 'bytes=99999-' } })).statusCode).toBe(
      416,
    );
  });

  test('of the extracted text end each page with a form feed', async () => {
    await newPerson();
    const file = await door.uploadAndWait(person, {
      bytes: tinyPdf([['First page.'], ['Second page.']], randomUUID()),
    });
    const { url } = (await post('/files/get-extracted-file-from-s3', { fileId: file._id })).result;
    expect((await door.inject({ method: 'GET', url })).body).toBe('First page.\n\fSecond page.\n\f');
  });
});

test('the sample comes once, is read like any file and is not counted', async () => {
  await newPerson();
  const first = (await post('/files/sample', {})).result.items;
  const again = (await post('/files/sample', {})).result.items;
  expect(first.map((item: { name: string }) => item.name).sort()).toEqual([
    'Annual_report_2025.pdf',
    'Services_agreement_v1.pdf',
    'Services_agreement_v2.pdf',
  ]);
  expect(again.map((item: { _id: string }) => item._id)).toEqual(
    first.map((item: { _id: string }) => item._id),
  );
  const { rows } = await sql`select 1 from usage_counter where account_id = ${person.accountId}`.execute(
    door.installation.database.root,
  );
  expect(rows).toEqual([]);
});
