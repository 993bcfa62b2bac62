import { makeLibrary } from '@recto/testing/library';
import { beforeAll, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

/** `npm run soak` asks for all; else every tenth search is made, over a tenth of the files. */
const isWhole = process.env['ALL_SEARCHES'] === '1';
const UPLOADS_CONCURRENCY = 5;

const { files, searches } = makeLibrary(isWhole ? { files: 500 } : { files: 50, everySearch: 10 });

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

beforeAll(async () => {
  const waiting = files.values();
  const uploadNext = async () => {
    for (const { name, lang, pages } of waiting)
      await testApp.uploadAndWait(person, { name, lang, bytes: Buffer.from(pages.join('\n\f')) });
  };
  await Promise.all(Array.from({ length: UPLOADS_CONCURRENCY }, uploadNext));
}, 600_000);

test('the table has as many searches and files as it says', () => {
  expect([searches.length, files.length]).toEqual(isWhole ? [60, 500] : [6, 50]);
});

test.each(searches)(
  '"$search" ($lang) finds its file among the first three',
  async ({ search, fileName }) => {
    const response = await testApp.request('GET', `/search?q=${encodeURIComponent(search)}&limit=10`, person);
    const found = response.json().result.items.map(({ file }: { file: { name: string } }) => file.name);
    expect(found.slice(0, 3)).toContain(fileName);
  },
);
