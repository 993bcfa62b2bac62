import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  (await testApp.request(method, path, person, body)).json();
const makeFolder = async (name: string, parentFolderId: string | null = null): Promise<string> =>
  (await send('POST', '/folders', { name, parentFolderId })).result._id;
const moveFolder = (id: string, parentFolderId: string | null) =>
  send('POST', `/folders/move/${id}`, { parentFolderId });
const namesIn = async (folderId: string) =>
  (await send('GET', `/folders/items?folderId=${folderId}`)).result.items.map(
    ({ name }: { name: string }) => name,
  );

test('a file goes to another folder and back to the top, and both count it', async () => {
  const folderId = await makeFolder('Contracts');
  const { _id: fileId } = (await testApp.upload(person, { name: 'lease.pdf' })).json().result;
  const move = (to: string) => send('PUT', '/files/move', { fileId, folderId: to });
  expect(await move(folderId)).toMatchObject({
    message: 'File Moved',
    result: { _id: fileId, parentFolderId: folderId },
  });
  expect(await namesIn(folderId)).toEqual(['lease.pdf']);
  expect((await send('GET', `/folders/meta/${folderId}`)).result.folder.fileCount).toBe(1);
  expect(await move('root')).toMatchObject({ result: { parentFolderId: null } });
  expect(await namesIn(folderId)).toEqual([]);
});

test('a folder goes with all that lies in it', async () => {
  const [top, inner] = [await makeFolder('Top'), await makeFolder('Inner')];
  await makeFolder('Innermost', inner);
  expect(await moveFolder(inner, top)).toMatchObject({
    message: 'Folder Moved',
    result: { _id: inner, parentFolderId: top, itemCount: 1 },
  });
  expect(await namesIn(top)).toEqual(['Inner']);
  const { crumbs } = (await send('GET', `/folders/meta/${inner}`)).result;
  expect(crumbs.map(({ name }: { name: string }) => name)).toEqual(['Top', 'Inner']);
});

test('a folder goes neither into itself nor below itself, nor to one that is not there', async () => {
  const top = await makeFolder('Top');
  const below = await makeFolder('Below', await makeFolder('Between', top));
  const refused = { status: 422, result: { code: 'folder.inside_itself' } };
  expect(await moveFolder(top, top)).toMatchObject(refused);
  expect(await moveFolder(top, below)).toMatchObject(refused);
  expect(await moveFolder(top, randomUUID())).toMatchObject({ status: 404 });
  expect(await moveFolder(randomUUID(), top)).toMatchObject({ status: 404 });
  const { _id: fileId } = (await testApp.upload(person)).json().result;
  expect(await send('PUT', '/files/move', { fileId, folderId: randomUUID() })).toMatchObject({ status: 404 });
});

test('of two folders that are put into each other at once only one goes', async () => {
  // Often enough that without the lock both go, on PostgreSQL.
  for (let round = 0; round < 15; round++) {
    const [a, b] = [await makeFolder('A'), await makeFolder('B')];
    const answers = await Promise.all([moveFolder(a, b), moveFolder(b, a)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  }
});

test('a move of a file and the deletion of the folders that it goes between do not lock each other out', async () => {
  const top = await makeFolder('Top');
  const [from = '', to = ''] = [await makeFolder('One', top), await makeFolder('Two', top)].toSorted();
  const { _id: fileId } = (await testApp.upload(person, { folderId: from })).json().result;
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = testApp.installation.database.transaction(async (trx) => {
    await sql`select id from folder where id = ${from} for update`.execute(trx);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  // The deletion waits for the folder that is held; then the move, which could take the other one meanwhile.
  const untilItWaits = () => new Promise((resolve) => setTimeout(resolve, 200));
  const deletion = testApp.request('DELETE', `/folders/${person.accountId}/${top}`, person);
  await untilItWaits();
  const move = testApp.request('PUT', '/files/move', person, { fileId, folderId: to });
  await untilItWaits();
  released.resolve();
  await holding;
  expect((await deletion).statusCode).toBe(200);
  // Gone with the folder that it had left or with the one that it came to: whoever was first.
  expect([200, 404]).toContain((await move).statusCode);
  expect((await testApp.request('GET', `/files/${fileId}`, person)).statusCode).toBe(404);
});
