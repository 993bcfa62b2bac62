import { readdir } from 'node:fs/promises';
import { EICAR, type ClamdServer, startClamdServer } from '#testing/clamd-server.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let clamd: ClamdServer;
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  clamd = await startClamdServer({ maxBytes: 100_000 });
  testApp = await openTestApp({ CLAMD_ADDRESS: clamd.clamdAddress });
  person = await testApp.signUp();
});
afterAll(async () => {
  await testApp.close();
  await clamd.close();
});
beforeEach(() => {
  clamd.state.fault = null;
});

const listOriginals = () => readdir(`${testApp.dataFolder}/blobs/originals`).catch(() => []);
const listFiles = async () =>
  (await testApp.request('GET', '/folders/items?folderId=root', person)).json().result.items;

test('a clean file is scanned whole and then read', async () => {
  const bytes = tinyPdf([['Nothing but words.']]);
  const file = await testApp.uploadAndWait(person, { bytes });
  expect(file.status).toBe('complete');
  expect(clamd.state.scanned.at(-1)?.equals(bytes)).toBe(true);
});

test('an infected file is refused at once, and neither its bytes nor a row are kept', async () => {
  const [originals, files] = [await listOriginals(), await listFiles()];
  const answer = await testApp.upload(person, { name: 'notes.txt', bytes: Buffer.from(EICAR) });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    {
      message: 'The virus scanner has found "Eicar-Test-Signature" in this file. Nothing of it was kept.',
      result: { code: 'file.infected' },
    },
  ]);
  expect([await listOriginals(), await listFiles()]).toEqual([originals, files]);
});

test('while the scanner is away nothing is taken unscanned; once it is back the same file is', async () => {
  const originals = await listOriginals();
  clamd.state.fault = 'cut';
  const file = { name: 'later.pdf', bytes: tinyPdf([['Sent twice.']]) };
  const refused = await testApp.upload(person, file);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    503,
    '60',
    { result: { code: 'scanner.unavailable' } },
  ]);
  expect(await listOriginals()).toEqual(originals);
  clamd.state.fault = null;
  expect(await testApp.uploadAndWait(person, file)).toMatchObject({ status: 'complete' });
});

test('a file beyond the limit of the scanner is refused, and the sentence says why', async () => {
  const answer = await testApp.upload(person, { name: 'long.txt', bytes: Buffer.alloc(150_000, 'a line\n') });
  expect([answer.statusCode, answer.json().result.code]).toEqual([413, 'file.not_scannable']);
});

test('a server without its scanner is ready for everything else, and says what is missing', async () => {
  const ask = async () => {
    const answer = await testApp.inject({ method: 'GET', url: '/readyz' });
    return [answer.statusCode, answer.json()];
  };
  expect(await ask()).toEqual([200, { ok: true }]);
  clamd.state.fault = 'garbage';
  expect(await ask()).toEqual([200, { ok: true, degraded: ['virus-scanner'] }]);
});
