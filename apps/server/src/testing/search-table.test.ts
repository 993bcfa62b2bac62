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

/** By the names that they were made under: the product may clean them. */
const ids = new Map<string, string>();

beforeAll(async () => {
  const waiting = files.values();
  const uploadNext = async () => {
    for (const { name, lang, pages } of waiting) {
      const bytes = Buffer.from(pages.join('\n\f'));
      ids.set(name, (await testApp.uploadAndWait(person, { name, lang, bytes }))._id);
    }
  };
  await Promise.all(Array.from({ length: UPLOADS_CONCURRENCY }, uploadNext));
});

test('the table has as many searches and files as it says', () => {
  expect([searches.length, ids.size]).toEqual(isWhole ? [60, 500] : [6, 50]);
});

test.each(searches)(
  '"$search" ($lang) finds its file among the first three',
  async ({ search, fileName }) => {
    const response = await testApp.request('GET', `/search?q=${encodeURIComponent(search)}&limit=3`, person);
    const found = response.json().result.items.map(({ file }: { file: { _id: string } }) => file._id);
    expect(found).toContain(ids.get(fileName));
  },
);
