import { oddString, oddStringsPdf, seededRandom } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

/** What the strings are drawn from; `npm run soak` sets another one. */
const SEED = Number(process.env['SEED'] ?? 1);

let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signUp();
});
afterAll(() => testApp.close());

test(`any string of a document goes to the database and back (seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  const strings = ['a\0b', 'x\ud800y', '\u202e12', ...Array.from({ length: 60 }, () => oddString(random))];
  const bytes = Buffer.from(oddStringsPdf(strings));
  const file = await testApp.uploadAndWait(person, { bytes });
  expect(file).toMatchObject({ status: 'complete', pages: strings.length });
  const detail = await testApp.request('GET', `/documentDetail/${file._id}`, person);
  const labels = detail.json().result.report.pages.map(({ label }: { label?: string }) => label);
  expect(labels.slice(0, 3)).toEqual(['ab', 'x\ufffdy', '12']);
  // The passages that answer lie on pages with odd labels and odd text.
  const asked = await testApp.askAndWait(person, file._id, 'How much shall the tenant pay each month?');
  expect(JSON.stringify(asked)).toContain('500 euros');
  expect(JSON.stringify(asked)).not.toMatch(/\\u0000|\\ud[89a-f]/);
});
