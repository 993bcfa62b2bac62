import { oddString, oddStringsPdf, seededRandom } from '@recto/readers/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Door, openDoor, type Person } from '#testing/door.ts';

/** What the strings are drawn from; `npm run soak` sets another one. */
const SEED = Number(process.env['SEED'] ?? 1);

let door: Door;
let person: Person;
beforeAll(async () => {
  door = await openDoor();
  person = await door.signUp();
});
afterAll(() => door.close());

test(`any string of a document goes to the database and back (seed ${SEED})`, async () => {
  const random = seededRandom(SEED);
  const strings = ['a\0b', 'x\ud800y', '\u202e12', ...Array.from({ length: 60 }, () => oddString(random))];
  const bytes = Buffer.from(oddStringsPdf(strings));
  const file = await door.uploadAndWait(person, { bytes });
  expect(file).toMatchObject({ status: 'complete', pages: strings.length });
  const detail = await door.request('GET', `/documentDetail/${file._id}`, person);
  const labels = detail.json().result.report.pages.map(({ label }: { label?: string }) => label);
  expect(labels.slice(0, 3)).toEqual(['ab', 'x\ufffdy', '12']);
  // The passages that answer lie on pages with odd labels and odd text.
  const asked = await door.askAndWait(person, file._id, 'How much shall the tenant pay each month?');
  expect(JSON.stringify(asked)).toContain('500 euros');
  expect(JSON.stringify(asked)).not.toMatch(/\\u0000|\\ud[89a-f]/);
});
