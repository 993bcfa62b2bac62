import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/database/open-database.ts';
import { openAppSecret } from '#adapters/installation/open-app-secret.ts';
import { compose } from '#compose/server.ts';
import { readConfig } from '#config.ts';
import { makeLog } from '#kernel/log.ts';
import { openTestDatabase } from '#testing/database.ts';

const SECRET = 'a secret of the tests that is long enough';
const OTHER = 'another secret of the tests, as long as that';

let opened: OpenDatabase;
let dataFolder: string;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'recto-lost-secret-'));
  await sql`update installation set secret_fingerprint = null`.execute(opened.database.root);
  const folder = dataFolder;
  return () => rm(folder, { recursive: true, force: true });
});

const open = (settings: { appSecret?: string; appSecretPrevious?: string } = {}) =>
  openAppSecret(opened.database, { dataFolder, ...settings });
const file = () => join(dataFolder, 'app-secret');

async function addAccount(): Promise<void> {
  await sql`insert into account (id, email, name, last_name, password_changed_at, created_at, updated_at)
    values (gen_random_uuid(), 'ada@people.example', 'Ada', 'Lovelace', now(), now(), now())`.execute(
    opened.database.root,
  );
}

test('a lost secret is not replaced: the start ends with a sentence, again and again', async () => {
  const secret = await open();
  await rm(file());
  for (let start = 0; start < 2; start++) {
    const config = readConfig({ RECTO_DATA: dataFolder });
    const start = compose(config, { log: makeLog('silent'), database: opened });
    await expect(start).rejects.toThrow(/^The secret of this installation is missing: .*app-secret/);
    await expect(readFile(file())).rejects.toThrow('ENOENT');
  }
  await writeFile(file(), secret);
  expect(await open()).toBe(secret);
});

test('a secret of another installation is refused as well, and left alone', async () => {
  await open();
  await writeFile(file(), OTHER);
  await expect(open()).rejects.toThrow('is not the one that this database was used with');
  expect(await readFile(file(), 'utf8')).toBe(OTHER);
});

test('APP_SECRET is taken as it is, beside a lost secret too', async () => {
  await open();
  await rm(file());
  expect(await open({ appSecret: OTHER })).toBe(OTHER);
  expect(await open({ appSecret: OTHER })).toBe(OTHER);
  await expect(open()).rejects.toThrow('is missing');
});

test('a change of APP_SECRET beside the previous one goes on', async () => {
  expect(await open({ appSecret: SECRET })).toBe(SECRET);
  expect(await open({ appSecret: OTHER, appSecretPrevious: SECRET })).toBe(OTHER);
  expect(await open({ appSecret: OTHER })).toBe(OTHER);
});

test('a first start that was cut, before the secret or after it, goes on', async () => {
  // The database is there and nothing else.
  const secret = await open();
  // The secret is there, and the database has not heard of it.
  await sql`update installation set secret_fingerprint = null`.execute(opened.database.root);
  expect(await open()).toBe(secret);
});

test('a database with accounts from before fingerprints has lost its secret where there is none', async () => {
  await addAccount();
  await expect(open()).rejects.toThrow('is missing');
  await writeFile(file(), SECRET);
  expect(await open()).toBe(SECRET);
  await sql`delete from account`.execute(opened.database.root);
});

test('two first starts on one folder come to the same secret', async () => {
  const [one, two] = await Promise.all([open(), open()]);
  expect(one).toBe(two);
});

test('nothing of the secret can be told from what the database holds', async () => {
  const secret = await open();
  const { rows } = await sql<{ found: string }>`select secret_fingerprint as found from installation`.execute(
    opened.database.root,
  );
  expect(rows[0]?.found).toMatch(/^[\w-]{22}$/);
  expect(secret).not.toContain(rows[0]?.found);
});
