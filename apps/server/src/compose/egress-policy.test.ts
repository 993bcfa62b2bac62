import { randomUUID } from 'node:crypto';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeEgressPolicy } from '#compose/egress-policy.ts';
import { addProductModules } from '#compose/modules.ts';
import { guardModel, type EgressPolicy } from '#kernel/guard-model.ts';
import type { LanguageModel } from '#kernel/language-model.ts';
import { makeCheapPasswords } from '#testing/cheap-passwords.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
let person: Person;
let egressPolicy: EgressPolicy;
let forbidden: EgressPolicy;
beforeAll(async () => {
  testApp = await openTestApp({}, undefined, undefined, {
    addModules(add, deps) {
      const modules = addProductModules(add, { ...deps, passwords: makeCheapPasswords() });
      egressPolicy = makeEgressPolicy({ ...modules, isAllowed: true });
      forbidden = makeEgressPolicy({ ...modules, isAllowed: false });
      return modules;
    },
  });
});
beforeEach(async () => {
  person = await testApp.signUp();
  await testApp.sendOutside(person);
});
afterAll(() => testApp.close());

const makeFolder = async (name: string, parentFolderId: string | null = null): Promise<string> =>
  (await testApp.request('POST', '/folders', person, { name, parentFolderId })).json().result._id;
const protect = async (folderId: string, neverSendOutside = true) =>
  (await testApp.request('PUT', `/folders/${folderId}/settings`, person, { neverSendOutside })).json();
const addFile = async (folderId?: string): Promise<string> => {
  const bytes = tinyPdf([['Kept inside.']], randomUUID());
  return (await testApp.upload(person, { bytes, ...(folderId && { folderId }) })).json().result._id;
};
const ask = (...fileIds: string[]) => egressPolicy({ userId: person.accountId, fileIds });
const root = () => testApp.installation.database.root;
const ALLOWED = { allowed: true };
const keptBy = (folder: string) => ({ allowed: false, reason: 'folder', folder });

describe('text leaves only', () => {
  test('when the operator lets it, whatever everybody else allows', async () => {
    const egress = { userId: person.accountId, fileIds: [await addFile()] };
    expect(await egressPolicy(egress)).toEqual(ALLOWED);
    expect(await forbidden(egress)).toEqual({ allowed: false, reason: 'operator' });
  });

  test('when the owner of the account has said so, who is asked first', async () => {
    const settings = async () => (await testApp.request('GET', '/auth/account/settings', person)).json();
    person = await testApp.signUp();
    const fileId = await addFile();
    expect((await settings()).result).toEqual({ sendOutside: false, hasAdmin: false });
    const refused = { allowed: false, reason: 'account' };
    expect([await ask(fileId), await ask()]).toEqual([refused, refused]);
    await testApp.sendOutside(person);
    expect((await settings()).result).toEqual({ sendOutside: true, hasAdmin: false });
    expect([await ask(fileId), await ask()]).toEqual([ALLOWED, ALLOWED]);
    await testApp.sendOutside(person, false);
    expect([await ask(fileId), await ask()]).toEqual([refused, refused]);
  });

  test('when no folder above any of the files keeps it inside', async () => {
    const [open, kept] = [await makeFolder('Open'), await makeFolder('Kept')];
    const files = [await addFile(open), await addFile(kept), await addFile()];
    expect(await ask(...files)).toEqual(ALLOWED);
    await protect(kept);
    expect(await ask(...files)).toEqual(keptBy('Kept'));
    expect(await ask(...files.filter((_, index) => index !== 1))).toEqual(ALLOWED);
  });

  test('of files that the account has', async () => {
    const fileId = await addFile();
    const other = await testApp.signUp();
    await testApp.sendOutside(other);
    const gone = { code: 'file.not_found' };
    await expect(egressPolicy({ userId: other.accountId, fileIds: [fileId] })).rejects.toMatchObject(gone);
    await testApp.request('DELETE', `/files/${fileId}`, person);
    await expect(ask(fileId)).rejects.toMatchObject(gone);
  });

  test('of an account that exists', async () => {
    expect(await egressPolicy({ userId: randomUUID(), fileIds: [] })).toEqual({
      allowed: false,
      reason: 'account',
    });
  });
});

