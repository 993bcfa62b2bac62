import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const get = async (path: string) => (await testApp.request('GET', path, person)).json();
const post = async (path: string, body: object) => (await testApp.request('POST', path, person, body)).json();

describe('folders', () => {
  test('are created, listed lazily and lead back to the top', async () => {
    const created = await post('/folders', {
      name: '  Contracts ',
      parentFolderId: 'root',
      email: person.email,
    });
    expect(created).toMatchObject({
      ok: true,
      message: 'Folder Created',
      status: 201,
      result: { name: 'Contracts', parentFolderId: null },
    });
    const contracts = created.result._id;
    const { result: ndas } = await post('/folders', { name: 'NDAs', parentFolderId: contracts });
    expect((await get('/folders/root')).result.items).toMatchObject([
      { name: 'Contracts', type: 'FOLDER', itemCount: 1 },
    ]);
    expect((await get(`/folders/items?folderId=${contracts}`)).result.items).toMatchObject([
      { name: 'NDAs', itemCount: 0 },
    ]);
    for (const top of ['root', 'null'])
      expect((await get(`/folders/meta/${top}`)).result).toEqual({ folder: null, crumbs: [] });
    expect((await get('/folders/user')).result).toMatchObject({ total: 2 });
    expect((await get(`/folders/meta/${ndas._id}`)).result).toMatchObject({
      folder: { name: 'NDAs' },
      crumbs: [{ name: 'Contracts' }, { name: 'NDAs' }],
    });
  });

  test('need a name, and a parent that exists', async () => {
    expect(await post('/folders', { name: '  ' })).toMatchObject({
      ok: false,
      status: 400,
      result: { fields: { name: 'Give the folder a name.' } },
    });
    expect(await post('/folders', { name: 'Lost', parentFolderId: randomUUID() })).toMatchObject({
      status: 404,
      result: { code: 'folder.not_found' },
    });
  });

  test('are listed as without a parameter where it is left empty', async () => {
    const [plain, empty] = await Promise.all([
      get('/folders/root'),
      get('/folders/root?userid=&rootId=&sort=&order=&q=&type=&status=&page=&limit='),
    ]);
    expect(empty).toMatchObject({ status: 200 });
    expect(empty).toEqual(plain);
    expect(await get('/search?q=')).toMatchObject({
      status: 400,
      result: { fields: { q: expect.any(String) } },
    });
  });

  test('and files come as one paged list', async () => {
    person = await testApp.signUp();
    for (const name of ['B', 'A', 'C']) await post('/folders', { name });
    for (let index = 0; index < 3; index++) await testApp.upload(person, { name: `f${index}.pdf` });
    const pages = await Promise.all([1, 2, 3].map((page) => get(`/folders/items?limit=2&page=${page}`)));
    const names = pages.flatMap(({ result }) => result.items.map((item: { name: string }) => item.name));
    expect(names).toEqual(['A', 'B', 'C', 'f2.pdf', 'f1.pdf', 'f0.pdf']);
    expect(pages[0].result).toMatchObject({ total: 6, page: 1, limit: 2 });
    expect((await get('/folders/items?limit=501')).status).toBe(400);
  });
});

