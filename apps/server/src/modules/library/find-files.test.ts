import { randomUUID } from 'node:crypto';
import type { FileStatus } from '@recto/contract/library';
import { describe, expect, test } from 'vitest';
import type { Trx } from '#kernel/database.ts';
import { insertFile } from '#modules/library/store.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const get = async (query: string, by = person) =>
  (await testApp.request('GET', `/files/by-name${query}`, by)).json().result;
const namesOf = async (query: string, by = person): Promise<string[]> =>
  (await get(query, by)).items.map(({ file }: { file: { name: string } }) => file.name);

/** Rows as uploads leave them; the oldest first. */
async function addFiles(
  names: readonly string[],
  { folderId = null as string | null, by = person, status = 'waiting' as FileStatus } = {},
) {
  const { root } = testApp.installation.database;
  for (const [index, name] of names.entries()) {
    const file = { id: randomUUID(), account_id: by.accountId, folder_id: folderId, name, size: 1 };
    const at = new Date(2026, 0, 1, 0, 0, index);
    await insertFile(root as Trx, {
      ...file,
      type: 'PDF',
      page_kind: 'layout',
      lang: 'en',
      hash: randomUUID(),
      at,
    });
    if (status !== 'waiting')
      await root.updateTable('file').set({ status }).where('id', '=', file.id).execute();
  }
}

describe('files by name', () => {
  test('are found in every folder, each with the name of its own, and nobody else’s are', async () => {
    const folder = await testApp.request('POST', '/folders', person, {
      name: 'Contracts',
      parentFolderId: '',
    });
    const stranger = await testApp.signUp();
    await addFiles(['Umowa_najmu_Łódź.pdf'], { folderId: folder.json().result._id });
    await addFiles(['Lodz_plan.pdf']);
    await addFiles(['Lodz_of_another.pdf'], { by: stranger });
    expect((await get('?q=%C5%82%C3%93dz')).items).toMatchObject([
      { file: { name: 'Lodz_plan.pdf' }, folder: null },
      { file: { name: 'Umowa_najmu_Łódź.pdf' }, folder: 'Contracts' },
    ]);
    expect(await get('?q=lodz')).toMatchObject({ page: 1, limit: 20, total: 2 });
  });

  test('hold every word that was typed, and begin with the best match', async () => {
    await addFiles(['Denoticed_2026.pdf', 'Privacy_Notice_2026.pdf', 'Notice_2026.pdf', 'Notice_2025.pdf']);
    expect(await namesOf('?q=notice%202026')).toEqual([
      'Notice_2026.pdf',
      'Privacy_Notice_2026.pdf',
      'Denoticed_2026.pdf',
    ]);
  });

  test('are found in any case of other scripts', async () => {
    await addFiles(['Договор_АРЕНДЫ.pdf', 'ΣΥΜΒΑΣΗ.pdf']);
    expect(await namesOf(`?q=${encodeURIComponent('договор Аренды')}`)).toEqual(['Договор_АРЕНДЫ.pdf']);
    expect(await namesOf(`?q=${encodeURIComponent('συμβαση')}`)).toEqual(['ΣΥΜΒΑΣΗ.pdf']);
  });

  test('take signs that a database has a use for as they are', async () => {
    await addFiles(['a_b.pdf', 'axb.pdf']);
    expect(await namesOf('?q=a_b')).toEqual(['a_b.pdf']);
    expect(await namesOf('?q=%25')).toEqual([]);
    expect(await namesOf('?q=%5C')).toEqual([]);
  });

  test('are the newest where nothing was typed, twenty of them unless more are asked for', async () => {
    const reader = await testApp.signUp();
    await addFiles(
      Array.from({ length: 30 }, (_, index) => `f${index}.pdf`),
      { by: reader },
    );
    expect((await namesOf('', reader)).slice(0, 2)).toEqual(['f29.pdf', 'f28.pdf']);
    expect(await get('', reader)).toMatchObject({ limit: 20, total: 30, items: { length: 20 } });
    expect(await namesOf('?page=2', reader)).toHaveLength(10);
  });

  test('are found in the last of 201 folders', async () => {
    const reader = await testApp.signUp();
    const folders = Array.from({ length: 201 }, (_, index) => ({
      id: randomUUID(),
      account_id: reader.accountId,
      parent_id: null,
      name: `Folder ${index}`,
      created_at: new Date(2026, 0, 1, 0, 0, index),
    }));
    await testApp.installation.database.root.insertInto('folder').values(folders).execute();
    for (const { id, name } of folders)
      await addFiles([`${name.replace(' ', '_')}.pdf`], { folderId: id, by: reader });
    expect(await get('?q=folder_200', reader)).toMatchObject({
      items: [{ file: { name: 'Folder_200.pdf' }, folder: 'Folder 200' }],
      total: 1,
    });
    expect(await get('?limit=1', reader)).toMatchObject({ total: 201, items: { length: 1 } });
  });

  test('can be those alone that run, are complete or have failed, the newest first', async () => {
    const reader = await testApp.signUp();
    await addFiles(['old.pdf', 'waiting.pdf'], { by: reader });
    await addFiles(['first.pdf', 'second.pdf', 'third.pdf'], { by: reader, status: 'complete' });
    await addFiles(['broken.pdf'], { by: reader, status: 'failed' });
    await addFiles(['reading.pdf'], { by: reader, status: 'processing' });
    expect((await namesOf('?status=running', reader)).toSorted()).toEqual([
      'old.pdf',
      'reading.pdf',
      'waiting.pdf',
    ]);
    expect(await get('?status=running&limit=1', reader)).toMatchObject({ total: 3 });
    expect(await namesOf('?status=complete', reader)).toEqual(['third.pdf', 'second.pdf', 'first.pdf']);
    expect(await namesOf('?status=failed&q=bro', reader)).toEqual(['broken.pdf']);
    expect(await namesOf('?status=failed&q=first', reader)).toEqual([]);
  });

  test('begin with those that can be asked, where that is wanted', async () => {
    const reader = await testApp.signUp();
    await addFiles(['my_lease.pdf', 'release.pdf'], { by: reader, status: 'complete' });
    await addFiles(['Lease.pdf'], { by: reader });
    expect((await namesOf('?q=lease', reader))[0]).toBe('Lease.pdf');
    expect(await namesOf('?q=lease&first=complete', reader)).toEqual([
      'my_lease.pdf',
      'release.pdf',
      'Lease.pdf',
    ]);
  });
});
