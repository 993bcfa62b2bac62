import { randomUUID } from 'node:crypto';
import type { ExtractionReport } from '@recto/contract/extraction-report';
import type { FileItem } from '@recto/contract/library';
import { SCANNED, tinyPdf } from '@recto/testing/pdf';
import { expect, test, vi } from 'vitest';
import { makeScan } from '#testing/make-scan.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const get = async (path: string) => (await testApp.request('GET', path, person)).json();

test('a scan is read from its pictures, and answers with marks on the words', async () => {
  const bytes = await makeScan([
    ['Supply agreement', 'The supplier delivers the goods to the warehouse in Lyon.'],
    ['Payment', 'The buyer pays a deposit of 4,500 euros before the first delivery.'],
  ]);
  const file = await testApp.uploadAndWait(person, { bytes });
  expect(file).toMatchObject({ status: 'complete', pages: 2, error_msg_customer: null });
  const { report } = (await get(`/documentDetail/${file._id}`)).result;
  expect(report).toMatchObject({ read: 0, ocr: 2, needOcr: 0, language: 'en' });
  for (const { state, confidence } of (report as ExtractionReport).pages) {
    expect(state).toBe('ocr');
    expect(confidence).toBeGreaterThan(80);
  }

  const answer = await testApp.askAndWait(person, file._id, 'What deposit does the buyer pay?');
  const citation = answer.citations.find(({ quote }) => quote.includes('4,500'));
  expect(citation).toMatchObject({ page: 2, confidence: expect.any(Number) });
  const { result: page } = await get(`/documentPage/${file._id}/2`);
  const word = page.words.find(
    ({ start, end }: { start: number; end: number }) => page.text.slice(start, end) === '4,500',
  );
  expect(word.box.y).toBeCloseTo(90 / 800, 1);
  expect(word.confidence).toBeGreaterThanOrEqual(citation?.confidence ?? 101);
  // The line stands at 72 to some 430 of 600 points, 98 from the top of 800.
  const [box] = citation?.boxes ?? [];
  expect(box?.x).toBeCloseTo(72 / 600, 1);
  expect(box?.y).toBeCloseTo(90 / 800, 1);
});

test('pages without text among others are read, and what holds none says so', async () => {
  const file = await testApp.uploadAndWait(person, {
    bytes: tinyPdf([['Printed text.'], SCANNED], randomUUID()),
  });
  expect(file).toMatchObject({
    status: 'complete',
    error_msg_customer: 'Page 2 could not be read: it holds no text, only pictures or damage.',
  });
});

test('pages that are read can be viewed and searched while the others are; questions wait', async () => {
  const bytes = await makeScan(
    Array.from({ length: 5 }, (_, index) => [`Clause ${index + 1}. The price stands.`]),
  );
  const { _id } = (await testApp.upload(person, { name: 'clauses.pdf', bytes })).json().result;
  const seen: NonNullable<FileItem['progress']>[] = [];
  const look = async (until: (file: FileItem) => boolean) => {
    const file = await testApp.getFile(person, _id);
    if (file.progress?.of === 5) seen.push(file.progress);
    expect(until(file)).toBe(true);
  };
  await vi.waitFor(() => look(({ progress }) => progress?.eta !== undefined), {
    timeout: 30_000,
    interval: 20,
  });
  const { report } = (await get(`/documentDetail/${_id}`)).result;
  const read = (report as ExtractionReport).pages.find(({ state }) => state === 'ocr')?.page;
  expect((await get(`/documentPage/${_id}/${read}`)).result.text).toContain(`Clause ${read}.`);
  const { hits } = (await get(`/searchDocument/${_id}?q=price`)).result;
  expect(hits.length).toBeGreaterThanOrEqual(2);
  expect(
    (await testApp.request('POST', '/qna/ask', person, { fileId: _id, question: 'What stands?' })).json(),
  ).toMatchObject({
    status: 422,
    result: { code: 'file.not_complete' },
  });
  await vi.waitFor(() => look(({ status }) => status === 'complete'), { timeout: 30_000, interval: 20 });
  const pages = seen.map(({ page }) => page);
  expect(pages).toEqual(pages.toSorted((a, b) => a - b));
});

test('a scan is read again in another language, is counted once, and is nobody else’s to send back', async () => {
  const bytes = await makeScan([['Der Käufer zahlt für die Ausrüstung größere Beträge.']]);
  const file = await testApp.uploadAndWait(person, { name: 'kauf.pdf', bytes, lang: 'en' });
  const text = async () => (await get(`/documentPage/${file._id}/1`)).result.text;
  expect(await text()).not.toContain('größere');
  const countOcr = async () => {
    const counter = testApp.installation.database.root
      .selectFrom('usage_counter')
      .select('used')
      .where('account_id', '=', person.accountId)
      .where('metric', '=', 'ocrFiles');
    return (await counter.executeTakeFirst())?.used;
  };
  const counted = await countOcr();
  const reprocessBy = (by: Person) =>
    testApp.request('POST', `/files/${file._id}/reread`, by, { lang: 'de' });
  expect((await reprocessBy(await testApp.signUp())).statusCode).toBe(404);
  expect((await reprocessBy(person)).json()).toMatchObject({
    status: 202,
    result: { lang: 'de', pages: null },
  });
  expect(await testApp.waitForFile(person, file._id)).toMatchObject({ status: 'complete', lang: 'de' });
  expect(await text()).toBe('Der Käufer zahlt für die Ausrüstung größere Beträge.');
  expect(await countOcr()).toBe(counted);
});

test('single pages of a scan are read again, in a language of their own; the others and the file stay', async () => {
  const german = 'Der Käufer zahlt für die Ausrüstung größere Beträge.';
  const bytes = await makeScan([['The buyer pays a deposit.'], [german], ['It ends in May.']]);
  const file = await testApp.uploadAndWait(person, { name: 'two-languages.pdf', bytes, lang: 'en' });
  const texts = async () =>
    (await get(`/searchDocument/${file._id}`)).result.pages.map(({ text }: { text: string }) => text);
  const before = await texts();
  expect(before[1]).not.toContain('größere');
  const read = async (body: object) =>
    (await testApp.request('POST', `/files/${file._id}/reread`, person, body)).json();
  expect(await read({ lang: 'de', pages: [4] })).toMatchObject({
    status: 422,
    result: { code: 'file.no_such_page', fields: { pages: expect.any(String) } },
  });
  expect(await read({ pages: [] })).toMatchObject({ status: 400 });
  expect(await texts()).toEqual(before);
  expect(await read({ lang: 'de', pages: [2, 2] })).toMatchObject({ status: 202 });
  expect(await testApp.waitForFile(person, file._id)).toMatchObject({
    status: 'complete',
    lang: 'en',
    pages: 3,
  });
  expect(await texts()).toEqual([before[0], german, before[2]]);
  expect((await get(`/searchDocument/${file._id}?q=größere`)).result.total).toBe(1);
});