describe('a name', () => {
  const renameFolder = (id: string, name: string) => post(`/folders/rename/${id}`, { name });

  test('of a folder can be changed, and is shown on the way to it', async () => {
    const { result: folder } = await post('/folders', { name: 'Contracts' });
    expect(await renameFolder(folder._id, '  Contracts 2026 ')).toMatchObject({
      ok: true,
      result: { _id: folder._id, name: 'Contracts 2026', itemCount: 0 },
    });
    expect((await get(`/folders/meta/${folder._id}`)).result).toMatchObject({
      crumbs: [{ name: 'Contracts 2026' }],
    });
    expect(await renameFolder(folder._id, ' ')).toMatchObject({
      status: 400,
      result: { fields: { name: 'Give the folder a name.' } },
    });
    expect(await renameFolder(randomUUID(), 'Lost')).toMatchObject({ status: 404 });
  });

  test('of a folder holds nothing that breaks or turns a line, however it came', async () => {
    const hostile = 'Q3\r\nand\tQ4 \u0007report\u202excod.\u2066exe\u2069 \ud800';
    const clean = 'Q3 and Q4 reportxcod.exe \ufffd';
    const { result: folder } = await post('/folders', { name: hostile });
    expect(folder.name).toBe(clean);
    expect((await renameFolder(folder._id, `2. ${hostile}`)).result.name).toBe(`2. ${clean}`);
    expect(await post('/folders', { name: '\u202e\u0007\r\n' })).toMatchObject({
      status: 400,
      result: { fields: { name: 'Give the folder a name.' } },
    });
  });

  test('of a file can be changed, by the rule of uploads, and keeps its ending', async () => {
    const { _id, updatedAt } = await testApp.uploadAndWait(person, { name: 'draft.PDF' });
    const rename = async (name: string) => post(`/files/rename/${_id}`, { name });
    const renamed = await rename('Q3/Q4: final report');
    expect(renamed).toMatchObject({ ok: true, result: { _id, name: 'Q3_Q4__final_report.PDF' } });
    expect(renamed.result.updatedAt > updatedAt).toBe(true);
    expect((await rename('umowa.pdf')).result.name).toBe('umowa.PDF');
    expect((await rename('umowa.docx')).result.name).toBe('umowa_docx.PDF');
    expect((await rename('a\u202efdp\r\n.exe')).result.name).toBe('afdp__exe.PDF');
    expect((await testApp.getFile(person, _id)).name).toBe('afdp__exe.PDF');
    expect(await rename(' ')).toMatchObject({
      status: 400,
      result: { fields: { name: 'Give the file a name.' } },
    });
    expect(await post(`/files/rename/${randomUUID()}`, { name: 'x' })).toMatchObject({ status: 404 });
  });
});

test('a folder tells how many of the things in it are files', async () => {
  const { result: outer } = await post('/folders', { name: 'Outer' });
  await post('/folders', { name: 'Inner', parentFolderId: outer._id });
  for (const name of ['one.pdf', 'two.pdf']) await testApp.upload(person, { name, folderId: outer._id });
  expect((await get(`/folders/meta/${outer._id}`)).result.folder).toMatchObject({
    itemCount: 3,
    fileCount: 2,
  });
});

test('a folder’s list is sorted and filtered', async () => {
  person = await testApp.signUp();
  const { result: folder } = await post('/folders', { name: 'Źródła' });
  for (const [name, size] of [
    ['beta.txt', 30],
    ['Alpha.txt', 10],
    ['gamma.txt', 20],
  ] as const)
    await testApp.uploadAndWait(person, { name, bytes: Buffer.from(`${name} `.repeat(size)) });
  const list = async (query: string) => {
    const { items, total } = (await get(`/folders/root?${query}`)).result;
    expect(total).toBe(items.length);
    return items.map(({ name }: { name: string }) => name);
  };
  expect(await list('')).toEqual(['Źródła', 'gamma.txt', 'Alpha.txt', 'beta.txt']);
  expect(await list('sort=name')).toEqual(['Źródła', 'Alpha.txt', 'beta.txt', 'gamma.txt']);
  expect(await list('sort=name&order=desc')).toEqual(['Źródła', 'gamma.txt', 'beta.txt', 'Alpha.txt']);
  expect(await list('sort=size')).toEqual(['Źródła', 'Alpha.txt', 'gamma.txt', 'beta.txt']);
  expect(await list('q=ZRODLA')).toEqual(['Źródła']);
  expect(await list('q=ph txt')).toEqual(['Alpha.txt']);
  expect(await list('status=complete&q=a')).toEqual(['gamma.txt', 'Alpha.txt', 'beta.txt']);
  expect(await list('type=PDF')).toEqual([]);
  expect((await get(`/folders/items?folderId=${folder._id}&sort=owner`)).status).toBe(400);
});
