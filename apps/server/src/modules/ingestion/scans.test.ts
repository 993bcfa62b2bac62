import { randomUUID } from 'node:crypto';
import { readers } from '@recto/readers';
import { SCANNED, scannedPdf, tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signUp();
}, 60_000);
afterAll(() => testApp.close());

const get = async (path: string) => (await testApp.request('GET', path, person)).json();

/** A scan of pages with these lines. */
async function scanOf(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const printed = await readers.openDocument('PDF', tinyPdf(pages));
  const pictures = pages.flatMap((_, index) => printed.renderPage?.(index + 1, 150) ?? []);
  printed.close();
  return scannedPdf(pictures, randomUUID());
}

test('a scan is read from its pictures, and answers with marks on the words', async () => {
  const bytes = await scanOf([
    ['Supply agreement', 'The supplier delivers the goods to the warehouse in Lyon.'],
    ['Payment', 'The buyer pays a deposit of 4,500 euros before the first delivery.'],
  ]);
  const file = await testApp.uploadAndWait(person, { bytes });
  expect(file).toMatchObject({ status: 'complete', pages: 2, error_msg_customer: null });
  const { report } = (await get(`/documentDetail/${file._id}`)).result;
  expect(report).toMatchObject({ read: 0, ocr: 2, needOcr: 0, language: 'en' });
  expect(report.pages.map(({ state }: { state: string }) => state)).toEqual(['ocr', 'ocr']);

  const answer = await testApp.askAndWait(person, file._id, 'What deposit does the buyer pay?');
  const citation = answer.citations.find(({ quote }) => quote.includes('4,500'));
  expect(citation).toMatchObject({ page: 2 });
  const { result: page } = await get(`/documentPage/${file._id}/2`);
  const word = page.words.find(
    ({ start, end }: { start: number; end: number }) => page.text.slice(start, end) === '4,500',
  );
  expect(word.box.y).toBeCloseTo(90 / 800, 1);
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
