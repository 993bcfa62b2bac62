import { randomUUID } from 'node:crypto';
import { findLanguageData } from '@recto/readers/ocr';
import { scriptLetterPng } from '@recto/testing/office';
import { tinyPdf } from '@recto/testing/pdf';
import { onlyWhere } from '@recto/testing/skip';
import { expect, test } from 'vitest';
import { makeLetterScan, makeScan } from '#testing/make-scan.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const get = async (path: string) => (await testApp.request('GET', path, person)).json().result;
const reprocess = async (fileId: string, lang: string) => {
  const response = await testApp.request('POST', `/files/${fileId}/reread`, person, { lang });
  const queued = response.json().result;
  return { queued, read: await testApp.waitForFile(person, fileId) };
};
const GERMAN = [
  'Der Mieter zahlt eine Kaution von drei Monatsmieten.',
  'Die Kaution wird nach dem Ende des Vertrages verzinst erstattet.',
  'Schäden, die der Mieter verursacht, werden davon abgezogen.',
];

test('the language of a file that is uploaded without one is detected; one that is given stays', async () => {
  const detected = await testApp.uploadAndWait(person, { bytes: tinyPdf([GERMAN], randomUUID()), lang: '' });
  expect(detected).toMatchObject({ status: 'complete', lang: 'de', langFrom: 'text' });
  const given = await testApp.uploadAndWait(person, { bytes: tinyPdf([GERMAN], randomUUID()), lang: 'fr' });
  expect(given).toMatchObject({ lang: 'fr', langFrom: 'upload' });
  expect((await get(`/documentDetail/${given._id}`)).report.language).toBe('de');
});

test('where it cannot be told the file says so, and is read as English', async () => {
  const bytes = tinyPdf([['12.5 30 48']], randomUUID());
  const file = await testApp.uploadAndWait(person, { bytes, lang: '' });
  expect(file).toMatchObject({ status: 'complete', lang: 'en', langFrom: 'text' });
  expect((await get(`/documentDetail/${file._id}`)).report.language).toBeNull();
});

test('a scan is read in the language that its first pages show', async () => {
  const bytes = await makeScan([[], GERMAN, ['Größere Schäden trägt der Käufer.']]);
  const file = await testApp.uploadAndWait(person, { bytes, lang: '' });
  expect(file).toMatchObject({ status: 'complete', lang: 'de', langFrom: 'text' });
  expect((await get(`/documentPage/${file._id}/3`)).text).toBe('Größere Schäden trägt der Käufer.');
});

const hasRussian = findLanguageData('ru') !== null;

test(
  'a Russian scan is read, and answers from its words',
  onlyWhere(hasRussian, 'tesseract-ocr-rus is not installed'),
  async () => {
    const bytes = await makeLetterScan(scriptLetterPng('ru'));
    const file = await testApp.uploadAndWait(person, { bytes, lang: '' });
    expect(file).toMatchObject({ status: 'complete', lang: 'ru', langFrom: 'text' });
    const { text } = await get(`/documentPage/${file._id}/1`);
    expect(text.split('\n')[0]).toBe('Арендатор платит залог в размере трёх месячных платежей.');
    const answer = await testApp.askAndWait(person, file._id, 'Кто платит залог?');
    expect(answer.citations[0]?.quote).toContain('Арендатор платит залог');
  },
);

test('its owner corrects the language: what was read from no picture stays, and only the index is made anew', async () => {
  const file = await testApp.uploadAndWait(person, { bytes: tinyPdf([GERMAN], randomUUID()), lang: '' });
  const { database } = testApp.installation;
  const written = () =>
    database.root.selectFrom('page').select('content').where('file_id', '=', file._id).execute();
  await database.root.updateTable('page').set({ label: 'kept' }).where('file_id', '=', file._id).execute();
  const before = await written();
  const { queued, read } = await reprocess(file._id, 'pl');
  expect(queued).toMatchObject({ lang: 'pl', langFrom: 'owner', pages: 1 });
  expect(read).toMatchObject({ status: 'complete', lang: 'pl', langFrom: 'owner', pages: 1 });
  expect(await written()).toEqual(before);
  const { report } = await get(`/documentDetail/${file._id}`);
  expect(report).toMatchObject({ language: 'pl', pages: [{ label: 'kept' }] });
});
