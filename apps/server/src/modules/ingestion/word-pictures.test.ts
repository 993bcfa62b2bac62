import { grayPng, letterJpeg, LETTER_LINES, makeWordDocument, pictureRun } from '@recto/testing/office';
import { readers } from '@recto/readers';
import { tinyPdf } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

const PRINTED = [
  'The seller delivers the goods to the warehouse.',
  'The buyer pays a deposit of 4,500 euros.',
];

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const get = async (path: string) => (await testApp.request('GET', path, person)).json();
const words = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

async function drawLines(lines: readonly string[]): Promise<Buffer> {
  const document = await readers.openDocument('PDF', tinyPdf([lines]));
  const image = await document.renderPage?.(1, 150);
  document.close();
  if (!image) throw new Error('nothing is drawn');
  return grayPng(image);
}

test('a Word file of pictures is read from them, answers with marks on the words, and shows them', async () => {
  const bytes = makeWordDocument(
    words('Scanned contract') + pictureRun('1.png') + pictureRun('2.jpg'),
    {},
    { '1.png': await drawLines(PRINTED), '2.jpg': letterJpeg() },
  );
  const file = await testApp.uploadAndWait(person, { name: 'scanned.docx', bytes });
  expect(file).toMatchObject({
    status: 'complete',
    type: 'DOCX',
    pages: 3,
    pageKind: 'section',
    error_msg_customer: null,
  });
  const { report } = (await get(`/documentDetail/${file._id}`)).result;
  expect(report).toMatchObject({ read: 1, ocr: 2, needOcr: 0 });
  expect(report.pages[1]).toMatchObject({ state: 'ocr', confidence: expect.any(Number) });
  expect(report.pages[1].confidence).toBeGreaterThan(80);

  const answer = await testApp.askAndWait(person, file._id, 'What deposit does the buyer pay?');
  const citation = answer.citations.find(({ quote }) => quote.includes('4,500'));
  expect(citation).toMatchObject({ page: 2 });
  const { result: page } = await get(`/documentPage/${file._id}/2`);
  expect(page.text.slice(citation?.span.start, citation?.span.end)).toBe(citation?.quote);
  expect(page.size.width / page.size.height).toBeCloseTo(600 / 800, 2);
  expect(page.words[0].box.x).toBeCloseTo(72 / 600, 1);
  expect((await get(`/documentPage/${file._id}/3`)).result.text).toBe(LETTER_LINES.join('\n'));

  const pictureOf = async (by: Person, number: number) => {
    const body = { fileId: file._id, as: 'picture', page: number };
    const signed = await testApp.request('POST', '/files/get-extracted-file-from-s3', by, body);
    if (signed.statusCode !== 200) return signed;
    return testApp.inject({ method: 'GET', url: signed.json().result.url });
  };
  const picture = await pictureOf(person, 3);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
  });
  expect(picture.rawPayload.equals(letterJpeg())).toBe(true);
  expect((await pictureOf(person, 1)).statusCode).toBe(404);
  expect((await pictureOf(await testApp.signUp(), 3)).statusCode).toBe(404);
});

test('a Word file whose pictures show no text is Complete, and names them', async () => {
  const blank = grayPng({ width: 600, height: 400, pixels: new Uint8Array(240_000).fill(90) });
  const bytes = makeWordDocument(pictureRun('1.png'), {}, { '1.png': blank });
  const file = await testApp.uploadAndWait(person, { name: 'photo.docx', bytes });
  expect(file).toMatchObject({
    status: 'complete',
    error_msg_customer: 'Page 1 could not be read: it holds no text, only pictures or damage.',
  });
});
