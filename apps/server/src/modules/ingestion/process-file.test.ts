import { randomUUID } from 'node:crypto';
import { makePdf, SCANNED, textAt, tinyPdf } from '@recto/testing/pdf';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const byKind = (a: { kind: string }, b: { kind: string }) => a.kind.localeCompare(b.kind);
const get = async (path: string) => (await testApp.request('GET', path, person)).json();

test('a damaged file fails with a sentence and can be tried again', async () => {
  const broken = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(randomUUID())]);
  const file = await testApp.uploadAndWait(person, { bytes: broken });
  expect(file).toMatchObject({ status: 'failed' });
  expect(file.error_msg_customer).toContain('damaged');
  const retried = await testApp.request('POST', `/files/${file._id}/retry`, person, {});
  expect(retried.json()).toMatchObject({
    ok: true,
    result: { status: 'waiting', error_msg_customer: null },
  });
});

test('pages without text are named, and the rest can be used', async () => {
  const bytes = tinyPdf([['Text.'], SCANNED, ['More text.'], SCANNED, SCANNED], randomUUID());
  const file = await testApp.uploadAndWait(person, { bytes });
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
  const file = await testApp.uploadAndWait(person, {
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
  const file = await testApp.uploadAndWait(person, { bytes: tinyPdf([SCANNED], randomUUID()) });
  expect(file).toMatchObject({ status: 'failed', pages: 1 });
  expect(file.error_msg_customer).toMatch(/^No page of this PDF holds text that can be read/);
  // Reading the same bytes again ends the same way, and clients know it by the code.
  expect(file.error_code).toBe('file.no_text');
});

test('a file that did not fail cannot be tried again', async () => {
  const file = await testApp.uploadAndWait(person);
  expect((await testApp.request('POST', `/files/${file._id}/retry`, person, {})).json()).toMatchObject({
    status: 409,
    result: { code: 'file.not_failed' },
  });
});
