import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addProductModules } from '#compose/modules.ts';
import { readers } from '#testing/made-up/readers.ts';
import { makeWordCounts } from '#testing/made-up/word-counts/index.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { tinyPdf } from '@recto/testing/pdf';

/**
 * A capability that the product does not have, composed with the product's: what it takes to add one. In the product
 * `open` would be a migration, the endpoints a file of the contract, and the two lines below would stand in
 * `compose/modules.ts` and `compose/tasks.ts`. Nothing else is touched.
 */
let testApp: TestApp;
let owner: Person;
let stranger: Person;
const notes: string[] = [];

beforeAll(async () => {
  testApp = await openTestApp({}, undefined, undefined, {
    addModules(add, deps) {
      const product = addProductModules(add, deps);
      add(makeWordCounts({ ...deps, ...product, note: (what) => notes.push(what) }));
      return product;
    },
    readers,
    workerEntry: new URL('./worker.fixture.ts', import.meta.url),
  });
  [owner, stranger] = [await testApp.signUp(), await testApp.signUp()];
});
afterAll(async () => {
  await testApp.close();
  expect(notes.at(-1)).toBe('stop');
});

const post = async (person: Person, fileId: string) =>
  (await testApp.request('POST', '/word-counts', person, { fileId })).json();
const get = async (person: Person | null, fileId: string) =>
  (await testApp.request('GET', `/word-counts/${fileId}`, person)).json();

describe('a made-up capability', () => {
  test('is opened, put right and done again and again with those of the product', async () => {
    await vi.waitFor(() => expect(notes).toContain('again'));
    expect(notes[0]).toBe('open');
    expect(notes.filter((what) => what === 'recover')).toHaveLength(1);
  });

  test('has calls, a job, a task in the worker threads, and a table', async () => {
    const file = await testApp.uploadAndWait(owner, {
      bytes: tinyPdf([['Four words are here.'], ['Two more.']]),
    });
    expect(await post(owner, file._id)).toMatchObject({ ok: true, status: 202, result: { words: null } });
    await vi.waitFor(
      async () => expect(await get(owner, file._id)).toMatchObject({ result: { words: 6 } }),
      20_000,
    );
  });

  test('is closed to strangers, and its part goes along with the data of an account', async () => {
    const file = await testApp.uploadAndWait(owner, {});
    await post(owner, file._id);
    expect(await get(null, file._id)).toMatchObject({ status: 401 });
    expect(await get(stranger, file._id)).toMatchObject({ status: 404 });
    expect(await post(stranger, file._id)).toMatchObject({ status: 404 });
    const exported = (await testApp.request('GET', '/auth/account/export', owner)).json();
    expect(exported.result.wordCounts).toContainEqual(expect.objectContaining({ fileId: file._id }));
  });

  test('lets go of what is deleted', async () => {
    const file = await testApp.uploadAndWait(owner, {});
    await post(owner, file._id);
    await testApp.request('POST', '/document/delete-many', owner, { ids: [file._id] });
    await vi.waitFor(() => expect(notes).toContain(`erase ${file._id}`), 20_000);
    const { root } = testApp.installation.database;
    expect(
      await root.selectFrom('word_count').select('words').where('file_id', '=', file._id).execute(),
    ).toEqual([]);
  });
});

test('the made-up things are known to their own folder alone, and reach the product only as a module may', () => {
  const source = path.resolve(import.meta.dirname, '../..');
  const files = globSync('**/*.ts', { cwd: source });
  const importsOf = (file: string) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/^(?:import|export)[^;]*?'([^']+)';/gms)].map(
      ([, from = '']) => from,
    );
  const isOurs = (file: string) => file.startsWith('testing/made-up/');
  const users = files.filter(
    (file) => !isOurs(file) && importsOf(file).some((from) => from.includes('testing/made-up/')),
  );
  expect(users).toEqual([]);

  const strayImports = (folder: string, allowed: RegExp) => {
    const own = files.filter((file) => file.startsWith(`testing/made-up/${folder}/`));
    expect(own.length, folder).toBeGreaterThan(0);
    return own
      .flatMap(importsOf)
      .filter((from) => !allowed.test(from) && !from.includes(`/made-up/${folder}/`));
  };
  const module =
    /^(zod|kysely|@recto\/(contract|core)\/[\w-]+|#kernel\/[\w-]+\.ts|#modules\/[\w-]+\/(?:index|tasks\/[\w-]+)\.ts)$/;
  expect(strayImports('word-counts', module)).toEqual([]);
  expect(strayImports('notes', /^@recto\/readers$/)).toEqual([]);
});
