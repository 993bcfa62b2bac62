import { expect, test, vi } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const NOTES = `Site visit, October 2026

10:15  Cold store
Set temperature 4 degrees. Logged over the last thirty days, with one exception:
    17 October, up to 7.9 degrees, cause: door left open.
The alarm was confirmed by the night desk after 38 minutes.

Next visit: 14 January 2027
`;
const get = async (path: string) => (await testApp.request('GET', path, person)).json();
const readAs = async (fileId: string, body: object) =>
  (await testApp.request('POST', `/files/${fileId}/reread`, person, body)).json();
const isRead = (fileId: string, as: object) =>
  vi.waitFor(
    async () => expect(await testApp.getFile(person, fileId)).toMatchObject({ ...as, status: 'complete' }),
    20_000,
  );

test('a text file is read, shown line by line, and cited with the numbers of its lines', async () => {
  const file = await testApp.uploadAndWait(person, { name: 'visit.txt', bytes: Buffer.from(NOTES) });
  expect(file).toMatchObject({
    type: 'TXT',
    status: 'complete',
    pages: 1,
    pageKind: 'lines',
    encoding: 'utf-8',
  });
  const { result: page } = await get(`/documentPage/${file._id}/1`);
  expect(page).toMatchObject({ page: 1, firstLine: 1 });
  expect(page.text.split('\n')[4]).toBe('    17 October, up to 7.9 degrees, cause: door left open.');
  expect(await get(`/documentPage/${file._id}/2`)).toMatchObject({ status: 404 });

  const answer = await testApp.askAndWait(
    person,
    file._id,
    'When was the alarm confirmed by the night desk?',
  );
  const citation = answer.citations.find(({ quote }) => quote.includes('night desk'));
  expect(citation).toMatchObject({ page: 1, boxes: [], range: '6' });
  expect(page.text.slice(citation?.span.start, citation?.span.end)).toBe(citation?.quote);
});

test('a text whose encoding was taken for another is read again in the one that is chosen', async () => {
  // Too short to tell by.
  const bytes = Buffer.from('Za\xbf\xf3\xb3\xe6 g\xea\xb6l\xb1 ja\xbc\xf1.', 'latin1');
  const file = await testApp.uploadAndWait(person, { name: 'short.txt', bytes });
  expect(await readAs(file._id, { encoding: 'iso-8859-2' })).toMatchObject({ status: 202 });
  await isRead(file._id, { encoding: 'iso-8859-2' });
  expect((await get(`/documentPage/${file._id}/1`)).result.text).toBe('Zażółć gęślą jaźń.');
});

test('what cannot be read otherwise says so, and loses nothing', async () => {
  const pdf = await testApp.uploadAndWait(person);
  expect(await readAs(pdf._id, { encoding: 'utf-8' })).toMatchObject({
    status: 422,
    result: { code: 'file.no_encoding' },
  });
  expect(await readAs(pdf._id, { encoding: 'ebcdic' })).toMatchObject({ status: 400 });
  expect(await get(`/documentPage/${pdf._id}/1`)).toMatchObject({ ok: true });
  expect(await readAs(pdf._id, { lang: 'de' })).toMatchObject({ status: 202 });
  await isRead(pdf._id, { lang: 'de' });
});

test('a file is read again as it is where nothing is said, and its encoding is that of all its pages', async () => {
  const file = await testApp.uploadAndWait(person, {
    name: 'again.txt',
    bytes: Buffer.from(`${NOTES} Again.`),
  });
  expect(await readAs(file._id, {})).toMatchObject({ status: 202, result: { status: 'waiting' } });
  await isRead(file._id, { lang: file.lang, encoding: file.encoding, pages: file.pages });
  expect(await readAs(file._id, { encoding: 'windows-1252', pages: [1] })).toMatchObject({
    status: 422,
    result: { code: 'file.encoding_of_pages' },
  });
});
