import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE } from '@recto/contract';
import { FileItem } from '@recto/contract/library';
import { tinyPdf } from '@recto/testing/pdf';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { BackupError, MANIFEST, readManifest, writeManifest } from '#adapters/backup/manifest.ts';
import { createArchive, openArchive } from '#adapters/backup/open-archive.ts';
import { checkArchive } from '#adapters/backup/read-archive.ts';
import { holdDeletions } from '#adapters/blobs/held-deletions.ts';
import { openPlain, type PlainSettings } from '#adapters/database/backup/open-plain.ts';
import { makeDiskBlobStore } from '#adapters/blobs/disk.ts';
import { restoreAccount } from '#compose/backup/restore-account.ts';
import { makeBackup } from '#compose/backup/make-backup.ts';
import { ExistingDataError, restoreBackup } from '#compose/backup/restore-backup.ts';
import { compose } from '#compose/server.ts';
import { readConfig } from '#config.ts';
import { makeLog } from '#kernel/log.ts';
import { describeRows, describeStore } from '#testing/backup-contents.ts';
import { createDatabase, findTestDatabase, testEngine } from '#testing/database.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { findTraces } from '#testing/traces.ts';
import { lendPool } from '#testing/worker-pool.ts';

const log = makeLog('silent');
/** How many cuts are tried; few where it is left out. */
const CUTS = process.env['BACKUP_CUTS'];
const READ = { timeout: 60_000, interval: 100 };

let testApp: TestApp;
let person: Person;
let folder: string;
/** Of a server at rest, and of one that is reading a file. */
let quiet: string;
let busy: string;
let beingRead: string;
let rows: Record<string, string>;
/** What they are restored into. */
let restored: string;

beforeAll(async () => {
  testApp = await openTestApp();
  person = await testApp.signUp();
  const { fileId } = await testApp.makeThings(person);
  await testApp.makeComparison(person, fileId);
  // What readers of lines may take for the end of one.
  const answer = await testApp.request('POST', '/send-feedback', person, {
    text: 'One\u2028line\r\nor\n"three"\\.',
  });
  expect(answer.json().ok).toBe(true);
  folder = await mkdtemp(join(tmpdir(), 'recto-backup-'));
  restored = join(folder, 'restored');
  quiet = join(folder, 'quiet');
  busy = join(folder, 'busy.zip');
  await makeTestBackup(quiet);
  rows = await describeRows(testApp.installation.database);
  const pages = Array.from({ length: 60 }, (_, page) => [`Page ${page} of a file that is being read.`]);
  const uploaded = await testApp.upload(person, { bytes: tinyPdf(pages, randomUUID()) });
  beingRead = FileItem.parse(uploaded.json().result)._id;
  await makeTestBackup(busy);
}, 120_000);
afterAll(async () => {
  await testApp.close();
  await rm(folder, { recursive: true, force: true });
});

/** Of the server under test, which goes on. */
async function makeTestBackup(path: string, onPart?: (name: string) => void) {
  return makeBackup(await createArchive(path), {
    engine: testEngine() === 'pglite' ? 'embedded' : 'postgres',
    blobsFolder: join(testApp.dataFolder, 'blobs'),
    openSource: async () => ({ database: testApp.installation.database, close: async () => {} }),
    settings: { PRODUCT_NAME: 'Recto' },
    ...(onPart && { onPart }),
  });
}

const embedded = (dataFolder: string): PlainSettings => ({ kind: 'embedded', folder: dataFolder });

async function restore(from: string, target: PlainSettings, dataFolder: string, replace = false) {
  const archive = await openArchive(from);
  return restoreBackup(archive, { target, dataFolder, replace, log }).finally(() => archive.close());
}

