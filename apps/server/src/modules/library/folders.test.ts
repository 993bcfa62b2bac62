import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Door, openDoor, type Person } from '#testing/door.ts';

let door: Door;
let person: Person;
beforeAll(async () => {
  door = await openDoor();
  person = await door.signUp();
}, 60_000);
afterAll(() => door.close());

const get = async (path: string) => (await door.request('GET', path, person)).json();
const post = async (path: string, body: object) => (await door.request('POST', path, person, body)).json();

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

  test('and files come as one paged list', async () => {
    person = await door.signUp();
    for (const name of ['B', 'A', 'C']) await post('/folders', { name });
    for (let index = 0; index < 3; index++) await door.upload(person, { name: `f${index}.pdf` });
    const pages = await Promise.all([1, 2, 3].map((page) => get(`/folders/items?limit=2&page=${page}`)));
    const names = pages.flatMap(({ result }) => result.items.map((item: { name: string }) => item.name));
    expect(names).toEqual(['A', 'B', 'C', 'f2.pdf', 'f1.pdf', 'f0.pdf']);
    expect(pages[0].result).toMatchObject({ total: 6, page: 1, limit: 2 });
    expect((await get('/folders/items?limit=501')).status).toBe(400);
  });
});