describe('"never send outside"', () => {
  test('holds for all folders and files below, until the last of them that says so is switched off', async () => {
    const top = await makeFolder('Clients');
    const middle = await makeFolder('Northwind', top);
    const bottom = await makeFolder('Contracts', middle);
    const fileId = await addFile(bottom);
    const stateOf = async (id: string) => {
      const { folder } = (await testApp.request('GET', `/folders/meta/${id}`, person)).json().result;
      return [folder.neverSendOutside, folder.inheritedFrom?.name];
    };
    const states = () => Promise.all([top, middle, bottom].map(stateOf));

    expect(await protect(top)).toMatchObject({ ok: true, result: { _id: top, neverSendOutside: true } });
    expect(await states()).toEqual([
      [true, undefined],
      [true, 'Clients'],
      [true, 'Clients'],
    ]);
    expect(await ask(fileId)).toEqual(keptBy('Clients'));

    await protect(middle);
    expect(await states()).toEqual([
      [true, undefined],
      [true, undefined],
      [true, 'Northwind'],
    ]);
    await protect(top, false);
    expect(await ask(fileId)).toEqual(keptBy('Northwind'));
    expect((await protect(middle, false)).result).toMatchObject({ neverSendOutside: false });
    expect(await ask(fileId)).toEqual(ALLOWED);
  });

  test('stands in every list of folders, with where it comes from', async () => {
    const top = await makeFolder('Clients');
    const inner = await makeFolder('Northwind', top);
    await makeFolder('Open');
    await protect(top);
    const list = async (path: string) => (await testApp.request('GET', path, person)).json().result.items;
    const from = { _id: top, name: 'Clients' };
    expect(await list('/folders/user')).toMatchObject([
      { _id: top, neverSendOutside: true },
      { _id: inner, neverSendOutside: true, inheritedFrom: from },
      { neverSendOutside: false },
    ]);
    expect(await list('/folders/root')).toMatchObject([
      { neverSendOutside: true },
      { neverSendOutside: false },
    ]);
    expect(await list(`/folders/items?folderId=${top}`)).toMatchObject([{ inheritedFrom: from }]);
  });

  test('governs a file or a folder where it lies now', async () => {
    const [kept, open] = [await makeFolder('Kept'), await makeFolder('Open')];
    const moved = await makeFolder('Moved', kept);
    await protect(kept);
    const fileId = await addFile(moved);
    const moveFolder = (parent: string | null) =>
      root().updateTable('folder').set({ parent_id: parent }).where('id', '=', moved).execute();
    const moveFile = (folder: string | null) =>
      root().updateTable('file').set({ folder_id: folder }).where('id', '=', fileId).execute();
    expect(await ask(fileId)).toEqual(keptBy('Kept'));
    await moveFolder(open);
    expect(await ask(fileId)).toEqual(ALLOWED);
    await moveFile(kept);
    expect(await ask(fileId)).toEqual(keptBy('Kept'));
    await moveFile(null);
    expect(await ask(fileId)).toEqual(ALLOWED);
    await moveFolder(kept);
    await moveFile(moved);
    expect(await ask(fileId)).toEqual(keptBy('Kept'));
  });

  test('ends where the folder that says so is deleted, with all that lies in it', async () => {
    const kept = await makeFolder('Kept');
    const fileId = await addFile(kept);
    await protect(kept);
    await testApp.request('DELETE', `/folders/${person.accountId}/${kept}`, person);
    await expect(ask(fileId)).rejects.toMatchObject({ code: 'file.not_found' });
  });

  test('ends even where folders go round in a circle', async () => {
    const outer = await makeFolder('Outer');
    const inner = await makeFolder('Inner', outer);
    const fileId = await addFile(inner);
    await root().updateTable('folder').set({ parent_id: inner }).where('id', '=', outer).execute();
    expect(await ask(fileId)).toEqual(ALLOWED);
  });
});

test('a switch that is thrown while something is prepared holds: it is asked last, before anything is sent', async () => {
  const sent: string[] = [];
  const model: LanguageModel = {
    name: 'made-up/parrot',
    async generate({ input, reply }) {
      sent.push(input);
      return { value: reply.parse(input), usage: { inputTokens: 1, outputTokens: 1 } };
    },
  };
  const { generate, findRefusal } = guardModel(model, egressPolicy);
  const kept = await makeFolder('Kept');
  const egress = { userId: person.accountId, fileIds: [await addFile(kept)] };
  const request = { instructions: '', input: 'text', reply: z.string(), timeoutMs: 1_000, maxTokens: 10 };
  expect(await findRefusal(egress)).toBeNull();
  await protect(kept);
  await expect(generate(egress, request)).rejects.toMatchObject({ reason: 'folder' });
  await protect(kept, false);
  await testApp.sendOutside(person, false);
  await expect(generate(egress, request)).rejects.toMatchObject({ reason: 'account' });
  expect(sent).toEqual([]);
  await testApp.sendOutside(person);
  await generate(egress, request);
  expect(sent).toEqual(['text']);
});