async function newFolder(): Promise<string> {
  const made = await mkdtemp(join(folder, 'data-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function rowsOf(target: PlainSettings): Promise<Record<string, string>> {
  const { database, close } = await openPlain(target);
  return describeRows(database).finally(close);
}

async function check(path: string) {
  const archive = await openArchive(path);
  return checkArchive(archive).finally(() => archive.close());
}

/** Copies a backup, so that a test can damage it. */
async function copyOf(from: string): Promise<string> {
  const copy = join(await newFolder(), from === busy ? 'copy.zip' : 'copy');
  await cp(from, copy, { recursive: true });
  return copy;
}

test('a backup is restored into either kind of database, from either, with every row and every stored file', async () => {
  const stored = await describeStore(testApp.dataFolder);
  const { manifest } = await restore(quiet, embedded(restored), restored);
  const opened = await openPlain(embedded(restored));
  onTestFinished(() => opened.close());
  expect(await describeRows(opened.database)).toEqual(rows);
  const copies = await describeStore(restored);
  expect(Object.keys(copies).length).toBe(manifest.blobs.count);
  for (const [key, hash] of Object.entries(copies)) expect(stored[key]).toBe(hash);
  expect(Number(rows['page']?.split(' ')[0])).toBeGreaterThan(1);

  const source = findTestDatabase();
  if (source.kind !== 'postgres') return;
  // And back from there, into a server.
  const again = join(folder, 'again.zip');
  await makeBackup(await createArchive(again), {
    engine: 'embedded',
    blobsFolder: join(restored, 'blobs'),
    openSource: async () => ({ database: opened.database, close: async () => {} }),
    settings: {},
  });
  const { url, drop } = await createDatabase(source.adminUrl, 'template0');
  onTestFinished(drop);
  const second = await newFolder();
  await restore(again, { kind: 'postgres', url }, second);
  expect(await rowsOf({ kind: 'postgres', url })).toEqual(rows);
  expect(await describeStore(second)).toEqual(copies);
});

test('what is there is replaced when that is said only; no server starts before it is, and one goes on after', async () => {
  await expect(restore(busy, embedded(restored), restored)).rejects.toThrow(ExistingDataError);
  await writeFile(join(restored, 'blobs/originals/stale'), 'of what is replaced');
  // One that stops in the middle.
  const archive = await openArchive(busy);
  const broken = { ...archive, open: failingAt(archive, `blobs/originals/${beingRead}`) };
  const options = { target: embedded(restored), dataFolder: restored, replace: true, log };
  await expect(restoreBackup(broken, options)).rejects.toThrow('the disk is gone');
  await archive.close();
  const config = readConfig({
    RECTO_DATA: restored,
    LOG_LEVEL: 'silent',
    MIN_FREE_MB: '1',
    TESSERACT: 'off',
  });
  const composition = { log, pool: lendPool(), admission: async () => {} };
  await expect(compose(config, composition)).rejects.toThrow('Run the same `recto restore` again');
  // It has begun already: nobody is asked again.
  expect((await restore(busy, embedded(restored), restored)).secret).toBe('missing');
  expect(await readdir(join(restored, 'blobs/originals'))).not.toContain('stale');

  // A file that was being read when it was copied is read.
  await cp(join(testApp.dataFolder, 'app-secret'), join(restored, 'app-secret'));
  const installation = await compose(config, composition);
  onTestFinished(() => installation.stop());
  await installation.startWorking();
  const headers = { authorization: `Bearer ${person.AccessToken}` };
  await vi.waitFor(async () => {
    const answer = await installation.app.inject({ url: `${API_BASE}/files/${beingRead}`, headers });
    expect(answer.json().result).toMatchObject({ status: 'complete', pages: 60 });
  }, READ);
});

type Archive = Awaited<ReturnType<typeof openArchive>>;

/** Fails where a part is opened for the second time: the first is for the check. */
function failingAt(archive: Archive, part: string): Archive['open'] {
  const opened = new Set<string>();
  return async (name) => {
    if (name === part && opened.has(name)) throw new Error('the disk is gone');
    opened.add(name);
    return archive.open(name);
  };
}

test('a backup that is cut off at any byte is never taken for whole', async () => {
  await check(quiet);
  await check(busy);
  const zip = await copyOf(busy);
  const { size } = await stat(zip);
  const cuts = [0, 1, 22, size - 1, size - 22, size - 23, ...someNumbers(Number(CUTS ?? 6), size)];
  for (const cut of cuts.sort((one, other) => other - one)) {
    await truncate(zip, cut);
    await expect(check(zip), `a zip of ${size} cut at ${cut}`).rejects.toThrow(BackupError);
  }
  const found = await readdir(quiet, { recursive: true, withFileTypes: true });
  const parts = found.filter((entry) => entry.isFile());
  // Soak tries all of them.
  const chosen = CUTS === undefined ? someNumbers(6, parts.length).flatMap((at) => parts[at] ?? []) : parts;
  const copy = await copyOf(quiet);
  for (const { parentPath, name } of [...chosen, ...parts.filter((entry) => entry.name === MANIFEST)]) {
    const path = join(copy, join(parentPath, name).slice(quiet.length));
    const whole = await readFile(path);
    if (whole.length === 0) continue;
    const cut = someNumbers(1, whole.length)[0] ?? 0;
    for (const damaged of [whole.subarray(0, cut), whole.subarray(0, -1), flipped(whole, cut)]) {
      await writeFile(path, damaged);
      await expect(check(copy), `${name} of ${whole.length} at ${cut}`).rejects.toThrow(BackupError);
    }
    await rm(path);
    await expect(check(copy), `without ${name}`).rejects.toThrow(BackupError);
    await writeFile(path, whole);
  }
  await check(copy);
});

/** Numbers below a limit, another one each time. */
const someNumbers = (count: number, below: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * below));

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

test('an interrupted backup into a folder goes on with the stored files that it has', async () => {
  const path = join(await newFolder(), 'interrupted');
  const stopAt = (part: RegExp) => (name: string) => {
    if (part.test(name)) throw new Error('interrupted');
  };
  await expect(makeTestBackup(path, stopAt(/^blobs\/originals/))).rejects.toThrow('interrupted');
  await expect(check(path)).rejects.toThrow('holds no whole backup');
  const index = (await readdir(join(path, 'blobs/indexes'), { recursive: true, withFileTypes: true })).find(
    (entry) => entry.isFile(),
  );
  const kept = join(index?.parentPath ?? '', index?.name ?? '');
  const { ino } = await stat(kept);
  await makeTestBackup(path);
  await check(path);
  expect((await stat(kept)).ino).toBe(ino);
  await expect(makeTestBackup(path)).rejects.toThrow('holds a whole backup already');
});

test('a file that is deleted while a backup runs is in it, and gone once it has ended', async () => {
  const other = await testApp.uploadAndWait(person);
  const key = `originals/${other._id}`;
  const path = join(await newFolder(), 'deleted');
  const hold = await holdDeletions(join(testApp.dataFolder, 'blobs'));
  await deleteAndWait(other._id, key);
  expect(await hold.list()).toContain(key);
  // One that is running holds what another one has held.
  await makeTestBackup(path);
  await check(path);
  expect((await readFile(join(path, 'blobs', key))).length).toBeGreaterThan(0);
  await hold.release();
  expect(await readdir(join(testApp.dataFolder, 'blobs'))).not.toContain('.held');
});

async function deleteAndWait(id: string, key: string): Promise<void> {
  await testApp.request('DELETE', `/files/${id}`, person);
  await vi.waitFor(
    async () => expect(Object.keys(await describeStore(testApp.dataFolder))).not.toContain(key),
    READ,
  );
}

test('a backup of a newer version is refused with a sentence', async () => {
  const archive = await openArchive(quiet);
  const manifest = readManifest(await archive.readManifest());
  const newer = { ...manifest, migrations: [...manifest.migrations, '9999-of-tomorrow'] };
  const dataFolder = await newFolder();
  const options = { target: embedded(dataFolder), dataFolder, replace: false, log };
  await expect(
    restoreBackup({ ...archive, readManifest: async () => writeManifest(newer) }, options),
  ).rejects.toThrow('made by a newer version of the program (it knows 9999-of-tomorrow)');
  expect(await readdir(dataFolder)).toEqual([]);
});

test('an account that was deleted is brought back alone, with everything it had and nothing of others', async () => {
  const other = await testApp.signUp();
  const things = await testApp.makeThings(other);
  const sub = (
    await testApp.request('POST', '/folders', other, { name: 'Sub', parentId: things.folderId })
  ).json();
  expect(sub.ok).toBe(true);
  const path = join(await newFolder(), 'account');
  const manifest = await makeTestBackup(path);
  const [before, stored] = [
    await describeRows(testApp.installation.database),
    await describeStore(testApp.dataFolder),
  ];
  const archive = await openArchive(path);
  onTestFinished(() => archive.close());
  const target = {
    database: testApp.installation.database,
    blobs: await makeDiskBlobStore(join(testApp.dataFolder, 'blobs')),
  };
  await expect(restoreAccount(archive, other.email, target)).rejects.toThrow('There is an account');
  await expect(restoreAccount(archive, 'nobody@people.example', target)).rejects.toThrow('no account of');

  const { password } = other;
  await testApp.request('DELETE', '/auth/account', other, { password });
  const ids = [other.accountId, things.fileId, things.questionId, things.batchId];
  await vi.waitFor(async () => {
    expect(await findTraces({ ...target, dataFolder: testApp.dataFolder }, ids)).toEqual([]);
  }, READ);
  await restoreAccount(archive, other.email, target);
  const after = await describeRows(testApp.installation.database);
  expect(await describeStore(testApp.dataFolder)).toEqual(stored);
  // Nobody is signed in anew, and what has passed has.
  const passing = [
    'session',
    'sso_attempt',
    'sso_ticket',
    'one_time_code',
    'idempotency_key',
    'ended_session',
    'throttle',
  ];
  const lasting = manifest.tables.flatMap(({ schema, name }) =>
    schema === 'public' && !passing.includes(name) ? [name] : [],
  );
  expect(lasting).toContain('usage_counter');
  for (const name of lasting) expect({ [name]: after[name] }).toEqual({ [name]: before[name] });
  const login = await testApp.request('POST', '/auth/login', null, { email: other.email, password });
  expect(login.json().ok).toBe(true);
});
