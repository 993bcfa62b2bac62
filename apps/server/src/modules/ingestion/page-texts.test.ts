import { randomUUID } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { decodePage, pageText } from '@recto/core/document';
import { makePdf, textAt, tinyPdf } from '@recto/testing/pdf';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readers } from '@recto/readers';
import { findFile } from '#modules/library/store.ts';
import { makePageTexts } from '#modules/ingestion/page-texts.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const upload = (pages: string[][]) => testApp.uploadAndWait(person, { bytes: tinyPdf(pages, randomUUID()) });
const get = async (fileId: string, query = '') =>
  (await testApp.request('GET', `/searchDocument/${fileId}${query}`, person)).json();
const search = async (fileId: string, words: string, range = '') =>
  (await get(fileId, `?q=${encodeURIComponent(words)}${range}`)).result;

const LEASE = [['The rent is due.', 'Rent rises each year.'], ['No words of that kind.'], ['A RENT review.']];

describe('a search in a document', () => {
  test('tells every hit with its page, its words, its place in the text and its boxes', async () => {
    const file = await upload(LEASE);
    const { hits, total } = await search(file._id, 'rent');
    expect(total).toBe(3);
    expect(hits.map(({ page, span }: { page: number; span: object }) => ({ page, span }))).toEqual([
      { page: 1, span: { start: 4, end: 8 } },
      { page: 1, span: { start: 17, end: 21 } },
      { page: 3, span: { start: 2, end: 6 } },
    ]);
    expect(hits[0].snippet).toContain('The rent is due.');
    for (const hit of hits) {
      expect(hit.boxes).toHaveLength(1);
      expect(hit.boxes[0].width).toBeGreaterThan(0);
    }
  });

  test('finds a phrase across the end of a line, with a box on each', async () => {
    const file = await upload(LEASE);
    const { hits, total } = await search(file._id, 'is due. rent rises');
    expect([total, hits[0].boxes.length]).toEqual([1, 2]);
  });

  test('keeps to the pages that are named', async () => {
    const file = await upload(LEASE);
    expect(await search(file._id, 'rent', '&from=2&to=3')).toMatchObject({ total: 1, hits: [{ page: 3 }] });
  });

  test('counts all hits and tells at most a thousand', async () => {
    const page = Array.from({ length: 40 }, () => 'na '.repeat(15));
    const file = await upload([page, page]);
    const { hits, total } = await search(file._id, 'na');
    expect([hits.length, total]).toEqual([1_000, 1_200]);
  });

  test('of a file that is still being read finds what was read so far', async () => {
    const file = await upload(LEASE);
    const { root } = testApp.installation.database;
    await sql`delete from page where file_id = ${file._id} and number = 3`.execute(root);
    await sql`update file set status = 'processing' where id = ${file._id}`.execute(root);
    expect(await search(file._id, 'rent')).toMatchObject({ total: 2 });
  });
});

describe('without words the pages are given', () => {
  test('with their text, as many as were asked for, and the number of all', async () => {
    const file = await upload(LEASE);
    expect((await get(file._id)).result).toEqual({
      pages: [
        { page: 1, text: 'The rent is due.\nRent rises each year.' },
        { page: 2, text: 'No words of that kind.' },
        { page: 3, text: 'A RENT review.' },
      ],
      total: 3,
    });
    expect((await get(file._id, '?from=2&to=2&q=')).result).toEqual({
      pages: [{ page: 2, text: 'No words of that kind.' }],
      total: 3,
    });
    expect((await get(file._id, '?from=9')).result).toEqual({ pages: [], total: 3 });
  });

  test('but not more than 500 a call, nor backwards', async () => {
    const file = await upload(LEASE);
    expect((await get(file._id, '?from=1&to=501')).result.fields).toHaveProperty('to');
    expect((await get(file._id, '?from=3&to=1')).result.fields).toHaveProperty('to');
    expect((await get(file._id, '?from=99999999999')).result.fields).toHaveProperty('from');
  });
});

test('the tables of a printed page are given cell by cell, whether or not its blocks are stored', async () => {
  const rowAt = (y: number, cells: readonly string[]) =>
    cells.map((words, at) => textAt([60, 260, 420][at] ?? 0, y, words)).join('');
  const table = [
    ['Service', 'Hours', 'Fee'],
    ['Support', '40', 'EUR 800'],
    ['Training', '12', 'EUR 1,250'],
  ];
  const content =
    textAt(60, 740, `Services of the year ${randomUUID()}`) +
    table.map((cells, at) => rowAt(700 - 14 * at, cells)).join('') +
    textAt(60, 600, 'All of them are paid in advance, as both parties have agreed.');
  const file = await testApp.uploadAndWait(person, { bytes: Buffer.from(makePdf([{ content }])) });
  const tables = async (page: number) =>
    (await testApp.request('GET', `/documentTables/${file._id}/${page}`, person)).json();
  const { result } = await tables(1);
  expect(result.tables).toEqual([
    expect.objectContaining({
      hasHeader: true,
      rows: table.map((cells) => cells.map((text) => ({ text }))),
    }),
  ]);
  const { root } = testApp.installation.database;
  await sql`update page set blocks = null where file_id = ${file._id}`.execute(root);
  expect((await tables(1)).result).toEqual(result);
  expect(await tables(2)).toMatchObject({ status: 404, result: { code: 'page.not_found' } });
});

test('the download comes in ranges across pages', async () => {
  const pages = Array.from({ length: 60 }, (_, index) => [`Page ${index + 1} costs 5 e.`]);
  const file = await upload(pages);
  const whole = Buffer.from(pages.map(([line]) => `${line}\n\f`).join(''));
  const body = { fileId: file._id };
  const { url } = (await testApp.request('POST', '/files/get-extracted-file-from-s3', person, body)).json()
    .result;
  const fetched = await testApp.inject({ method: 'GET', url });
  expect(fetched.body).toBe(String(whole));
  for (const [start, end] of [
    [0, 0],
    [15, 40],
    [500, 1_100],
    [whole.length - 3, whole.length - 1],
  ] as const) {
    const part = await testApp.inject({ method: 'GET', url, headers: { range: `bytes=${start}-${end}` } });
    expect(part.rawPayload.equals(whole.subarray(start, end + 1)), `bytes ${start} to ${end}`).toBe(true);
  }
});

test('a range of the download has only its own pages decoded', async () => {
  const file = await upload(Array.from({ length: 120 }, (_, index) => [`Page ${index + 1}.`]));
  const { database } = testApp.installation;
  const row = await findFile(database.root, { accountId: person.accountId, fileId: file._id });
  if (!row) throw new Error('the file is gone');
  let decoded = 0;
  const reading = {
    extractorVersionOf: readers.versionOf,
    readTexts: async ({ pages }: { pages: readonly Uint8Array[] }) => {
      decoded += pages.length;
      return pages.map((page) => pageText(decodePage(zstdDecompressSync(page))));
    },
    searchPages: () => Promise.reject(new Error('nothing is searched here')),
  };
  const texts = makePageTexts({ database, reading });
  const ranges: string[] = [];
  // As a viewer fetches: the address is looked up anew for each range.
  for (const start of [0, 600, 900]) {
    const { open } = await texts.download(row);
    for await (const part of await open({ start, end: start + 3 })) ranges.push(String(part));
  }
  expect(ranges.join('')).toHaveLength(12);
  expect(decoded).toBeLessThanOrEqual(120 + 3 * 2);
});
